/** Questions about a move to another place of work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_NL: Words = {
  'it.ask.transfer': {
    says: 'Overplaatsen mag alleen om echte redenen, die het bedrijf moet bewijzen. Vraag de redenen schriftelijk. Betwist het binnen 60 dagen. Werk door tot een rechter beslist en vraag een vakbond.',
  },
}
