/** Support at school for children with special needs, in each nation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_ES: Words = {
  'gb.school.right-equal': {
    says: 'Una escuela debe hacer cambios justos para un niño con discapacidad, como el autismo. No puede castigar sin buena razón lo que viene de ella. Un tribunal (tribunal) puede decidir.',
  },
  'gb.school.right-plan': {
    says: 'El ayuntamiento debe dar la ayuda que pone el plan. Puede acudir al SEND Tribunal en dos meses desde su decisión.',
  },
  'gb.school.scotland-support': {
    says: 'El ayuntamiento debe dar al niño la ayuda extra que necesita para aprender. Un tribunal (tribunal) decide algunos casos.',
  },
  'gb.school.wales-support': {
    says: 'Un niño con más necesidades tiene derecho a un plan y a su ayuda. Puede acudir al Education Tribunal for Wales.',
  },
}
