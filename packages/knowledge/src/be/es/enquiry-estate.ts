/** Questions about an estate and its debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_ES: Words = {
  'be.ask.estate': {
    says: 'Puede aceptar una herencia, renunciar o aceptarla con inventario. Así no paga sus deudas con su dinero. Un notario lo anota.',
  },
}
