/** Questions about heating that is turned off at night: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_IT: Words = {
  'de.ask-home.heating-at-night': {
    says: 'Di notte si può abbassare, ma non spegnere nella stagione fredda. I giudici vogliono per lo più 20-22 gradi di giorno e circa 18 di notte. Misuri con data, ora e testimone. Avvisi per iscritto con un ultimo giorno. Fino alla riparazione l’affitto è ridotto per legge.',
  },
}
