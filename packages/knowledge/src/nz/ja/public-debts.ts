/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'nz.public.want': { says: '何のお金か、金額の内訳、動く最後の日を探してください。' },
  'nz.public.reality': {
    says: 'これは公の機関からです。新しい裁判なしに給料や銀行のお金を取れる機関もあります。最後の日の前に動いてください。',
  },
  'nz.public.rights': {
    says: '何のお金かを聞き、まちがいだと言い、少しずつ払うことを求められます。',
  },
  'nz.public.know-mentor': {
    says: 'お金の相談員（financial mentor）が、無料であなたの代わりに役所と話せます。MoneyTalks が見つけてくれます。',
  },
  'nz.public.right-file': {
    says: 'この債務についてあなたの何を持っているかを求められます。20営業日以内に答えなければなりません。',
  },
  'nz.public.right-ombudsman': {
    says: '省や自治体（council）の扱いが不公平なら、Ombudsman に無料で苦情を言えます。',
  },
  'nz.public.step-check': {
    says: '名前、金額、何のお金かを確かめてください。払い済みか自分のものでないなら、証拠をつけて書いてください。',
  },
  'nz.public.step-call': {
    says: '最後の日の前に役所に電話し、少しずつ払うことを求めてください。計画は書面でもらってください。',
  },
  'nz.public.option-plan': {
    says: '収入と支出を示してください。続けられる金額を申し出てください。',
    title: '少しずつ払うことを求める',
    cost: '取り決めた金額。',
    time: '数日。',
    risk: '払い忘れると、手続きが進むことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'nz.public.option-dispute': {
    says: '証拠をつけて役所に書いてください。答えるまで待つよう求めてください。',
    title: 'まちがいだと言う',
    cost: '無料。',
    time: '数週間。',
    risk: 'その間に金額が増えることがあります。',
    bestFor: '払い済み、自分のものでない、金額がちがうとき。',
  },
  'nz.public.fines-reality': {
    says: 'これは罰金です。裁判所は、新しい裁判なしに、給料、手当、銀行からお金を取るか、物を差し押さえられます。',
  },
  'nz.public.fines-seized': {
    says: '車や物を取られたら、売られる前に払うか時間を求めるのに7日あります。',
  },
  'nz.public.fines-right-time': {
    says: '罰金を少しずつ払う取り決めができます。手続きが進む前に 0800 4 FINES に電話してください。',
  },
  'nz.public.fines-right-reminder': {
    says: '違反の通知から始まり、督促（reminder notice）が来なかったか、審理を求めていたなら、直すよう裁判所に求めてください。',
  },
  'nz.public.fines-right-licence': {
    says: '交通の罰金では免許を止められることがあります。先に警告が必要で、払うか計画を決めるのに14日あります。',
  },
  'nz.public.rates-reality': {
    says: '自治体（council）は、税（rates）が4か月遅れると訴えるか、住宅ローンの銀行に払わせられます。自分で給料は取れません。',
  },
  'nz.public.rates-six-years': {
    says: '自治体（council）が未納の税（rates）で裁判をできるのは、その年度の最後の支払日から6年です。',
  },
  'nz.public.rates-right-object': {
    says: '自治体（council）の物件の記録がまちがっていれば、異議を言えます。決定は書面で知らせなければなりません。',
  },
  'nz.public.rates-sale': {
    says: '税（rates）のために家を売れるのは判決の後だけです。6か月の予告があり、その間はまだ払えます。',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue は、遅れた学生ローンのお金を、裁判なしに給料や銀行口座から取れます。',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue は国のために学生ローンを集めます。リンクからではなく myIR で金額を確かめてください。',
  },
  'nz.public.loan-right-hardship': {
    says: '返すと暮らせなくなるなら、Inland Revenue に軽減（hardship relief）を求めてください。返す額を下げられます。',
  },
  'nz.public.loan-step-plan': {
    says: '最後の日の前に Inland Revenue に電話するか myIR を使ってください。遅れた分を少しずつ払うことを求めてください。',
  },
}
