/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_IT: Words = {
  'fr.ask-work.jobless-length': {
    says: 'Sotto i 55 anni dura al massimo 18 mesi. A 55 e 56 anni sono 22,5, e da 57 anni 27. Per una fine d’accordo (rupture conventionnelle) imprese e sindacati hanno concordato nel febbraio 2026 15 mesi, e 20,5 da 55 anni. Chieda per iscritto a France Travail quale regola vale per il giorno in cui è finito il contratto.',
    dependsOn: 'la Sua età e come e quando è finito il contratto',
  },
}
