/** The Dutch words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_NL: Words = {
  'de.ask-buy.not-delivered': {
    says: 'Geef de winkel schriftelijk een laatste datum. Herroep dan en vraag uw geld terug. Het risico van de post is van de winkel.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Stel schriftelijk een laatste termijn, ongeveer twee weken. Ontbind daarna en vraag al uw geld terug. Vraag bank, kaart of PayPal meteen om de betaling terug te halen. Lijkt het een nepwinkel? Doe dan vandaag online aangifte.',
  },
}
