/** The Japanese words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'ca.bank.right-open': {
    says: '本人であることを示せば、銀行で口座を開く権利があります。仕事も、よい信用情報も必要ありません。',
  },
  'ca.bank.right-complain': {
    says: '銀行に苦情を出せます。56日後、または最後に断られた後は、OBSIが無料で調べます。',
  },
  'ca.bank.step-open': {
    says: '今すぐ新しい口座を開いてください。その番号を、雇い主、CRA、引き落としをする全部の相手に伝えます。',
  },
  'ca.bank.step-why': {
    says: '理由、もっと長い時間、残ったお金の受け取り方を、書面で聞いてください。',
  },
}
