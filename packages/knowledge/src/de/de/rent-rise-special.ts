/** The German words of the rows in ../rent-rise-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_DE: Words = {
  'de.rise.index-want': {
    says: 'Ihr Vermieter erhöht eine Miete, die dem Preisindex folgt (Indexmiete). Dafür braucht er keine Zustimmung.',
  },
  'de.rise.index-year': {
    says: 'Eine Indexmiete muss ein Jahr gleich bleiben. Der Brief muss die Änderung des Index und die neue Miete oder die Erhöhung nennen.',
  },
  'de.rise.index-start': {
    says: 'Die neue Indexmiete gilt ab dem übernächsten Monat nach Zugang des Briefes.',
  },
  'de.rise.index-step': {
    says: 'Prüfen Sie die Indexzahlen beim Statistischen Bundesamt und rechnen Sie die Erhöhung nach.',
  },
  'de.rise.works-want': {
    says: 'Ihr Vermieter will mehr Miete wegen Arbeiten am Haus (Modernisierung).',
  },
  'de.rise.works-cap': {
    says: 'Im Jahr dürfen höchstens 8 % der Kosten auf die Miete kommen, in sechs Jahren höchstens 3 € pro Quadratmeter. Unter 7 € pro Quadratmeter sind es 2 €.',
  },
  'de.rise.works-repairs': {
    says: 'Die Kosten für Reparaturen müssen abgezogen werden. Nur echte Verbesserungen zählen.',
  },
  'de.rise.works-hardship': {
    says: 'Ist die neue Miete zu viel für Sie, können Sie sich auf eine Härte berufen. Die Zeit dafür ist kurz.',
    actionable: 'Schreiben Sie dem Vermieter jetzt, mit Einkommen und Miete.',
  },
}
