/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_NL: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'Het is niet te laat. Stuur vandaag TE7 en TE9 naar het Traffic Enforcement Centre: u kreeg de brieven nooit. In Londen zijn het bij ULEZ, congestion, busbaan of kruising PE2 en PE3, onder ede. Het is gratis. Meld het de deurwaarder en de gemeente; zij moeten dan wachten. Wordt het aangenomen, dan vervallen de kosten en kunt u betalen of bezwaar maken. Zet de auto niet op straat.',
  },
}
