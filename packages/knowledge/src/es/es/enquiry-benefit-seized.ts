/** Questions about a benefit or small pension seized in the account: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_ES: Words = {
  'es.ask.benefit-seized': {
    says: 'Una prestación o pensión por debajo del salario mínimo (1.221 € al mes en 2026) no se puede embargar, tampoco en la cuenta, salvo por alimentos. Vale para el cobro del último mes; el ahorro anterior sí se puede tomar. Muestre al banco y al organismo la resolución y los movimientos. Pida por escrito que lo devuelvan ya. Contra un organismo, recurra en un mes. ¿Deuda de más de cuatro años? Dígalo también.',
  },
}
