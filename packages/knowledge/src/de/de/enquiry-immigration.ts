/** The German words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'de.ask-stay.extend': {
    says: 'Beantragen Sie schriftlich vor Ablauf, auch ohne Termin. Dann gilt der Titel bis zur Entscheidung weiter. Verlangen Sie die Fiktionsbescheinigung.',
  },
  'de.ask-stay.refused': {
    says: 'Gehen Sie heute zum Anwalt. Meist haben Sie einen Monat für Widerspruch oder Klage. Das allein stoppt die Abschiebung nicht. Nötig ist ein Eilantrag.',
  },
  'de.ask-stay.asylum-no': {
    says: 'Sie haben zwei Wochen ab Zustellung für die Klage, manchmal nur eine. Das steht auf der letzten Seite. Oft stoppt die Klage allein die Abschiebung nicht. Stellen Sie dann auch einen Eilantrag beim Gericht.',
  },
  'de.ask-stay.citizenship': {
    says: 'Meist nach fünf Jahren mit sicherem Aufenthalt. Nötig sind eigenes Einkommen, Deutsch B1 und der Test. Den alten Pass dürfen Sie behalten.',
  },
  'de.ask-stay.no-answer': {
    says: 'Schreiben Sie und setzen Sie einen Tag. Nach drei Monaten ohne guten Grund können Sie auf Entscheidung klagen (Untätigkeitsklage).',
  },
  'de.ask-stay.step-advice': {
    says: 'Gehen Sie zu einer kostenlosen Migrationsberatung. Bei einer Ablehnung am selben Tag zum Anwalt.',
  },
}
