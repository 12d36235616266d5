/** Missed school in Northern Ireland, which has no penalty notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_ES: Words = {
  'gb.absence.ni-none': {
    says: 'En Irlanda del Norte no hay multas así por faltar a la escuela. Allí solo un juzgado puede multar a los padres, hasta £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'La autoridad escolar (Education Authority) debe pensar primero en una orden que traiga ayuda, en lugar de un juicio.',
  },
  'gb.absence.ni-step': {
    says: 'Hable con el Education Welfare Officer y conteste cada carta. Explique cada día, con pruebas.',
  },
}
