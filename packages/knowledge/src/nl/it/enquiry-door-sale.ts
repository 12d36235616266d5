/** Questions about a contract that a seller at the door had signed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_IT: Words = {
  'nl.ask.door-sale': {
    says: 'Ciò che firma in casa o alla porta si può annullare entro 14 giorni senza motivo: per servizi ed energia dal contratto, per beni dalla consegna. Non gliel’hanno detto? Dodici mesi in più. Lo scriva chiaro, per mail o lettera, e tenga la prova; nessuna penale. Avvisi anche il vecchio fornitore di energia. Inganno o pressione su un anziano: segnali all’ACM (ConsuWijzer).',
  },
}
