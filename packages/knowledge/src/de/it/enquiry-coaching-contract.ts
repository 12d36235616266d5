/** Questions about an expensive coaching booked online: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_IT: Words = {
  'de.ask-buy.coaching': {
    says: 'Receda oggi per iscritto: un consumatore annulla un contratto per chiamata o online entro 14 giorni, e oltre se non informato bene. Può esserlo se pensava soltanto a un’attività, qualunque casella abbiano segnato. Un corso a distanza che verifica l’apprendimento richiede anche una licenza (ZFU). Senza, è nullo, anche per imprese, e può chiedere indietro tutto. Fermi gli addebiti e tenga i messaggi.',
  },
}
