/** Questions about a contract that a seller at home had signed, other than for energy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_IT: Words = {
  'be.ask.door-sale': {
    says: 'Ciò che firma in casa o alla porta si può annullare entro 14 giorni senza motivo: per servizi dal contratto, per beni dalla consegna. Non gliel’hanno detto? Dodici mesi in più. Lo scriva chiaro per raccomandata, alla ditta e al finanziatore se c’è un credito, e tenga la prova. Nessuna penale. Non faccia iniziare i lavori. Inganno o pressione su un anziano: segnali a ConsumerConnect.',
  },
}
