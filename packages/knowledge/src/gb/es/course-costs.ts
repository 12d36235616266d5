/** Spanish: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_ES: Words = {
  'gb.course.right-pay': {
    says: 'Solo pueden retener paga si su contrato lo dice, o si lo aceptó por escrito antes del curso. Si el trabajo exige el curso, no puede quedar bajo el salario mínimo. Reclame pronto al tribunal lo retenido.',
  },
  'gb.course.right-fair-sum': {
    says: 'Un acuerdo justo pide menos cuanto más se quedó. Una suma muy por encima del coste es una penalidad, y el juez no la aplica. Pida la factura del curso.',
  },
}
