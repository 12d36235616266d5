/** Spanish: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_ES: Words = {
  'gb.care.right-means': {
    says: 'El ayuntamiento debe mirar primero la necesidad y los medios. La casa no cuenta mientras viva en ella una pareja. Pida las cuentas por escrito, y un aplazamiento (deferred payment).',
  },
  'gb.care.right-nhs-pays': {
    says: 'Si la necesidad principal es de salud, el NHS paga toda la atención. Pida el examen de NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: 'Pida al ayuntamiento que mire necesidad y medios antes de pagar. La casa no cuenta mientras viva en ella una pareja. Pregunte también por NHS continuing healthcare.',
  },
}
