/** Taxes (impôts) and State seizures: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_JA: Words = {
  'fr.public.tax-want': {
    says: '税務署が、税を払うよう求めています。',
  },
  'fr.public.tax-want-proposal': {
    says: '税務署が、あなたの税を変えようとしています。これは提案で、先に答えられます。',
  },
  'fr.public.tax-want-seizure': {
    says: '国庫の役所が、銀行、雇い主、またはほかの第三者からお金を取ります（SATD）。',
  },
  'fr.public.tax-want-reminder': {
    says: '国庫の役所から、まだ払われていない税金についてのお知らせです。まだ差押えはありません。期限が切れる前に、支払うか、猶予を求めてください。',
  },
  'fr.public.tax-want-formal': {
    says: '国庫の役所からの正式な催告（mise en demeure）です。まだ差押えはありません。期限が切れる前に、支払うか、猶予を求めてください。',
  },
  'fr.public.tax-who': {
    says: '国庫の役所には強い力があります。差押えに裁判官はいりませんが、手順に従わなければなりません。',
  },
  'fr.public.tax-reality': {
    says: '早く求めた人の多くは、支払いの時間をもらえます。期日の前に書いてください。',
  },
  'fr.public.tax-rights': {
    says: '税を争い、時間を求め、全部か一部をなくすよう求められます。',
  },
  'fr.public.tax-not-yet': {
    says: '答えるための30日が終わる前は、新しい金額を取り立てられません。',
  },
  'fr.public.tax-deadline-thirty': {
    says: '答えるために30日あります。さらに30日を求められます。',
    action: '提案に答えるか、さらに30日を求める',
    consequence: '何もしないと、同意したとみなされます。',
  },
  'fr.public.tax-deadline-seizure': {
    says: '差押えをした役所に争うために2か月あります。',
    action: '書面で差押えを争う',
    consequence: 'その後は、もう争えません。',
  },
  'fr.public.tax-step-check': {
    says: 'impots.gouv.frの自分のアカウントで、金額と年を確かめてください。',
  },
  'fr.public.tax-step-time': {
    says: '払えませんか。アカウントからメッセージを送るか、電話してください。期日の前に計画を求めます。',
  },
  'fr.public.tax-step-bank': {
    says: '銀行が約€650の基本の金額を残し、給付を自由にしたか、確かめてください。',
  },
  'fr.public.tax-step-claim': {
    says: 'まちがいなら、不服（réclamation）を送ってください。その中で、その間は払わないこと（sursis de paiement）を求めます。',
  },
  'fr.public.tax-step-waive': {
    says: 'まったく払えなければ、家計の証拠をつけて、免除（remise gracieuse）を求めてください。',
  },
  'fr.public.tax-right-claim': {
    says: '所得の税では、通知の後の2年目の12月31日まで不服を出せます。地方の税では、次の年です。',
  },
  'fr.public.tax-right-floor': {
    says: '国に対しても、銀行は基本の金額を残さなければなりません。',
  },
  'fr.public.tax-right-error': {
    says: '正直なまちがいを1回する権利があります。直せば、ほとんどの場合、罰はありません。',
  },
  'fr.public.tax-right-four': {
    says: '国庫の役所には、税が決まってから集めるために4年あります。でも、動きのたびに、これがまた始まります。',
  },
  'fr.public.tax-option-time': {
    says: '分割を申し出て、家計を見せます。',
    title: '支払いの時間を求める',
    cost: '税と、10 %の追加金のことがあります。',
    time: 'メッセージ1通。',
    risk: '早く求めれば、ありません。',
    bestFor: '払う義務があるが、すぐに払えないとき。',
  },
  'fr.public.tax-option-claim': {
    says: 'ネットの自分のアカウントから、証拠をつけて不服を送ります。',
    title: '税を争う',
    cost: '何もかかりません。',
    time: '答えまで最長6か月。',
    risk: '払わずに負けると、10 %の追加金が加わることがあります。',
    bestFor: '税がまちがっているとき。',
  },
  'fr.public.tax-option-help': {
    says: '税務署が断れば、県の調停人が無料で見ます。',
    title: '税の調停人に頼む',
    cost: '何もかかりません。',
    time: '1か月。',
    risk: 'ありません。',
    bestFor: '書いたが、良い答えがなかったとき。',
  },
  'fr.public.tax-warn-surcharge': {
    says: '支払いが遅れると、ほとんどの場合10 %が加わります。期日の前に時間を求めてください。',
  },
}
