/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_ES: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un plan de pago (Debt Arrangement Scheme) le deja pagar todas las deudas con el tiempo. Para los intereses y las acciones de los acreedores. Lo prepara un asesor.',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Después de un requerimiento (charge) o un embargo (arrestment) puede pedir al juzgado una orden para pagar a plazos (time to pay order).',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Ofrezca una cantidad que pueda mantener. Un asesor de dinero puede ayudar con el formulario.',
    title: 'Pedir tiempo para pagar',
    cost: 'La cantidad que ofrezca.',
    time: 'Unas semanas.',
    risk: 'Si no paga una cuota, la orden puede terminar.',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
}
