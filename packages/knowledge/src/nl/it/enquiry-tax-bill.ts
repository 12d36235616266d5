/** The Italian words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_IT: Words = {
  'nl.ask.tax-plan': {
    says: 'Chieda un piano al fisco prima dell’ultimo giorno: online, per telefono o con il modulo. Se ha poco reddito e pochi risparmi, chieda il condono (kwijtschelding). La somma è sbagliata? Faccia opposizione entro sei settimane e chieda di sospendere quella parte. Non lasci stare: con un dwangbevel il fisco può pignorare paga o denaro senza un giudice prima.',
  },
}
