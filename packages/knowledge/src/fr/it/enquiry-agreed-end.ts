/** The Italian words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Nessuno può costringerla. Dopo la firma ha 15 giorni per cambiare idea. Tiene il diritto al sussidio di disoccupazione e ha almeno la somma di legge.',
    dependsOn: 'se siete d’accordo tutti e due',
  },
}
