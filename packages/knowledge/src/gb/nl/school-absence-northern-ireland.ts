/** Missed school in Northern Ireland, which has no penalty notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_NL: Words = {
  'gb.absence.ni-none': {
    says: 'In Noord-Ierland zijn er geen zulke boetes voor verzuim op school. Alleen een rechter kan daar een ouder beboeten, tot £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'De onderwijsdienst (Education Authority) moet eerst denken aan een bevel dat hulp brengt, in plaats van een strafzaak.',
  },
  'gb.absence.ni-step': {
    says: 'Praat met de Education Welfare Officer en beantwoord elke brief. Leg elke dag uit, met bewijs.',
  },
}
