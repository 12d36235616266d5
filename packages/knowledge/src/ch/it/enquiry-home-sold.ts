/** Questions about a rented home that is sold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_IT: Words = {
  'ch.ask.home-sold': {
    says: 'Una vendita non pone fine al contratto: il nuovo proprietario lo riprende con la stessa pigione. Solo un bisogno urgente per sé o parenti stretti gli permette di disdire prima. Anche allora servono il modulo ufficiale, il termine e la scadenza della legge. Contesti o chieda più tempo all’ufficio di conciliazione entro 30 giorni. È gratis.',
    dependsOn: 'se il nuovo proprietario ha bisogno urgente dell’abitazione',
  },
}
