/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_DE: Words = {
  'gb.ask-home.warrant-suspend': {
    says: 'Schicken Sie jetzt das Formular N244 an das Gericht und bitten Sie, die Räumung (warrant) auszusetzen. Schreiben Sie, was sich geändert hat und was Sie heute und jede Woche zahlen können; legen Sie Lohnzettel bei. Es gibt rasch einen Termin. Das hilft, außer der Richter musste so entscheiden. EX160 hilft bei der Gebühr. Rufen Sie auch die Gemeinde und Shelter an: 0808 800 4444.',
  },
}
