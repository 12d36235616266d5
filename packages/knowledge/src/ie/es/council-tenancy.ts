/** Spanish: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_ES: Words = {
  'ie.council-tenancy.right-review': {
    says: 'Si el aviso está mal, pida por escrito una revisión en 10 días hábiles. Un aviso dura 12 meses.',
  },
  'ie.council-tenancy.right-court': {
    says: 'Solo la District Court puede echarle, y solo si es justo. Pida un plan por escrito y cúmplalo; el ayuntamiento debe ver lo que puede pagar. MABS ayuda gratis en el 0818 07 2000.',
  },
}
