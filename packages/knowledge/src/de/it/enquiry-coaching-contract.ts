/** Questions about an expensive coaching booked online: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_IT: Words = {
  'de.ask-buy.coaching': {
    says: 'Receda oggi per iscritto: un contratto per chiamata o online si annulla entro 14 giorni, e oltre se non informata bene. È consumatore se non aveva un’attività, qualunque casella abbiano segnato. Un corso a distanza che verifica l’apprendimento richiede anche una licenza (ZFU). Senza, è nullo e riha tutto. Fermi gli addebiti e tenga i messaggi.',
  },
}
