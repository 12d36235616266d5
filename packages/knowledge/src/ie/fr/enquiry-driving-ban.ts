/** Questions about a ban from driving: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_FR: Words = {
  'ie.ask.drink-driving': {
    says: 'Oui, le permis est retiré ; la durée dépend du taux. Sans autre avis en trois ans, payer sous 28 jours y met fin sans tribunal : de 51 à 80 dans le sang, €200 et trois mois ; de 81 à 100, €400 et six mois. Au-delà de 100, le juge interdit deux ans ou plus. Pour novices et professionnels la limite est 20. Lisez les dates et voyez un avocat avant de payer ou d’avouer.',
  },
  'ie.ask.twelve-points': {
    says: 'À 12 points en trois ans, six mois sans conduire, même si l’emploi en dépend. Pour les novices, c’est sept. Le téléphone en main coûte €120 et trois points, cinq en cas de condamnation. N’allez donc pas au tribunal sans conseil. Si vous ne conduisiez pas, nommez le conducteur sous 28 jours. Voyez un avocat avant.',
  },
}
