/** Questions about how one lives during a collective settlement of debts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_NL: Words = {
  'be.ask.life-in-settlement': {
    says: 'Het is niet levenslang: hoogstens zeven jaar in overleg, drie tot vijf als de rechter het oplegt. De bemiddelaar krijgt uw loon en geeft u leefgeld, nooit minder dan het leefloon met kinderbijslag. Uw werkgever hoort waar hij moet betalen. Een auto die u voor het werk nodig hebt, mag meestal blijven als u het vraagt. Beslag en interest stoppen. Betaal dan geen schuldeiser apart en maak geen nieuwe schulden. Het OCMW maakt gratis het verzoek.',
  },
}
