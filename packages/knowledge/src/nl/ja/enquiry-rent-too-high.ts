/** The Japanese words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_JA: Words = {
  'nl.ask.rent-too-high': {
    says: 'Huurcommissieの確認表で点数を数えてください。最初の6か月は、当初の家賃を審査してもらえます。その後、点数が少なければ、書面で値下げを求めてください。断られたらHuurcommissieに申し立てられます。',
  },
}
