/** Questions about a traffic fine that was paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_FR: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'Le plus souvent oui. Payer vaut reconnaissance de l’infraction : l’affaire est close, et les points partent du permis de la personne désignée. Il est alors trop tard pour désigner quelqu’un d’autre. La prochaine fois, ne payez pas d’abord : désignez le conducteur sur antai.gouv.fr sous 45 jours. Un stage rend jusqu’à quatre points, une fois par an.',
  },
}
