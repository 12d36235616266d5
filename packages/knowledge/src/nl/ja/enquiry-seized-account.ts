/** The Japanese words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_JA: Words = {
  'nl.ask.bank-seized': {
    says: '口座には、家族の形に応じて、決まった金額が残されなければなりません。いくら残したか、銀行と執行官に聞いてください。生活に足りなければ、収入の証拠を送ります。そして執行官に直すよう求めてください。後から入るお金は、この差し押さえの対象ではありません。食べる物が買えなければ、今日、町の役所に相談してください。',
  },
}
