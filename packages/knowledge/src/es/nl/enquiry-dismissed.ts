/** Questions about a dismissal in general: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_NL: Words = {
  'es.ask.dismissed': {
    says: 'Teken ‘no conforme’, en vraag bemiddeling binnen 20 werkdagen. Vraag de uitkering (paro) binnen 15 werkdagen. Een vakbond of gratis advocaat kan helpen.',
  },
}
