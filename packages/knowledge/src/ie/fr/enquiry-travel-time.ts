/** Questions about unpaid time on the road between clients: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_FR: Words = {
  'ie.ask.travel-time': {
    says: 'Oui. Les trajets pour le travail comptent comme heures pour le salaire minimum, donc d’un client à l’autre. Le trajet de la maison au travail et le retour, non. Divisez votre paie par toutes ces heures : dès 20 ans, pas moins de €14.15. Demandez par écrit un relevé de votre paie moyenne, puis la WRC dans les six mois. C’est gratuit.',
  },
}
