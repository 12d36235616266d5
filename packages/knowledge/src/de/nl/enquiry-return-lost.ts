/** Questions about a returned parcel that was lost or came empty: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_NL: Words = {
  'de.ask-buy.return-lost': {
    says: 'Vraag uw geld schriftelijk met een termijn van ongeveer twee weken. Bij herroepen draagt de winkel het risico van de terugweg. Is het pakket kwijt, dan is het verzendbewijs genoeg. Zeggen ze dat het leeg was, stuur dan het bewijs met gewicht, foto’s en getuige, en vraag een onderzoek. Een afschrijving haalt u binnen acht weken terug, of open een zaak bij PayPal. Daarna een Mahnbescheid.',
  },
}
