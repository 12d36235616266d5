/** The French words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_WORDS: Words = {
  'ca.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Pour une carte de crédit utilisée par d’autres, vous devez le plus souvent 50 $ au plus. Si elle refuse, ou tarde 56 jours, allez gratuitement à l’OSBI.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Dites aujourd’hui par écrit à la banque que vous n’avez pas fait ce paiement, et demandez l’argent. Si elle refuse ou met 56 jours, l’OSBI décide gratuitement.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Dites-le tout de suite à la société de la carte. Pour un usage non autorisé, vous devez 50 $ au plus, sauf faute lourde. Si elle refuse, plaignez-vous à elle, puis à l’OSBI, gratuit.',
  },
}
