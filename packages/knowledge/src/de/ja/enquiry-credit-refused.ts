/** The Japanese words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_JA: Words = {
  'de.ask-credit.refused': {
    says: 'どの情報を使ったか銀行に尋ね、信用情報機関に無料の写しを求めてください。点数だけで決められたなら、人による見直しを求められます。誤った登録は訂正か削除をさせられます。',
  },
  'de.ask-credit.right-correct': {
    says: '誤った情報は訂正、理由なく残された情報は削除させられます。費用はかかりません。信用情報機関と、登録した会社の両方に書面で求めてください。',
  },
}
