/** Questions about the fees of a bank from people with little money: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_FR: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: 'Avec de faibles revenus, ou des frais mois après mois, vous pouvez être « client fragile ». Les banques se sont engagées à 25 € par mois au plus pour tous ces frais. Avec l’offre spécifique (environ 3 €), c’est 20 € par mois et 200 € par an. Pour les autres : 8 € chacun, 80 € par mois, 20 € par prélèvement rejeté. Demandez par écrit ce statut et le trop-perçu. Refus ? Service réclamations, puis médiateur gratuit.',
  },
}
