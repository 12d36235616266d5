/** The French words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_FR: Words = {
  'es.account.want': {
    says: 'La banque va fermer votre compte. Votre argent reste à vous.',
  },
  'es.account.right-notice': {
    says: 'Pour un compte sans date de fin, la banque doit prévenir deux mois avant. Elle doit vous verser le solde.',
  },
  'es.account.right-basic': {
    says: 'Qui vit légalement dans l’UE a droit à un compte de base (cuenta de pago básica) dans une banque en Espagne.',
  },
  'es.account.step-new': {
    says: 'Ouvrez un autre compte et prévenez l’employeur et ceux qui prélèvent. Si la banque a tort, plainte à elle, puis gratuite au Banco de España.',
  },
}
