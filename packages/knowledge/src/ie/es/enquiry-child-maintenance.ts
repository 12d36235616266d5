/** The Spanish words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_ES: Words = {
  'ie.ask.child-support': {
    says: 'Vaya a la oficina de la District Court. Con una orden de manutención (maintenance order), el juez puede hacer que se descuente del sueldo. Si no la tiene, pídala allí; no necesita abogado.',
  },
}
