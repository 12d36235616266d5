/** Questions about a child who was taken far away: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_NL: Words = {
  'au.ask.child-moved': {
    says: 'Doe nu iets; wachten schaadt. Schrijf rustig en vraag om terugkeer en bemiddeling. Een advocaat kan bij het Federal Circuit and Family Court een spoedbevel vragen, ook een recovery order. Bij spoed is geen bemiddelingspapier nodig. Legal Aid of 1800 050 321. Kunnen zij Australië verlaten, vraag meteen de airport watch list. Bij gevaar: 000.',
  },
}
