/** Questions about the debts of a parent who left nothing: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_FR: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'Non. Les enfants n’héritent pas des dettes. On paie seulement avec ce que la personne a laissé, et des obsèques décentes passent d’abord. S’il ne reste rien, personne ne paie. Écrivez que la succession est vide, avec copie de l’acte de décès. Ne payez rien de votre argent et n’acceptez rien. Vous ne devez que ce que vous avez signé.',
  },
  'gb.ask-debt.dead-spouse': {
    says: "Vous ne devez que ce que vous avez signé aussi. Ne reprenez pas le compte et ne payez rien de votre poche. Ce que la personne a laissé paie d'abord des obsèques raisonnables, puis les dettes. Si cela ne suffit pas, écrivez-le, avec l'acte de décès. La maison commune vous revient le plus souvent, mais pendant cinq ans un créancier peut demander au tribunal la part du défunt. National Debtline aide gratuitement : 0808 808 4000.",
  },
}
