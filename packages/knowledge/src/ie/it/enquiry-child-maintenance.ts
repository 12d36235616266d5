/** The Italian words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_IT: Words = {
  'ie.ask.child-support': {
    says: 'Vada all’ufficio della District Court. Con un ordine di mantenimento (maintenance order) il giudice può farlo trattenere dallo stipendio. Se non c’è, lo chieda lì; non serve un avvocato.',
  },
}
