/** The Japanese words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_JA: Words = {
  'de.ask-home.landlord-enters': {
    says: '大家は、あなたの同意なしに入れず、鍵も持てません。正当な理由があり、先に知らせたときは、住まいを見せなければなりません。',
  },
}
