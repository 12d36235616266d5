/** Questions about taxes: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ES: Words = {
  'ie.ask.tax': {
    says: 'Compruébelo en myAccount. Pida un pago a plazos (phased payment), o recurra en 30 días si está mal.',
  },
  'ie.ask.property-tax': {
    says: 'Pida a Revenue aplazarlo si gana poco, o pagar por partes. Presente la declaración en todo caso.',
  },
  'ie.ask.property-tax-dates': {
    says: 'Mire el día en LPT online. El cargo único del año suele ser el 21 de marzo. El cargo mensual es el día 15.',
  },
}
