/** The Spanish words of the rows in ../management-company.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_ES: Words = {
  'ie.mud.right-charge': {
    says: 'La cuota necesita un presupuesto aprobado por los dueños. Pida las cuentas y tiempo para pagar.',
  },
}
