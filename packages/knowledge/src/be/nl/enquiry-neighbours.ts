/** Questions about neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_NL: Words = {
  'be.ask.neighbour': {
    says: 'Een buur mag niet meer hinder geven dan normaal (bovenmatige burenhinder). Houd een dagboek bij. De vrederechter biedt gratis een verzoening.',
  },
}
