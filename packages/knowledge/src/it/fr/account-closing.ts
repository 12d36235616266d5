/** The French words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_FR: Words = {
  'it.account.want': {
    says: 'La banque va fermer votre compte. Votre argent reste à vous.',
  },
  'it.account.right-notice': {
    says: 'Pour un compte sans date de fin, la banque doit prévenir par écrit deux mois avant, si le contrat le permet. Vous pouvez le fermer gratuitement à tout moment.',
  },
  'it.account.right-basic': {
    says: 'Qui vit légalement dans l’UE a droit à un compte de base (conto di base) dans une banque en Italie.',
  },
  'it.account.step-new': {
    says: 'Ouvrez un autre compte et prévenez l’employeur et ceux qui prélèvent. Si la banque a tort, plainte écrite, puis l’ABF pour 20 €.',
  },
}
