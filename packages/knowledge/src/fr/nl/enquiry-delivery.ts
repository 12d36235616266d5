/** The Dutch words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'fr.ask-buy.delivery': {
    says: 'Stel schriftelijk een nieuwe datum. Gaat die voorbij, zeg dan op en vraag uw geld terug: het moet binnen 14 dagen komen. De verkoper staat in voor de bezorger. Een volgpagina met ‘bezorgd’ bewijst niet dat u het kreeg.',
  },
}
