/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_ES: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un plan de pago (Debt Arrangement Scheme) le deja pagar todas las deudas con el tiempo. Para los intereses y las acciones de los acreedores. Lo prepara un asesor.',
  },
}
