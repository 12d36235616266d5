/** The Spanish words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_ES: Words = {
  'es.account.want': {
    says: 'El banco dice que cerrará su cuenta. Su dinero sigue siendo suyo.',
  },
  'es.account.right-notice': {
    says: 'En una cuenta sin fecha de fin, el banco debe avisar con dos meses. Debe entregarle lo que hay.',
  },
  'es.account.right-basic': {
    says: 'Quien vive legalmente en la UE tiene derecho a una cuenta de pago básica en un banco en España.',
  },
  'es.account.step-new': {
    says: 'Abra ya otra cuenta y avise a su empresa y a quienes le cobran recibos. Si el banco se equivoca, reclame a él y luego gratis al Banco de España.',
  },
}
