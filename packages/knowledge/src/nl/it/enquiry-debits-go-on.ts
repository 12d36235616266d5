/** Questions about a firm that goes on debiting after the contract was ended: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_IT: Words = {
  'nl.ask.debits-go-on': {
    says: 'Faccia tornare gli addebiti: entro otto settimane può farlo senza motivo nell’app della banca. Blocchi lì la ditta. Quelli più vecchi non autorizzati si chiedono per 13 mesi. Scriva alla ditta: il giorno della disdetta, la prova, e che il contratto è finito al più un mese dopo. Paghi solo il dovuto fino ad allora. Contesti il recupero e vada alla Geschillencommissie.',
  },
}
