/** The Spanish words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_ES: Words = {
  'nz.rates.want': {
    says: 'El ayuntamiento (council) quiere el impuesto local (rates) de su casa o terreno.',
  },
  'nz.rates.right-help': {
    says: 'Puede pedir al ayuntamiento (council) que aplace o quite el impuesto (rates) o los recargos por dificultades. Debe seguir sus propias reglas.',
  },
  'nz.rates.right-rebate': {
    says: 'Si sus ingresos son bajos, puede pedir un descuento (rates rebate) para este año del impuesto (rating year).',
  },
  'nz.rates.step-call': {
    says: 'Llame al ayuntamiento (council) antes del día de pago. Pida un plan de pago y que quite el recargo.',
  },
}
