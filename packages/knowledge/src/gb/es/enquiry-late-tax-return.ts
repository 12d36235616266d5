/** Questions about penalties for a late tax return: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_ES: Words = {
  'gb.ask-tax.late-return': {
    says: 'Recurra en 30 días, por internet o con el formulario SA370, si tenía una buena excusa y presentó lo antes posible. Si no tenía nada que declarar, pida a HMRC que retire la declaración: entonces la multa también cae. Si aún debe presentarla, hágalo ya, porque crece.',
  },
}
