/** Questions about flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_IT: Words = {
  'au.ask.flight': {
    says: 'Dipende. Un volo va fornito con la dovuta cura e in un tempo ragionevole. Chieda alla compagnia un rimborso o un altro volo, e guardi le sue regole.',
    dependsOn: 'perché il volo è stato cancellato',
  },
}
