/** The Spanish words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_ES: Words = {
  'nz.acc.want': { says: 'La ACC ha decidido sobre su lesión. Busque qué niega y por qué.' },
  'nz.acc.reality': {
    says: 'No es la última palabra. Muchas decisiones cambian cuando un médico escribe más.',
  },
  'nz.acc.who': { says: 'La ACC es el organismo público que paga por las lesiones de accidentes.' },
  'nz.acc.rights': { says: 'Puede pedir una revisión (review) en un plazo de tres meses, gratis.' },
  'nz.acc.review': {
    says: 'Tiene tres meses desde la decisión para pedir una revisión (review). Contamos desde su fecha.',
    action: 'Pedir una revisión, si no está de acuerdo',
    consequence: 'Una petición tardía solo cuenta con una buena razón.',
  },
  'nz.acc.right-review': {
    says: 'Alguien de fuera de la ACC lo mira de nuevo. Puede llevar a una persona que le ayude, un informe médico y testigos.',
  },
  'nz.acc.right-age': {
    says: 'El desgaste solo por la edad no está cubierto. Pero deben cubrirle si un accidente causó una lesión real, también en una articulación gastada. Pida a su médico que lo escriba.',
  },
  'nz.acc.right-treatment': {
    says: 'El daño por una atención médica puede estar cubierto, si no era una parte normal de esa atención.',
  },
  'nz.acc.right-stop': {
    says: 'Para parar sus pagos, la ACC debe tener pruebas suficientes de que usted no tiene derecho a ellos. Debe dar razones y avisar con tiempo.',
  },
  'nz.acc.right-hearing': {
    says: 'Si en un plazo de tres meses desde su petición no se fija una audiencia, la revisión casi siempre se decide a su favor.',
  },
  'nz.acc.right-costs': {
    says: 'Le pueden pagar parte de sus gastos, por ejemplo un informe, si era razonable pedir la revisión.',
  },
  'nz.acc.right-appeal': {
    says: 'Si la revisión dice que no, puede apelar ante la District Court en un plazo de 28 días.',
  },
  'nz.acc.step': {
    says: 'Pida a la ACC su expediente completo. Pida a su médico que responda a la razón que dio.',
  },
}
