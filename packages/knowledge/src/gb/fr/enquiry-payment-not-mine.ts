/** Questions about payments from an account that its owner did not make: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_FR: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'Un paiement que vous n’avez pas approuvé doit être remboursé avant la fin du jour ouvré suivant. Si la banque refuse, elle doit prouver une fraude ou une grosse négligence ; l’usage de la puce et du code ne suffit pas seul. Avant votre signalement, jusqu’à £35 peuvent rester à vous. Réclamez par écrit ; puis six mois pour le Financial Ombudsman, gratuit.',
  },
}
