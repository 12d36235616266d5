/** A message that uses the name of the tax agency: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_ES: Words = {
  'jp.scam.know-real-tax': {
    says: 'Hacienda no manda enlaces de pago por mensaje. Un embargo real llega solo tras una carta (督促状). No abra el enlace. Llame a su oficina.',
  },
}
