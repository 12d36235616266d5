/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_DE: Words = {
  'de.ask-debt.heir': {
    says: 'Erben übernehmen Schulden. Sie können binnen sechs Wochen ab Kenntnis ausschlagen, beim Nachlassgericht oder Notar.',
    dependsOn: 'ob Sie das Erbe binnen sechs Wochen ausschlagen',
  },
  'de.ask-debt.spouse': {
    says: 'Für Schulden von Ehepartner oder Eltern haften Sie nicht, außer Sie haben mit unterschrieben. Ausnahme: Alltagseinkäufe für die Familie.',
  },
}
