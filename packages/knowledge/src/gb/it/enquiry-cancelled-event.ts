/** Questions about holidays and events that were cancelled: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_IT: Words = {
  'gb.ask-consumer.holiday-event': {
    says: 'Se l’azienda annulla e non può dare ciò che ha pagato, di solito dovrebbe riavere i soldi. Lo chieda per iscritto al venditore, poi alla società della carta.',
  },
}
