/** The Spanish words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_ES: Words = {
  'au.lawyer.right-itemised': {
    says: 'De la factura de su propio abogado puede pedir una lista de cada punto. Pídala pronto: en algunos estados solo tiene 30 días.',
  },
  'au.lawyer.right-assessment': {
    says: 'Puede pedir un control independiente de los gastos de un abogado (costs assessment). Hay un plazo, casi siempre de 12 meses desde la factura.',
  },
}
