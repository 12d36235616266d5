/** Italian: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_IT: Words = {
  'gb.phone.right-service': {
    says: 'Il servizio deve essere curato e come promesso. Se era molto peggiore, può chiedere un prezzo più basso o uscire senza costi.',
  },
}
