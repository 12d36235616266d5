/** The French words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_WORDS: Words = {
  'de.claim.step-envelope': {
    says: 'Gardez l’enveloppe jaune. La date inscrite lance le délai, même si elle était seulement dans votre boîte aux lettres.',
  },
  'de.claim.step-object': {
    says: 'Ce n’est pas juste ? Cochez sur le formulaire que vous vous opposez à toute la demande, signez et envoyez-le à temps au tribunal.',
  },
  'de.claim.step-part': {
    says: 'Juste en partie ? Opposez-vous seulement à la partie fausse, comme les frais ou intérêts. Payez le reste à l’autre partie.',
  },
  'de.claim.step-proof': {
    says: 'Remettez-le dans un tribunal local, ou envoyez-le de façon à pouvoir le prouver. Gardez une copie.',
  },
  'de.claim.step-dispute': {
    says: 'Après votre opposition, ils doivent donner leurs raisons au tribunal, s’ils continuent. Réunissez vos preuves maintenant.',
  },
}
