/** Questions about an internet contract after a move: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_IT: Words = {
  'de.ask-buy.internet-move': {
    says: 'No, non fino alla scadenza. Il fornitore deve trasferire il contratto alle stesse condizioni. Se lì non può dare lo stesso servizio, può disdire con un mese, anche prima del trasloco. Non può far partire una nuova durata. Scriva indirizzo nuovo e data, alleghi la residenza e tenga la prova. Se rifiuta, la conciliazione della Bundesnetzagentur è gratis.',
  },
}
