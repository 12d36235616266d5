/** Questions about the fee of a management company: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_ES: Words = {
  'ie.ask.management-fee': {
    says: 'Depende. Pida el presupuesto aprobado y las cuentas. Si lo debe, pida pagar por partes antes del juicio.',
    dependsOn: 'si el presupuesto fue aprobado',
  },
}
