/** Questions about a threat to cut off power or gas: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_DE: Words = {
  'de.ask-debt.power-cut': {
    says: 'Verlangen Sie heute eine Abwendungsvereinbarung. Eine Sperre braucht zwei Abschläge und 100 € Rückstand, vier Wochen Androhung und acht Werktage vorher einen Brief.',
  },
}
