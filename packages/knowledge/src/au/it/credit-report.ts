/** The Italian words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_IT: Words = {
  'au.credit.right-listing': {
    says: 'Possono registrare un mancato pagamento (default) solo se $150 o più sono in ritardo di almeno 60 giorni. Prima devono arrivare due avvisi scritti.',
  },
  'au.credit.know-fourteen': {
    says: 'Un mancato pagamento (default) non può andare subito nella Sua scheda di credito (credit report). Prima deve arrivare l’ultimo avviso, e poi devono passare 14 giorni.',
  },
  'au.credit.insight-old': {
    says: 'Un debito troppo vecchio per il tribunale non può essere registrato come mancato pagamento (default).',
    actionable:
      'Se un mancato pagamento (default) è registrato per errore, chieda alla società e all’ufficio del credito (credit bureau) di toglierlo.',
  },
}
