/** The Spanish words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_WORDS: Words = {
  'fr.ask-debt.harass': {
    says: 'Pida por escrito solo cartas. Anote cada llamada. Denuncie en SignalConso, y ante la policía si sigue: el acoso es un delito.',
  },
}
