/** Questions about tickets and about benefits that are asked back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_FR: Words = {
  'us.ask-debt.ticket': {
    says: 'Agissez au plus tard à la date indiquée sur l’amende : payez-la, ou plaidez non coupable (not guilty) et demandez une audience. Apportez photos et reçus. Manquer la date peut coûter des frais ou votre permis.',
  },
  'us.ask-debt.overpayment': {
    says: 'Agissez dans les 30 jours pour qu’ils ne commencent pas à prendre de l’argent. Vous avez 60 jours pour faire appel (SSA-561). Vous pouvez demander une dispense (waiver, SSA-632) à tout moment.',
  },
}
