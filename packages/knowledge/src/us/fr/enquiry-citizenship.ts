/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'us.ask-status.citizen-years': {
    says: 'Le plus souvent oui : après cinq ans de résidence permanente (carte verte), ou trois si vous êtes marié et vivez depuis lors avec un citoyen américain. Le formulaire N-400 peut partir jusqu’à 90 jours avant. Il faut avoir été ici la moitié du temps ; un voyage de six mois ou plus peut tout interrompre. Arrêté, dette d’impôt ou de pension, vote ? Voyez d’abord un avocat : la carte peut être en danger.',
  },
}
