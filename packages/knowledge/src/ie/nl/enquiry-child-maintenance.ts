/** The Dutch words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_NL: Words = {
  'ie.ask.child-support': {
    says: 'Ga naar het kantoor van de District Court. Met een bevel tot alimentatie (maintenance order) kan de rechter het van loon laten nemen (attachment of earnings). Is er nog geen bevel, vraag het daar aan; u hebt geen advocaat nodig.',
  },
}
