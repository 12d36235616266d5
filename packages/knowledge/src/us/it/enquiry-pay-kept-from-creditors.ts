/** Questions about pay that private creditors cannot take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_IT: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: "Nel suo stato un creditore privato di solito non può prendere lo stipendio, neanche con una sentenza per carta o prestito. Mantenimento, tasse e prestiti studenteschi federali sono diversi; in Pennsylvania un locatore può prendere fino al 10% per l'affitto. Può però rivalersi sul conto: tenga le buste paga. Risponda all'avviso sulle esenzioni, in North Carolina entro 20 giorni. Se prendono la paga, vada subito dal giudice.",
  },
}
