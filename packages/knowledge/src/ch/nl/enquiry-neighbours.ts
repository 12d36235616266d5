/** Questions about neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_NL: Words = {
  'ch.ask.neighbour': {
    says: 'Een buur mag u niet te veel storen met lawaai, geur of rook. Praat, houd een dagboek bij en zeg het uw verhuurder. De bemiddelingsdienst (Schlichtungsbehörde) kan helpen.',
  },
}
