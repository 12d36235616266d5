/** The Italian words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_IT: Words = {
  'nl.duo.right-lived-there': {
    says: 'Mostri che viveva lì: dati di banca e viaggi, foto, posta, vicini. Una multa deve corrispondere alla colpa.',
  },
  'nl.duo.right-object': {
    says: 'Può opporsi (bezwaar) gratis entro sei settimane ed essere sentito. Chieda il rapporto della visita all’indirizzo.',
  },
}
