/** : the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_IT: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Sì. Può iniziare una causa nella county court, entro sei anni. Se arriva un modulo (claim form), risponda al tribunale entro 14 giorni dalla notifica. Non rispondere può portare a una sentenza contro di Lei.',
  },
}
