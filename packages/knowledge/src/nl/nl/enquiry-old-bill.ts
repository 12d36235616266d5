/** Questions about an old bill with no judgment: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_NL: Words = {
  'nl.ask.old-no-judgment': {
    says: 'Betaal en beloof nog niets. De meeste rekeningen verjaren na vijf jaar als niemand u intussen schriftelijk aanmaande, en aankopen in een winkel na twee jaar. Schrijf: “Ik beroep mij op verjaring. Stuur mij elke aanmaning met datum, en het vonnis als dat er is.” Een vonnis geldt 20 jaar. Komt er een dagvaarding, zeg het dan ook tegen de rechter.',
  },
}
