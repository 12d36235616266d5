/** The Japanese words of the rows in ../public-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_JA: Words = {
  'fr.public.tax-want': {
    says: '税務署が、税を払うよう求めています。',
  },
  'fr.public.tax-want-proposal': {
    says: '税務署が、あなたの税を変えようとしています。これは提案で、先に答えられます。',
  },
  'fr.public.tax-want-seizure': {
    says: '国庫の役所が、銀行、雇い主、またはほかの第三者からお金を取ります（SATD）。',
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
  'fr.public.benefit-want': {
    says: 'あなたに払いすぎたので、返すよう言っています。',
  },
  'fr.public.benefit-want-order': {
    says: 'これは支払いの命令（contrainte）です。期限内に異議を出さないと、判決と同じ強さになります。',
  },
  'fr.public.benefit-who': {
    says: '給付の役所は、後の支払いからお金を引けます。理由を示し、あなたに争わせなければなりません。',
  },
  'fr.public.benefit-reality': {
    says: '借金を争えます。正しいなら、一部か全部をなくすよう求められます。',
  },
  'fr.public.benefit-not-yet': {
    says: 'RSAの借金を争うか免除を求めれば、答えるまで、お金を取るのをやめなければなりません。',
  },
  'fr.public.benefit-rights': {
    says: '計算を見て、争い、免除を求め、毎月の少ない支払いを求められます。',
  },
  'fr.public.benefit-deadline-two': {
    says: '不服の委員会（commission de recours amiable）か、手紙に書かれた所に争うために、2か月あります。',
    action: '書面で、払いすぎを争う',
    consequence: 'その後は、免除か計画だけを求められます。',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'contrainteに異議を出せるのは、届けられてから15日だけです。理由を書いてください。',
    action: '命令に異議を出す（opposition à contrainte）',
    consequence: 'その後は、判決のように強制できます。',
  },
  'fr.public.benefit-step-count': {
    says: '計算を求めてください。どの給付、どの月、どの理由かです。あなたが伝えたことと比べます。',
  },
  'fr.public.benefit-step-dispute': {
    says: '2か月以内に、証拠をつけて、書面で争ってください。控えを残します。',
  },
  'fr.public.benefit-step-waive': {
    says: '免除（remise de dette）も求めてください。収入、家賃、家族を示します。',
  },
  'fr.public.benefit-step-social': {
    says: '福祉の相談員かFrance servicesが、無料で一緒に書けます。',
  },
  'fr.public.benefit-jobseeker': {
    says: '2か月以内に、France Travailに争ってください。ほとんどの場合、お金を引いてよいのは、あなたが争わないときだけです。',
  },
  'fr.public.benefit-jobseeker-three': {
    says: '失業給付を返すよう求められるのは3年です。不正があれば10年です。',
  },
  'fr.public.benefit-right-reasons': {
    says: '理由、計算、無料の不服の権利があります。',
  },
  'fr.public.benefit-right-waive': {
    says: '正直に行い、お金が足りないなら、借金をなくしてもらえることがあります。',
  },
  'fr.public.benefit-right-two-years': {
    says: '不正がなければ、CAFのほとんどの給付で、さかのぼれるのは2年だけです。',
  },
  'fr.public.benefit-right-error': {
    says: '正直なまちがいは不正ではありません。直す権利があります。',
  },
  'fr.public.benefit-option-appeal': {
    says: '不服の委員会か、手紙に書かれた所に書きます。',
    title: '争う',
    cost: '何もかかりません。',
    time: '答えまで2か月。',
    risk: 'ありません。',
    bestFor: '金額、月、理由がまちがっているとき。',
  },
  'fr.public.benefit-option-waive': {
    says: 'なくすこと、または毎月少しずつ払うことを求めます。',
    title: '免除か少額の支払いを求める',
    cost: '何もかかりません。',
    time: '手紙1通。',
    risk: '不正の後では、免除はありません。',
    bestFor: '借金は正しいが、払えないとき。',
  },
  'fr.public.benefit-option-help': {
    says: '役所の調停人か、Défenseur des droitsは無料です。',
    title: '調停人に助けてもらう',
    cost: '何もかかりません。',
    time: '数週間。',
    risk: '2か月は止まりません。',
    bestFor: '書いたが、答えがなかったとき。',
  },
  'fr.public.benefit-warn-order': {
    says: 'contrainteの期間はとても短く、15日です。今、point-justice（3039）に相談してください。',
  },
  'fr.public.urssaf-deadline': {
    says: 'Urssafの求めを、その不服の委員会に争うために2か月あります。1か月以内に、払うか解決しなければなりません。',
    action: 'Urssafの不服の委員会に争う',
    consequence: 'その後、Urssafは命令（contrainte）を出せ、それを争うのはとても難しいです。',
  },
  'fr.public.urssaf-want': {
    says: 'Urssafが、社会保険のお金を求めています。',
  },
  'fr.public.title-want': {
    says: '町、病院などの公の機関が、あなたに請求しています（avis des sommes à payer）。国庫の役所が集め、裁判官なしに差し押さえられます。',
  },
  'fr.public.title-reality': {
    says: 'これは会社の手紙より強いものです。期限内に裁判官の前で争えば、取立ては止まります。',
  },
  'fr.public.title-deadline': {
    says: 'そこに書かれた裁判所で請求書を争うために、2か月あります。',
    action: '裁判所で、公の請求書を争う',
    consequence: 'その後は、時間か免除だけを求められます。',
  },
  'fr.public.title-step': {
    says: 'まちがいを直すことは請求した機関に、計画は国庫の役所に求めてください。これで2か月は止まりません。',
  },
}
