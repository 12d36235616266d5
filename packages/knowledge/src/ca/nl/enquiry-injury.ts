/** Questions about a fall or another injury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_NL: Words = {
  'ca.ask.slip-on': {
    says: 'Na een val op sneeuw of ijs schrijft u de eigenaar binnen 60 dagen, en een stad binnen 10 dagen. U hebt meestal twee jaar om naar de rechter te gaan. Ga naar een arts en maak foto’s.',
  },
  'ca.ask.work-injury': {
    says: 'Meld het letsel nu bij de dienst van uw provincie (board). Zegt die nee, maak dan schriftelijk bezwaar: zes maanden in Ontario, 90 dagen in British Columbia en 30 dagen in Québec. Bij terugkeer naar werk is het in Ontario 30 dagen. Stuur medisch bewijs. Gratis adviseurs helpen.',
  },
}
