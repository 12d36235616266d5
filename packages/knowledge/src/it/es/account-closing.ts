/** The Spanish words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_ES: Words = {
  'it.account.want': {
    says: 'El banco dice que cerrará su cuenta. Su dinero sigue siendo suyo.',
  },
  'it.account.right-notice': {
    says: 'En una cuenta sin fecha de fin, el banco debe avisar por escrito con dos meses, si el contrato le deja irse. Usted puede cerrarla gratis cuando quiera.',
  },
  'it.account.right-basic': {
    says: 'Quien vive legalmente en la UE tiene derecho a una cuenta básica (conto di base) en un banco en Italia.',
  },
  'it.account.step-new': {
    says: 'Abra ya otra cuenta y avise a su empresa y a quienes le cobran. Si el banco se equivoca, reclame por escrito y luego vaya al ABF por 20 €.',
  },
}
