/** Missed school in Northern Ireland, which has no penalty notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_DE: Words = {
  'gb.absence.ni-none': {
    says: 'In Nordirland gibt es keine Geldbußen wegen Fehlens in der Schule. Nur ein Gericht kann dort Eltern bestrafen, bis zu £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'Die Schulbehörde (Education Authority) muss erst an eine Anordnung denken, die Hilfe bringt, statt an eine Anklage.',
  },
  'gb.absence.ni-step': {
    says: 'Sprechen Sie mit dem Education Welfare Officer und beantworten Sie jeden Brief. Erklären Sie jeden Tag, mit Belegen.',
  },
}
