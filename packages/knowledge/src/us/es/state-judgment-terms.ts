/** The Spanish words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_ES: Words = {
  ...stateWords('judgment-age', {
    'AZ MI NC WA':
      'un fallo (judgment) se puede usar durante 10 años y casi siempre se puede renovar. Pida su fecha a la corte',
    'MA NJ':
      'un fallo (judgment) se puede usar durante 20 años y casi siempre se puede renovar. Pida su fecha a la corte',
    GA: 'un fallo que nadie usa durante 7 años queda dormido (dormant). Una corte lo puede despertar',
    IL: 'un fallo (judgment) se puede usar durante 7 años y casi siempre se puede renovar. Pida su fecha a la corte',
    OH: 'un fallo que nadie usa durante 5 años queda dormido (dormant). Una corte lo puede despertar',
  }),
  ...stateWords('money-questions', {
    'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI':
      'conteste cuando una corte pregunta por su dinero, y vaya ese día. No ir puede llevar a un arresto. Diga qué dinero está protegido',
    NJ: 'conteste en 14 días las preguntas sobre su dinero (information subpoena). Diga qué dinero está protegido',
  }),
  ...stateWords('pay-notice', {
    OH: 'deben enviarle un aviso 15 días antes de pedir tomar su sueldo. Entonces puede pedir a la corte un administrador (trusteeship)',
  }),
  ...stateWords('safe-home', {
    MA: '$125,000 de su propia casa están a salvo de casi todas las sentencias. Presente una declaración (declaration of homestead) y serán $1,000,000',
    AZ: 'al menos $400,000 del valor de su propia casa están a salvo de casi todas las sentencias. La suma sube cada año',
    IL: 'hasta $50,000 del valor de su propia casa están a salvo de casi todas las sentencias, y el doble si son dos dueños',
    CA: 'gran parte del valor de la casa donde vive está a salvo de casi todas las sentencias. Un juez debe permitir toda venta',
    'FL TX':
      'la casa donde vive no puede venderse por casi ninguna deuda. Son distintos los préstamos sobre la casa, sus impuestos y algunos gravámenes (liens)',
    NY: 'una suma fija del valor de su propia casa está a salvo de casi todas las sentencias. La suma depende del condado',
    'GA MI NC OH WA':
      'parte del valor de su propia casa está protegida de casi todos los fallos (homestead). Pregunte qué debe presentar para reclamarlo',
  }),
}
