/** Debts to a public body in letters of collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'au.public.want': { says: '何のお金か、金額の内訳、動く最後の日を探してください。' },
  'au.public.reality': {
    says: 'これは公の機関からです。新しい裁判なしに給料や銀行のお金を取れる機関もあります。最後の日の前に動いてください。',
  },
  'au.public.rights': {
    says: '何のお金かを聞き、まちがいだと言い、少しずつ払うことを求められます。',
  },
  'au.public.know-counsellor': {
    says: '無料のお金の相談員（financial counsellor）が、あなたの代わりに役所と話し、分割や免除を求められます。',
  },
  'au.public.right-ombudsman': {
    says: '公の機関の扱いが不公平なら、州か連邦の Ombudsman に無料で苦情を言えます。',
  },
  'au.public.step-check': {
    says: '名前、金額、何のお金かを確かめてください。払い済みか自分のものでないなら、証拠をつけて書いてください。',
  },
  'au.public.step-call': {
    says: '最後の日の前に役所に電話し、少しずつ払うことを求めてください。計画は書面でもらってください。',
  },
  'au.public.option-plan': {
    says: '収入と支出を示してください。続けられる金額を申し出てください。',
    title: '少しずつ払うことを求める',
    cost: '取り決めた金額。',
    time: '数日。',
    risk: '払い忘れると、手続きが進むことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'au.public.option-dispute': {
    says: '証拠をつけて役所に書いてください。答えるまで待つよう求めてください。',
    title: 'まちがいだと言う',
    cost: '無料。',
    time: '数週間。',
    risk: 'その間に金額が増えることがあります。',
    bestFor: '払い済み、自分のものでない、金額がちがうとき。',
  },
  'au.public.rates-reality': {
    says: '自治体（council）はたいてい裁判をします。何年も未納なら土地を売れます。分割払いの計画で両方を止められます。',
  },
  'au.public.rates-nsw': {
    says: 'ニューサウスウェールズで家を売れるのは、税（rates）が5年を超えて遅れたときだけです。自治体（council）は Revenue NSW に渡せます。',
  },
  'au.public.rates-vic': {
    says: 'ビクトリアで土地を売れるのは、税（rates）が3年を超えて遅れ、裁判所が支払いを命じ、計画がないときだけです。',
  },
  'au.public.study-reality': {
    says: 'HELP の返済は税のように集められます。ATO は遅れた額を、通知だけで裁判なしに銀行や雇い主から取れます。',
  },
  'au.public.study-right-hardship': {
    says: 'HELP の返済でひどく苦しくなるなら、減らすよう ATO に求めてください。通知から2年以内に申し込みます。',
  },
  'au.public.study-right-review': {
    says: 'ATO が断っても、その決定は見直してもらえます。断りの手紙を取っておいてください。',
  },
}
