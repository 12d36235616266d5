/** Questions about the time to claim for a floor clause in a mortgage: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_DE: Words = {
  'es.ask.floor-clause': {
    says: 'Meist geht es noch, auch bei einem abbezahlten Kredit. Ein Gericht kann die Klausel jederzeit für unfair erklären. Die fünf Jahre für die Rückzahlung beginnen meist erst mit dem endgültigen Urteil darüber. Anders, wenn die Bank beweist, dass Sie es früher wussten. Fordern Sie zuerst schriftlich von der Bank: Das verlangt das Gericht. Haben Sie mit der Bank dazu etwas Neues unterschrieben? Fragen Sie einen Anwalt. Kostenlose Hilfe: das Verbraucheramt (OMIC).',
  },
}
