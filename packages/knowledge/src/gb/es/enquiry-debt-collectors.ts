/** Questions about collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_ES: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'No pague. Escriba que nunca tuvo esa cuenta y pida pruebas: el contrato, el nombre y la dirección. En una deuda de crédito deben parar mientras lo miran. Pida que limpien su historial de crédito; si se niegan, reclame al Ombudsman o al ICO.',
  },
}
