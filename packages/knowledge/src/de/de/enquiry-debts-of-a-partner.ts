/** Questions about the debts of a husband, a wife or a parent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_DE: Words = {
  'de.ask-debt.spouse': {
    says: 'Für Schulden von Ehepartner, Eltern oder erwachsenen Kindern haften Sie nicht, außer Sie haben mit unterschrieben. Ausnahme sind alltägliche Einkäufe für die Familie in der Ehe. Schreiben Sie der Firma einmal, dass Sie nicht unterschrieben haben und nichts schulden. Bei Verstorbenen ist es anders: Schlagen Sie das Erbe rechtzeitig aus.',
  },
}
