/** Unpaid fees of a gym, a nursery or a course: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_ES: Words = {
  'gb.gym.case': {
    says: 'En 2011 la High Court de Inglaterra consideró abusivos contratos de gimnasio demasiado largos o que exigían todos los meses restantes de golpe.',
    actionable:
      'Escriba que no acepta el resto del plazo ni los cargos añadidos. Pida el contrato que firmó.',
  },
  'gb.gym.fair-terms': {
    says: 'Una cláusula abusiva no le obliga. Puede serlo un plazo fijo largo o un cargo mayor que su pérdida real.',
  },
  'gb.fees.fair-terms': {
    says: 'Las cláusulas sobre las tarifas deben ser justas. Si le hacen pagar mucho más de lo que pierde la guardería o universidad, no le obligan.',
  },
  'gb.fees.student-complaint': {
    says: 'Puede usar el procedimiento de quejas de la universidad. Tras su respuesta final, la Office of the Independent Adjudicator puede revisarlo gratis.',
  },
}
