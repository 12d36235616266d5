/** The Dutch words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_WORDS: Words = {
  'nl.ask.bank-seized': {
    says: 'Op uw rekening moet een vast bedrag vrij blijven, naar uw gezin en woonsituatie. Vraag bank en deurwaarder welk bedrag zij vrij lieten. Houdt u te weinig over om te leven, stuur dan bewijs van uw inkomen. Vraag de deurwaarder het te herstellen. Geld dat later binnenkomt, valt niet onder dit beslag. Geen geld voor eten? Vraag vandaag hulp bij uw gemeente.',
  },
}
