/** The Spanish words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_ES: Words = {
  ...stateWords('city-parking', {
    FL: 'puede pagar la multa de la ciudad o pedir audiencia antes de su fecha. Las impagas pueden parar la renovación de placas',
    MI: 'puede pagar la multa o pedir audiencia en la corte de distrito u oficina de la ciudad antes de su fecha',
    NC: 'la multa de la ciudad es casi siempre civil. Puede apelar ante la ciudad como dice la multa',
    VA: 'puede disputar la multa en la corte (general district court) antes de su fecha',
  }),
  ...stateWords('toll-bill', {
    MA: 'puede disputar por escrito la cuenta de peaje antes de su fecha. Las impagas pueden parar licencia y placas',
    NJ: 'el dueño recibe el aviso de peaje. Puede mostrar que otro manejaba o que fue vendido o robado',
    WA: 'puede disputar la multa de peaje por escrito o en audiencia antes de la fecha del aviso',
  }),
}
