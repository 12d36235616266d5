/** Questions about credit reports: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_IT: Words = {
  'ca.ask.credit-file': {
    says: 'Può avere gratis il Suo dossier di credito da Equifax e TransUnion. Se qualcosa è sbagliato, chieda di correggerlo. Quasi tutti i debiti escono dopo circa sei anni.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Scriva a Equifax e TransUnion che cosa è sbagliato, con le prove. Devono controllare gratis e correggere. Quasi tutte le note negative devono sparire dopo sei anni.',
  },
}
