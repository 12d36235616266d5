/** The Japanese words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_JA: Words = {
  'fr.ask-buy.bank-fees': {
    says: '介入の手数料は1回€8まで、1か月€80までです。断られた口座引落しは€20までです。弱い立場の客は、もっと少ないです。',
    dependsOn: '手数料の種類',
  },
}
