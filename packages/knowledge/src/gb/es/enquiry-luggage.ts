/** Questions about lost, late or damaged luggage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_ES: Words = {
  'gb.ask-travel.luggage': {
    says: 'Reclame por escrito a la aerolínea, con el parte del aeropuerto (PIR) y recibos. Por daños tiene 7 días. Por retraso, 21 días desde que recuperó la maleta. Debe pagar lo que necesitó y una maleta perdida, hasta un límite. Tras un no, pruebe su mediación gratis o el juzgado.',
  },
}
