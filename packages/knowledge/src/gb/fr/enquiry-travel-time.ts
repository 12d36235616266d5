/** Questions about unpaid time on the road between jobs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_FR: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'Oui. Le temps de route d’un client à l’autre compte pour le salaire minimum. Le trajet de chez vous au premier client et le retour ne comptent pas. Divisez votre paie par toutes ces heures : à partir de 21 ans, pas moins de £12.71. Réclamez le manque par écrit, puis appelez Acas : 0300 123 1100. Des délais courent.',
  },
}
