/** The formal order to pay the rent (commandement de payer): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_WORDS: Words = {
  'fr.home.want-order': {
    says: 'C’est un commandement de payer le loyer. Sans paiement à temps, ils peuvent demander au juge la fin du bail.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Vous avez six semaines après le commandement pour payer ou trouver une aide. Les baux d’avant le 29 juillet 2023 donnent souvent deux mois.',
    action: 'Payer la dette de loyer, ou convenir d’un plan',
    consequence: 'Après, le bailleur peut demander au juge la fin du bail.',
  },
  'fr.home.deadline-two-months': {
    says: 'Ce commandement donne deux mois pour payer, comme les anciens baux.',
    action: 'Payer la dette de loyer, ou convenir d’un plan',
    consequence: 'Après, le bailleur peut demander au juge la fin du bail.',
  },
  'fr.home.element-fsl': {
    name: 'L’adresse du FSL',
    says: 'Le commandement doit citer le FSL auquel vous adresser.',
    ifMissing: 'On ne voit pas le FSL. Montrez-le à l’ADIL : un oubli peut rendre l’acte nul.',
  },
  'fr.home.element-count': {
    name: 'Le loyer et le décompte de la dette',
    says: 'Le commandement doit montrer le loyer et le décompte de la dette.',
    ifMissing: 'On ne voit pas de décompte. Demandez-le.',
  },
  'fr.home.officer-order': {
    says: 'C’est un commandement de payer le loyer. Sans paiement à temps, ils peuvent demander au juge la fin du bail.',
  },
}
