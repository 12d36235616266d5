/** Questions about the debts of a husband, a wife or a parent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_DE: Words = {
  'de.ask-debt.spouse': {
    says: 'Für Schulden von Ehepartner oder Eltern haften Sie nicht, außer Sie haben mit unterschrieben. Ausnahme: Alltagseinkäufe für die Familie.',
  },
}
