/** Questions about a car on a driveway: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_NL: Words = {
  'ie.ask.driveway': {
    says: 'Zet er geen wielklem op en sleep niet zelf weg: daarvoor zijn de borden en regels van de wet nodig. Op de openbare weg voor een inrit parkeren is verboden; bel het garda-bureau. Op uw eigen grond is het betreding: schrijf de eigenaar, en vraag dan een advocaat.',
  },
}
