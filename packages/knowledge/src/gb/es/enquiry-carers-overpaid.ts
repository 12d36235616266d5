/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_ES: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Pida una revisión (mandatory reconsideration) en un mes. Un sueldo que varía puede promediarse; se restan la mitad de la pensión y ciertos gastos de cuidado. DWP ha dicho que revisará esas deudas de 2015 a 2025. Solo debe devolverlo si omitió algo o lo dijo mal. No acepte una sanción sin consejo. Pida pagar en partes pequeñas.',
  },
}
