/** Questions about a council's no to a person without a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_FR: Words = {
  'gb.ask-homeless.review': {
    says: "Demandez à la commune un réexamen (review) par écrit dans les 21 jours de sa décision, et un logement en attendant. Si c'est encore non, vous avez 21 jours pour la County Court sur un point de droit. Appelez Shelter aujourd'hui ; l'aide juridique existe pour cela.",
  },
}
