/** Ways out of debts that cannot be paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_JA: Words = {
  'nz.debt.opt-insolvency': {
    says: 'debt repayment order、no asset procedure、破産（bankruptcy）で、借金を終わらせられることがあります。',
    title: '支払不能の道（insolvency options）を聞く',
    cost: 'ほとんどは、申し込みが無料。',
    time: '数週間。',
    risk: '公の登録簿に載ります。',
    bestFor: '払えるよりずっと多く借りているとき。',
  },
  'nz.debt.right-no-asset': {
    says: '借金が$1,000から$50,000で、ほとんど何も持っていないなら、no asset procedureで、1年後にほとんどの借金を終わらせられます。使えるのは1度だけです。',
  },
  'nz.debt.right-repayment-order': {
    says: 'debt repayment orderでは、$50,000までの借金を、3年までかけて少しずつ払えます。その間、だれもその借金で訴えられません。',
  },
}
