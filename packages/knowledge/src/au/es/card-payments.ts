/** The Spanish words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_ES: Words = {
  'au.bank.right-not-mine': {
    says: 'Si usted no hizo ni permitió un pago, su banco debe asumir la pérdida casi siempre. Puede tocarle una parte si dio un código o avisó tarde.',
  },
  'au.bank.step-call': {
    says: 'Llame al número del reverso de su tarjeta, no al del mensaje. Si el pago no es suyo, dígalo ahora.',
  },
}
