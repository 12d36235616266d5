/** Questions about paying an allowance back in parts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_IT: Words = {
  'nl.ask.allowance-plan': {
    says: 'Sì. Per lo più può pagare in 24 mesi. Se è troppo, chieda un piano personale (persoonlijke betalingsregeling) secondo reddito e spese fisse. La somma è sbagliata? Si opponga anche entro sei settimane. Chieda prima dell’ultimo giorno e cerchi aiuto dal comune.',
  },
}
