/** Rechnungen der Hausverwaltung in Schottland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_DE: Words = {
  'gb.factor.code': {
    says: 'Eine Hausverwaltung (property factor) muss im öffentlichen Register stehen und einen Kodex einhalten. Sie muss jede Gebühr erklären und Beschwerden beantworten.',
  },
  'gb.factor.tribunal': {
    says: 'Beschweren Sie sich zuerst schriftlich bei der Hausverwaltung. Hilft das nicht, können Sie zum First-tier Tribunal for Scotland, Housing and Property Chamber gehen.',
  },
  'gb.factor.share': {
    says: 'Prüfen Sie Ihren Anteil in den Eigentumspapieren (title deeds). Steht dort nichts, regelt das Gesetz über Mehrfamilienhäuser (tenements) die Teilung.',
  },
}
