/** The German words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_DE: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Ist es fehlerhaft, können Sie es innerhalb von 30 Tagen zurückgeben und alles Geld bekommen. Schreiben Sie jetzt dem Verkäufer. Er muss innerhalb von 14 Tagen nach seiner Zustimmung zahlen.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Nein. In den ersten 30 Tagen können Sie fehlerhafte Ware gegen volles Geld zurückgeben. Wählen Sie eine Reparatur, ruhen diese Tage solange. Schreiben Sie es dem Verkäufer.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Ja, wenn Sie es dem Verkäufer innerhalb von 30 Tagen nach Erhalt sagten. Das Gesetz gibt 30 Tage, nicht 28, und keine Reparatur kommt zuerst. Schreiben Sie dem Verkäufer heute mit beiden Daten.',
  },
}
