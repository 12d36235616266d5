/** The Spanish words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_ES: Words = {
  ...stateWords('faulty-goods', {
    'AZ GA IL MA MI NC NJ OH WA':
      'los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero',
  }),
  ...stateWords('sales-calls', {
    'AZ GA IL MA MI NC NJ OH WA':
      'la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado',
  }),
  ...stateWords('credit-freeze', {
    'AZ GA IL MA NC NJ OH WA':
      'puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre',
  }),
  ...stateWords('association-records', {
    'AZ GA IL MA MI NC NJ OH WA':
      'un propietario puede pedir por escrito ver los registros y las cuentas de la asociación',
  }),
}
