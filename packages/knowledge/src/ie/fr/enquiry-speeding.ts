/** Questions about speeding notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_FR: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Ne payez pas. Dans les 28 jours, remplissez la partie qui nomme le conducteur, avec l’adresse, et renvoyez-la. L’avis va alors à cette personne. Si vous ne faites rien, la loi admet que c’est vous qui conduisiez.',
  },
}
