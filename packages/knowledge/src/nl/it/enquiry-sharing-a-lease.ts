/** Questions about people who rent a home together: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_IT: Words = {
  'nl.ask.co-tenant': {
    says: 'I contratti dicono di solito che ognuno deve tutto l’affitto (hoofdelijk). Allora il locatore può chiederLe tutto. Può chiedere l’altra parte al coinquilino. Chieda di mettere il contratto a un solo nome.',
    dependsOn: 'dal Suo contratto',
  },
}
