/** The Japanese words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_JA: Words = {
  'nz.kids.want': {
    says: 'Inland Revenueが、養育費（child support）を決めるか変えます。使われた収入、世話をした夜の数、日付を見てください。',
  },
  'nz.kids.reality': {
    says: '収入と世話から、決まった計算で出します。事実がまちがっているか変わったなら、額も変わることがあります。',
  },
  'nz.kids.rights': { says: '無料で異議（objection）を言い、見直し（review）を求められます。' },
  'nz.kids.right-object': {
    says: '書面で異議（objection）を言えます。手紙に最後の日が書いてあるので、早くしてください。認められなければ、家庭裁判所（Family Court）が決められます。',
  },
  'nz.kids.right-review': {
    says: '特別な事情があるなら、見直し（administrative review）を求めてください。理由は10あります。子どもの費用や、会うための費用が高いなどです。',
  },
  'nz.kids.right-estimate': {
    says: '収入が15%以上減ったなら、見込みの額（estimate）を使うよう求められます。',
  },
  'nz.kids.right-plan': {
    says: '支払いが遅れているなら、分割の計画を求めてください。そうすれば、Inland Revenueは罰金をなくせます。また、裁判所なしで給料からお金を取れます。',
  },
  'nz.kids.step': {
    says: '知らせにある事実を一つずつ確かめてください。まちがいがあればInland Revenueに電話し、直らなければ書面で異議（objection）を言ってください。',
  },
}
