/** Questions about pay kept back without a written agreement: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_FR: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'Non. La paie gagnée ne peut être réduite que par la loi, un terme écrit du contrat ou votre accord écrit d’avant. Un préavis non donné ou une caisse courte n’y changent rien. Demandez par écrit la somme, un jour de paiement et une fiche de paie. Puis Acas avant le délai : 0300 123 1100 ; le tribunal est sans frais. Loyer en retard ? Prévenez le bailleur.',
  },
}
