/** Questions about viewings of a rented home: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_IT: Words = {
  'nl.ask.viewings': {
    says: 'Deve permettere le visite solo se la casa è in vendita o da riaffittare. Vanno annunciate, a un’ora giusta, e lei può essere presente. Proponga orari fissi, come un giorno a settimana. Il proprietario non può entrare con la chiave contro la sua volontà.',
  },
}
