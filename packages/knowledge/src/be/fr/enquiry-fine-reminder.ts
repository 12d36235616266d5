/** Questions about a reminder or an order to pay for a traffic fine: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_FR: Words = {
  'be.ask.fine-reminder': {
    says: 'Payez à la date du rappel, ou contestez par écrit avec le lien ou le formulaire. Si vous ne faites rien, le parquet propose une somme plus haute, puis envoie un ordre de paiement, 35 % de plus. Contre cet ordre, vous avez 30 jours pour le tribunal de police. Ensuite, le SPF Finances recouvre, aussi sur le salaire ou un remboursement d’impôt. Pour payer en plusieurs fois, demandez-le maintenant.',
  },
}
