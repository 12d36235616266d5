/** The French words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_WORDS: Words = {
  'fr.ask-debt.harass': {
    says: 'Demandez par écrit uniquement des courriers. Notez chaque appel. Signalez sur SignalConso, et portez plainte si cela continue : le harcèlement est un délit.',
  },
}
