/** The Spanish words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_ES: Words = {
  ...stateWords('own-file', {
    CA: 'puede pedir por escrito ver su expediente personal (personnel file) y recibir una copia. La empresa tiene 30 días',
    IL: 'puede pedir por escrito ver su expediente personal (personnel file) y recibir una copia. Puede añadir su propia respuesta',
    MA: 'puede pedir por escrito ver su expediente personal (personnel file) y recibir una copia. Puede añadir su propia respuesta',
    MI: 'puede pedir por escrito ver su expediente personal (personnel file) y recibir una copia. Puede añadir su propia respuesta',
    WA: 'puede pedir por escrito ver su expediente personal (personnel file) y recibir una copia. Puede añadir su propia respuesta',
  }),
  'us.warned.want': {
    says: 'Su empleador dice que usted rompió una regla o no trabajó bien. Puede usar este papel después como motivo para despedirle.',
  },
  'us.warned.right-protected': {
    says: 'Una advertencia por un permiso protegido, una discapacidad o una queja por trato injusto viola la ley federal. Dígale a la empresa si ese es el motivo.',
  },
  'us.warned.right-together': {
    says: 'Puede hablar con sus compañeros del pago y de las reglas. Si hay sindicato, puede pedir su ayuda antes de preguntas que puedan llevar a un castigo.',
  },
  'us.warned.step': {
    says: 'Conteste por escrito, con calma y en breve, con fechas y nombres de testigos. Pida que su respuesta quede en su expediente.',
  },
}
