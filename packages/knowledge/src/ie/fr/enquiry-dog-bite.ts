/** Questions about a bite by somebody else’s dog: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_FR: Words = {
  'ie.ask.dog-bite': {
    says: 'Voyez un médecin aujourd’hui et prenez des photos. Signalez-le au dog warden de la commune et aux gardaí. La loi fait payer le maître pour une attaque ; pas besoin de prouver une morsure d’avant. Écrivez-lui sous un mois. Puis l’Injuries Resolution Board sous deux ans ; pour un enfant, dès 18 ans. Gardez reçus et témoins.',
  },
}
