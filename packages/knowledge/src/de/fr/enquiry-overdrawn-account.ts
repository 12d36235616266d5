/** Questions about a bank that keeps benefits because the account is overdrawn: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_FR: Words = {
  'de.ask-debt.overdrawn': {
    says: 'Demandez aujourd’hui par écrit à la banque d’en faire un P-Konto. Elle le doit, même à découvert. Dès votre demande, elle ne peut compenser la part protégée des nouvelles entrées avec le découvert, au moins 1 590 € par mois. L’ancien découvert est mis à part et payé par parts. Plus rien à manger ? Allez au Jobcenter ou à l’aide sociale. Un compte de base ailleurs est aussi possible.',
  },
}
