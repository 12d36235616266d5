/** Questions about a sanction on Universal Credit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_DE: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Bitten Sie um eine neue Prüfung (mandatory reconsideration), am besten binnen eines Monats. Nennen Sie Ihren guten Grund, etwa Krankheit, und schicken Sie Beweise. Danach können Sie zum kostenlosen Tribunal. Für Essen und Rechnungen bitten Sie inzwischen um ein hardship payment.',
  },
}
