/** Japanese: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_JA: Words = {
  'gb.benefit.one-month-older': {
    says: '見直しを求める期限は、決定の日付から1か月です。',
    action: '決定の見直しを求める',
    consequence: 'その後は、遅れたよい理由が必要です。',
  },
  'gb.benefit.step-review-older': {
    says: 'まちがいがあるなら、決定の日付から1か月以内に、見直し（mandatory reconsideration）を求めてください。',
  },
  'gb.benefit.know-older': {
    says: '役所にすべてを期限内に知らせていた人は、ふつう、Pension Creditやほかの古い給付金を返さなくてすみます。',
    learnMore: '何を、いつ、どうやって知らせたかを探しましょう。写しを申し出につけましょう。',
  },
  'gb.benefit.right-older': {
    says: 'Pension Creditやほかの古い給付金を返すよう求められるのは、ふつう、あなたが事実をまちがえたか、言わなかったときだけです。役所のまちがいでしたか。それなら、そう言いましょう。',
  },
}
