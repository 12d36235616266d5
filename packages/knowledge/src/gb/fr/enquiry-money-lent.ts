/** Questions of people who lent money and do not get it back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_FR: Words = {
  'gb.ask-debt.money-lent': {
    says: 'Un prêt entre amis ou en famille engage, même sans écrit. Gardez ce qui le montre : relevés, messages, témoins. Écrivez avec la somme et un dernier jour, par exemple 14 jours. Ensuite vous pouvez agir en ligne devant le County Court, en small claim jusqu’à £10,000. Vous avez le plus souvent six ans. Demandez-vous d’abord si la personne peut payer, car il y a des frais de justice.',
  },
}
