/** : the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_FR: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Oui. Elle peut saisir la county court, dans les six ans. Si un formulaire (claim form) arrive, répondez au tribunal dans les 14 jours après la remise officielle. Ne pas répondre peut mener à une décision (judgment) contre vous.',
  },
}
