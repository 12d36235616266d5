/** Missed school in Scotland, which has no penalty notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_DE: Words = {
  'gb.absence.scotland-none': {
    says: 'In Schottland gibt es keine Geldbußen wegen Fehlens in der Schule. Fragen Sie den Absender nach dem Gesetz, bevor Sie zahlen.',
  },
  'gb.absence.scotland-right': {
    says: 'Die Gemeinde muss Sie erst bitten, das Fehlen zu erklären. Ein guter Grund wie Krankheit genügt.',
  },
  'gb.absence.scotland-step': {
    says: 'Schreiben Sie der Schule und der Gemeinde und erklären Sie jeden Tag. Bitten Sie um Hilfe für Ihr Kind.',
  },
}
