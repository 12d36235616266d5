/** The French words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'fr.ask-buy.delivery': {
    says: 'Fixez un nouveau délai par écrit. S’il passe, annulez et demandez le remboursement : sous 14 jours. Le vendeur répond du transporteur. Un suivi qui indique « livré » ne prouve pas que vous avez reçu le colis.',
  },
}
