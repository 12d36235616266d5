/** Questions about pension money that an employer did not pay in: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_IT: Words = {
  'gb.ask-work.pension-unpaid': {
    says: 'Confronti le buste paga con l’estratto della pensione. Ciò che è tolto dalla paga deve per lo più arrivare entro il 22 del mese dopo. Chieda le date per iscritto al datore di lavoro. Avvisi il fondo e lo segnali a The Pensions Regulator. Il Pensions Ombudsman può ordinare al datore di pagare. È gratis, e per lo più ha tre anni.',
  },
}
