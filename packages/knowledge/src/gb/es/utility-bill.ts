/** The Spanish words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_ES: Words = {
  'gb.bill.right-phone-scheme': {
    says: 'Reclame ante la empresa de teléfono o internet. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir.',
  },
}
