/** The Japanese words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_JA: Words = {
  'nz.credit.right-file': {
    says: '信用情報（credit report）を無料で見て、まちがった延滞記録（default）を直すよう求められます。断られたら、Privacy Commissionerに行ってください。',
  },
  'nz.credit.step-dispute': {
    says: '借金がまちがいなら、延滞（default）と登録される前に会社に書いてください。もう登録されたなら、信用情報会社（credit reporter）に、直すか、あなたの言い分を加えるよう求めてください。',
  },
}
