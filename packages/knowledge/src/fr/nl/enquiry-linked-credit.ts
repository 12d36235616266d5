/** Questions about a credit for a thing that is faulty or never came: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_NL: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'Stop niet op eigen houtje: u zou worden geregistreerd en gedagvaard. Bij een gekoppeld krediet (crédit affecté) beginnen de termijnen pas bij levering. In een geschil kan de rechter het krediet schorsen. Vernietigt een rechter de koop, dan vervalt ook het krediet. Schrijf beiden aangetekend, vraag herstel of vernietiging. Dagvaard dan beiden en vraag schorsing.',
  },
}
