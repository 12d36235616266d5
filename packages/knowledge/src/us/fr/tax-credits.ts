/** The French words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_FR: Words = {
  'us.tax.right-credits': {
    says: 'S’ils réduisent un crédit pour enfants ou bas revenu, vous avez 60 jours pour leur demander de l’annuler. Envoyez la preuve que l’enfant vivait avec vous.',
  },
}
