/** The Spanish words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_ES: Words = {
  ...stateWords('court-fees', {
    'AZ GA IL MA MI NC NJ OH WA':
      'quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk)',
  }),
  ...stateWords('jury-call', {
    'AZ GA IL MA MI NC NJ OH WA':
      'en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha',
  }),
  ...stateWords('insurance-gap', {
    'AZ GA IL MA NC NJ OH':
      'un hueco en su seguro de auto puede suspender la registración. Mande prueba del seguro antes de la fecha, o pida una audiencia',
  }),
  ...stateWords('school-absence', {
    'GA IL MA NC NJ OH WA':
      'la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico',
  }),
}
