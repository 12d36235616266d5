/** The German words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_DE: Words = {
  'de.school.want': {
    says: 'Die Schule verhängt eine Ordnungsmaßnahme gegen Ihr Kind: einige Tage kein Unterricht, andere Klasse oder mehr.',
  },
  'de.school.reality': {
    says: 'Es ist ein Verwaltungsakt, Sie können sich also wehren. In vielen Ländern gilt er trotzdem sofort: Dann kann ihn nur ein Gericht oder die Schule selbst stoppen.',
  },
  'de.school.right-heard': {
    says: 'Vorher muss Ihr Kind gehört werden, in schweren Fällen auch Sie. Die Maßnahme muss zur Tat passen, und mildere Mittel gehen vor.',
  },
  'de.school.right-nrw': {
    says: 'In Nordrhein-Westfalen darf die Schulleitung höchstens zwei Wochen ausschließen, nach Anhörung. Ein Widerspruch stoppt das nicht.',
  },
  'de.school.right-object': {
    says: 'Sie haben einen Monat für den Widerspruch oder, wo es keinen gibt, für die Klage beim Verwaltungsgericht.',
  },
  'de.school.right-urgent': {
    says: 'Der Ausschluss beginnt bald? Stellen Sie beim Verwaltungsgericht einen Eilantrag. Einen Anwalt brauchen Sie dort nicht.',
  },
  'de.school.step': {
    says: 'Verlangen Sie das Protokoll und die Aussagen der anderen. Schreiben Sie heute auf, was Ihr Kind sagt, und geben Sie es schriftlich ab.',
  },
}
