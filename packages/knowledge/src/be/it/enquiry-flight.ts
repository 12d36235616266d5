/** Questions about late and cancelled flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'be.ask.flight': {
    says: 'Chieda alla compagnia assistenza, rimborso o un altro volo e la somma fissa della regola europea. Non la deve per cause inevitabili, come una tempesta.',
    dependsOn: 'la causa, il ritardo e la distanza',
  },
}
