/** The Japanese words of Ireland: closing a bank account. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'ie.bank.want': {
    says: '銀行が口座を閉じようとしています。最後の日を調べ、給料と支払いを間に合うように移してください。',
  },
  'ie.bank.right-notice': {
    says: '支払い用の口座を閉じる前に、銀行はほとんどの場合、2か月前に書面で知らせる必要があります。',
  },
  'ie.bank.right-basic': {
    says: 'EUに住んでいるなら、基本の銀行口座（basic bank account）を持つ権利があります。断れるのは、法律にある理由だけで、書面が必要です。',
  },
  'ie.bank.right-ombudsman': {
    says: 'まず銀行に苦情を出してください。40営業日の後か最終の断りの後、Financial Services and Pensions Ombudsmanが無料で調べます。',
  },
  'ie.bank.step': {
    says: '理由を書面で求めてください。新しい口座を開き、支払いを移すよう新しい銀行に頼みます。',
  },
  'ie.bank.right-forty-days': {
    says: '銀行に書面で苦情を出すと、銀行は調べて40営業日以内に答えなければなりません。',
  },
}
