/** Benefits paid by mistake (trop-perçu, indu): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_JA: Words = {
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
  'fr.public.benefit-right-reasons': {
    says: '理由、計算、無料の不服の権利があります。',
  },
  'fr.public.benefit-right-waive': {
    says: '正直に行い、お金が足りないなら、借金をなくしてもらえることがあります。',
  },
  'fr.public.benefit-right-two-years': {
    says: '不正がなければ、CAFのほとんどの給付で、さかのぼれるのは2年だけです。',
  },
  'fr.public.benefit-right-sick': {
    says: '不正がなければ、さかのぼれるのは最長2年です。後の給付から少しずつ引けるのは、知らせて争う機会を与えた後だけです。',
  },
  'fr.public.benefit-right-pension': {
    says: '年金では、虚偽がなければさかのぼれるのは最長2年です。相手の誤りで収入がとても低ければ、何も請求できません。',
  },
  'fr.public.benefit-right-penalty': {
    says: '不正の制裁には故意が必要です。先に事実と額を示し、1か月の返答期間を与えます。正直な誤りには科せません。その後は裁判所(pôle social)が判断します。',
  },
  'fr.public.benefit-right-survivor': {
    says: '遺族年金は収入によります。自分の年金がすべてそろって3か月たつと固定され、減らされません。その日を確かめてください。',
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
    risk: 'ありません。期限は進みます。',
    bestFor: '書いたが、答えがなかったとき。',
  },
  'fr.public.benefit-warn-order': {
    says: 'contrainteの期間はとても短く、15日です。今、point-justice（3039）に相談してください。',
  },
}
