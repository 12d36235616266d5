/** Questions about payments from an account that its owner did not make: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_ES: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'Un pago que usted no aprobó debe devolverse antes del final del siguiente día hábil. Si el banco se niega, debe probar fraude o descuido grave; que se usara chip y PIN no basta por sí solo. Antes de avisar puede perder hasta £35. Reclame por escrito; después tiene seis meses para el Financial Ombudsman, gratis.',
  },
}
