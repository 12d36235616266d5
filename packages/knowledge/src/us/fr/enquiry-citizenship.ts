/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'us.ask-status.citizen-years': {
    says: 'Le plus souvent oui : après cinq ans de résidence permanente (carte verte), ou trois si vous êtes marié et vivez depuis lors avec un citoyen américain. Le formulaire N-400 peut partir jusqu’à 90 jours avant. Il faut avoir été ici la moitié du temps ; un voyage de six mois ou plus peut tout interrompre. Arrêté, dette d’impôt ou de pension, vote ? Voyez d’abord un avocat : la carte peut être en danger.',
  },
  'us.ask-status.card-when-to-renew': {
    says: 'Déposez le formulaire I-90, en ligne ou par courrier, quand une carte de dix ans a six mois ou moins à courir. Vous restez résident permanent même si la carte expire. Le reçu prolonge sa validité. Une carte de deux ans ne se renouvelle pas : déposez le I-751 dans les 90 derniers jours, ou vous pouvez perdre votre statut.',
  },
}
