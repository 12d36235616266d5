/** Questions about bad work of a tradesman: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_IT: Words = {
  'nl.ask.botched-work': {
    says: 'Scriva che cosa non va, con foto, e dia un tempo giusto per riparare. Fino ad allora può trattenere una parte della fattura secondo il difetto, non tutto. Se non succede nulla, scriva che un’altra ditta lo farà a loro spese. Poi Geschillencommissie o giudice kanton.',
  },
}
