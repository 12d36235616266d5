/** The Japanese words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_JA: Words = {
  'au.credit.right-listing': {
    says: '延滞（default）をのせられるのは、$150以上が60日以上遅れたときだけです。先に書面の警告が2回必要です。',
  },
  'au.credit.know-fourteen': {
    says: '延滞（default）は、すぐには信用情報（credit report）にのりません。先に最後の警告が来て、その後14日が過ぎなければなりません。',
  },
  'au.credit.insight-old': {
    says: '裁判には古すぎる借金を、延滞（default）としてのせることはできません。',
    actionable:
      '延滞（default）がまちがってのっているなら、会社と信用情報機関（credit bureau）に消すよう求めてください。',
  },
}
