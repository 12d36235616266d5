/** The French words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_FR: Words = {
  'de.ask-wages.right-broke': {
    says: 'Si l’entreprise fait faillite, l’Agentur für Arbeit paie jusqu’à trois mois de salaire dû (Insolvenzgeld). Demandez-le dans les deux mois.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Un court délai dans le contrat (Ausschlussfrist) ne peut pas vous ôter le salaire minimum. Pour le reste, réclamez par écrit maintenant.',
  },
  'de.ask-wages.right-hold-back': {
    says: 'Si une grande partie du salaire manque, vous pouvez suspendre votre travail jusqu’au paiement. Prenez d’abord conseil et annoncez-le par écrit.',
  },
}
