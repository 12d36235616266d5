/** Questions about a fall or another injury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_NL: Words = {
  'ca.ask.slip-on': {
    says: 'Na een val op sneeuw of ijs schrijft u de eigenaar binnen 60 dagen, en een stad binnen 10 dagen. U hebt meestal twee jaar om naar de rechter te gaan. Ga naar een arts en maak foto’s.',
  },
}
