/** Questions about late and cancelled flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'be.ask.flight': {
    says: 'Se cancellano, sceglie lei: soldi indietro in sette giorni o un altro volo. Non deve accettare un buono. Avvisata meno di 14 giorni prima, o tre ore di ritardo: di solito 250–600 € in più. Non se la causa era inevitabile, come una tempesta. Tenga le ricevute di pasti e hotel. Scriva alla compagnia, poi al SPF Mobilité (FOD Mobiliteit).',
  },
}
