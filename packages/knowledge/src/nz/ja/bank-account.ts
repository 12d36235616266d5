/** The Japanese words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'nz.bank.right-complain': {
    says: '銀行に苦情を言えます。銀行の最後の答えがだめなら、Banking Ombudsmanが無料で見ます。',
  },
  'nz.bank.right-money': {
    says: '口座のお金は、あなたのもののままです。いつ、どのように受け取れるかを聞いてください。',
  },
  'nz.bank.step-open': {
    says: '今すぐ、別の銀行に口座を開いてください。その銀行が、あなたの支払いを移してくれます。',
  },
  'nz.bank.step-tell': {
    says: '最後の日の前に、新しい番号を勤め先、Work and Income、Inland Revenueに知らせてください。',
  },
  'nz.bank.step-why': {
    says: '理由と、契約のどの決まりによるかを、書面で聞いてください。必要なら、もっと時間を求めてください。',
  },
  'nz.bank.option-complain': {
    says: 'これは苦情だということと、口座を閉じられるとどんな害があるかを書いてください。',
    title: '苦情を言い、もっと時間を求める',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '銀行が理由を言わなかったか、時間が短すぎたとき。',
  },
}
