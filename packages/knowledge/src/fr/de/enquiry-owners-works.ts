/** Questions about works that the owners’ meeting decided: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_DE: Words = {
  'fr.ask-home.owners-works': {
    says: 'Ein Eigentümer schuldet den Anteil an beschlossenen Arbeiten, auch bei Nein oder Abwesenheit. Verlangen Sie das Protokoll (procès-verbal). Stimmten Sie dagegen oder fehlten, haben Sie ab Erhalt zwei Monate für das Gericht. Nie beschlossene Arbeiten sind nicht fällig, außer dringende. Bitten Sie den syndic um einen Plan: 30 Tage nach Mahnung wird sonst das ganze Jahr fällig.',
    dependsOn: 'was die Versammlung beschloss und wie Sie stimmten',
  },
}
