/** The Spanish words of the rows in ../state-judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENTS_ES: Words = {
  ...stateWords('set-aside', {
    'AZ MS NV':
      'puede pedir a la corte que anule un fallo si tuvo una buena excusa, como mucho en seis meses',
    CA: 'puede pedir a la corte que anule un fallo en rebeldía (default judgment), casi siempre en seis meses',
    FL: 'puede pedir a la corte que anule un fallo si tuvo una buena excusa, como mucho en un año',
    GA: 'un caso que no contestó se puede abrir por derecho durante 15 días, con una contestación y los costos. Después pídalo al juez',
    IL: 'puede pedir a la corte que anule un fallo en rebeldía en 30 días. Después necesita razones más fuertes, y dos años es casi siempre el final',
    MA: 'puede pedir a la corte que anule un fallo si tuvo una buena excusa, como mucho en un año',
    MI: 'puede pedir a la corte que anule un fallo en rebeldía, casi siempre en 21 días',
    NC: 'puede pedir a la corte que anule un fallo si tuvo una buena excusa, como mucho en un año',
    'ME MN MT ND NJ NM OH':
      'puede pedir a la corte que anule un fallo si tuvo una buena excusa, pronto y como mucho en un año',
    NY: 'puede pedir a la corte que anule un fallo en rebeldía, casi siempre en un año desde que lo recibe. Si no le entregaron bien los papeles, no hay ese límite',
    PA: 'pida abrir un fallo en rebeldía en 10 días. El fallo de un juez de distrito (magisterial district judge) se puede apelar, casi siempre en 30 días',
    TX: 'puede pedir un juicio nuevo en 30 días desde el fallo, o en 14 días en una corte de justicia (justice court)',
    VA: 'puede apelar un fallo de la corte general de distrito (general district court) en 10 días, o pedirle un juicio nuevo en 30 días',
    WA: 'puede pedir a la corte que anule un fallo en rebeldía, casi siempre en un año',
  }),
  ...stateWords('safe-bank', {
    AZ: 'al menos $5,000 en una cuenta están protegidos. La suma sube cada año',
    CA: 'una suma fija en su cuenta está protegida sin pedirlo. Para proteger más, reclámelo en 15 días desde el aviso de embargo, o 20 si llegó por correo',
    FL: 'el sueldo de quien mantiene a su familia sigue protegido seis meses en el banco. Envíe el formulario en 20 días desde el aviso',
    GA: 'los beneficios y pensiones en el banco están protegidos. Presente a la corte un reclamo de que ese dinero no se puede tomar',
    IL: 'los beneficios y $4,000 en dinero o cosas que usted elija están protegidos. Por una deuda de consumo, $1,000 en el banco siguen suyos enseguida. Vaya a la corte y reclame el resto',
    MA: '$2,500 en el banco están protegidos, y también los beneficios',
    MI: 'puede oponerse a un embargo (garnishment) en 14 días desde que recibe la orden',
    NC: 'tiene 20 días desde el aviso de sus derechos para reclamar lo protegido. Puede incluir dinero en el banco',
    NJ: 'los beneficios y $1,000 en dinero o cosas están protegidos. Avise enseguida a la corte si embargan su cuenta',
    NY: 'parte del dinero del banco está protegida sin pedirlo. Envíe el formulario de exención (exemption claim form) al banco y al acreedor en 20 días',
    OH: 'los beneficios y una suma en efectivo están protegidos. Pida una audiencia en cinco días hábiles desde el aviso sobre el banco',
    PA: 'los beneficios y $300 en efectivo o cosas están protegidos. Envíe enseguida el reclamo de exención al sheriff',
    TX: 'los muebles, las herramientas y un carro están protegidos hasta $50,000, o $100,000 para una familia',
    VA: 'puede proteger al menos $5,000, o $10,000 desde los 65 años. Envíe enseguida el formulario de exención',
    WA: 'al menos $2,000 en el banco están protegidos de una deuda de consumo. Reclámelos, con sus beneficios, en 28 días desde la fecha de la orden',
  }),
}
