/** Questions about flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_IT: Words = {
  'nz.ask.flight': {
    says: 'Dipende. Se la colpa era della compagnia, può chiedere i Suoi costi, e un servizio deve essere fatto con cura. Chieda per iscritto un rimborso o un altro volo.',
    dependsOn: 'perché il volo è stato cancellato',
  },
}
