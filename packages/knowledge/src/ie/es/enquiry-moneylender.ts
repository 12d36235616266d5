/** Questions about a loan from a moneylender: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_ES: Words = {
  'ie.ask.moneylender': {
    says: 'Mire primero el registro del Central Bank. Una empresa con licencia puede cobrar de interés por un préstamo como mucho el 1 % por semana y el 48 % al año. Pida por escrito lo prestado, lo pagado y lo debido. Sin licencia no puede prestar; ante amenazas, acuda a los gardaí. MABS ayuda gratis: 0818 07 2000.',
  },
}
