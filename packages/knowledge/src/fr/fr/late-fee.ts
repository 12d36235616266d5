/** The French words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_WORDS: Words = {
  'fr.debt.insight-forty': {
    says: "L'indemnité forfaitaire de 40 € pour retard n'est due qu'entre professionnels. Un particulier ne la doit pas.",
    actionable:
      'Si vous avez acheté comme particulier, écrivez que vous ne devez pas les 40 € et payez le reste.',
  },
  'fr.debt.right-forty': {
    says: 'Comme particulier, vous ne devez pas les 40 € pour retard de paiement.',
  },
}
