/** Questions about the debts of a parent who left nothing: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_FR: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'Non. Les enfants n’héritent pas des dettes. On paie seulement avec ce que la personne a laissé, et des obsèques décentes passent d’abord. S’il ne reste rien, personne ne paie. Écrivez que la succession est vide, avec copie de l’acte de décès. Ne payez rien de votre argent et n’acceptez rien. Vous ne devez que ce que vous avez signé.',
  },
}
