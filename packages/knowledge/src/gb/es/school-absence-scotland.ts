/** Missed school in Scotland, which has no penalty notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_ES: Words = {
  'gb.absence.scotland-none': {
    says: 'En Escocia no hay multas así por faltar a la escuela. Pregunte al remitente en qué ley se apoya antes de pagar.',
  },
  'gb.absence.scotland-right': {
    says: 'El ayuntamiento debe pedirle primero que explique la falta. Una buena razón, como la enfermedad, basta.',
  },
  'gb.absence.scotland-step': {
    says: 'Escriba a la escuela y al ayuntamiento y explique cada día. Pida ayuda para su hijo.',
  },
}
