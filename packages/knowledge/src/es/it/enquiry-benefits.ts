/** The Italian words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'es.ask.benefit-back': {
    says: 'Guardi i mesi e il motivo. Si opponga in dieci giorni se è un primo avviso, o presenti una reclamación previa in 30 giorni lavorativi. Può chiedere di pagare a rate.',
  },
  'es.ask.benefit-refused': {
    says: 'Presenti un reclamo (reclamación previa) all’ufficio entro 30 giorni lavorativi. Dopo un no, o 45 giorni di silenzio, ha 30 giorni lavorativi per fare causa. Sono gratis tutti e due.',
  },
}
