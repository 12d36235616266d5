/** Questions about a dismissal letter that was signed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_FR: Words = {
  'es.ask.dismissed-signed': {
    says: 'Oui. Votre signature montre seulement que vous avez reçu le papier, pas votre accord. Vous avez 20 jours ouvrables dès le licenciement pour la conciliation (papeleta), puis le procès. Samedis et dimanches ne comptent pas. S’il est injuste : 33 jours de salaire par an ou votre poste. Demandez le chômage (paro) en 15 jours ouvrables. Un syndicat ou un avocat gratuit aide.',
  },
}
