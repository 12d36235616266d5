/** Questions about an order to pay that can be enforced at once: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_IT: Words = {
  'it.ask.order-enforceable': {
    says: 'Non c’è udienza se non fa opposizione. Ha 40 giorni dalla notifica per opporsi, con un avvocato, gratuito con reddito basso. Poiché è già esecutivo, intanto possono arrivare precetto e pignoramento. Chieda quindi subito al giudice di sospenderlo, con le prove dei pagamenti. Una pensione è salva fino a 1.092,48 euro al mese nel 2026; dello stipendio al massimo un quinto.',
  },
}
