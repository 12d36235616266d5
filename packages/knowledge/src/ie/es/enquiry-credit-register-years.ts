/** Questions about how long a missed loan stays on the register: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_ES: Words = {
  'ie.ask.credit-years': {
    says: 'El Central Credit Register guarda un préstamo cinco años tras su fin, con los meses impagados. Pida su informe gratis en centralcreditregister.ie. Si algo está mal, pida por escrito la corrección al prestamista y al registro. Puede añadir una breve declaración, por ejemplo una enfermedad. Cada prestamista decide; pregunte por qué.',
  },
}
