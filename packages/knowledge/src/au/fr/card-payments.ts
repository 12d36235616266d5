/** The French words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_FR: Words = {
  'au.bank.right-not-mine': {
    says: 'Si vous n’avez ni fait ni permis un paiement, votre banque doit le plus souvent porter la perte. Vous pouvez en porter une part si vous avez donné un code ou prévenu tard.',
  },
  'au.bank.step-call': {
    says: 'Appelez le numéro au dos de votre carte, pas celui du message. Si le paiement n’est pas de vous, dites-le maintenant.',
  },
}
