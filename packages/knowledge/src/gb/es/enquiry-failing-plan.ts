/** Questions about an IVA that can no longer be paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_ES: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: 'Llame ya al supervisor y envíe un presupuesto nuevo. Puede dar una pausa o pedir a los acreedores pagos menores o acabar antes. Si fracasa, vuelven las deudas, menos lo pagado, con intereses. Entonces puede convenir más una debt relief order, breathing space o bankruptcy. Antes, consejo gratis: 0808 808 4000.',
  },
}
