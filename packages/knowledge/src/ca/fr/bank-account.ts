/** The French words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'ca.bank.right-open': {
    says: 'Vous avez le droit d’ouvrir un compte avec une pièce d’identité, même sans emploi ou avec un mauvais crédit.',
  },
  'ca.bank.right-complain': {
    says: 'Vous pouvez vous plaindre à la banque. Après 56 jours, ou un refus final, l’OSBI l’examine gratuitement.',
  },
  'ca.bank.step-open': {
    says: 'Ouvrez vite un autre compte. Donnez son numéro à votre employeur, à l’ARC et aux préleveurs.',
  },
  'ca.bank.step-why': {
    says: 'Demandez par écrit la raison, plus de temps, et comment recevoir le solde.',
  },
}
