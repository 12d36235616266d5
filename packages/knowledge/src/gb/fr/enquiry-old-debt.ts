/** Questions about debts that may be too old: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_FR: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Le plus souvent elle est trop ancienne pour le tribunal : plus de six ans sans paiement, sans aveu signé et sans décision (judgment). Elle existe encore : ne la payez donc pas et ne la reconnaissez pas. N’ignorez jamais un formulaire du tribunal.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Si oui, la plupart des dettes sont éteintes en Écosse et vous ne devez rien. Ne payez pas et ne reconnaissez rien avant d’avoir un conseil.',
    dependsOn: 'si cinq années entières sont passées sans paiement, aveu écrit ni procès',
  },
  'gb.ask-debt.clock-again': {
    says: 'Non, un appel ou une réponse qui ne reconnaît pas la dette ne fait pas repartir le délai. Un paiement ou un aveu signé le fait, et seulement avant la fin des six ans. S’ils sont passés, écrivez que la dette est trop ancienne pour le tribunal. N’ignorez pas un formulaire du tribunal.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Après six ans sans paiement, aveu signé ni décision (judgment), elle est trop ancienne pour le tribunal. Un appel ou une réponse sans aveu ne fait pas repartir le délai. Écrivez qu’elle est trop ancienne, ne payez pas, et n’ignorez jamais un formulaire du tribunal.',
  },
}
