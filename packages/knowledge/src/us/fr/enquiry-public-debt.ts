/** Questions about tickets and about benefits that are asked back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_FR: Words = {
  'us.ask-debt.ticket': {
    says: 'Agissez au plus tard à la date indiquée sur l’amende : payez-la, ou plaidez non coupable (not guilty) et demandez une audience. Apportez photos et reçus. Manquer la date peut coûter des frais ou votre permis.',
  },
  'us.ask-debt.overpayment': {
    says: 'Si ce n’était pas votre faute et que vous ne pouvez pas payer, demandez une dispense (waiver, SSA-632). Si la somme est fausse, faites appel en 60 jours (SSA-561). Demandez dans les 30 jours : en général rien n’est pris avant la décision. Vous pouvez aussi demander à rendre moins par mois. Leur erreur aide, mais ne suffit pas seule.',
  },
}
