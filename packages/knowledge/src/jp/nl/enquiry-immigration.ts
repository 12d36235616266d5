/** Questions about the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'jp.ask.stay': {
    says: 'Vraag het aan vóór de laatste dag. Dan mag u blijven tot het antwoord, hoogstens twee maanden langer. Verlaat u uw baan, zeg het kantoor dat dan binnen 14 dagen. Weigeren ze, vraag daar de reden en ga meteen naar een advocaat.',
  },
}
