/** Lists of bad payers (ASNEF): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'es.debt.file-rule': {
    says: 'Una deuda solo puede ir a un fichero de morosos (ASNEF y otros) si es cierta, está vencida, es de 50 € o más y le avisaron.',
  },
  'es.debt.right-file-50': {
    says: 'Una deuda de menos de 50 € no puede ir a un fichero de morosos.',
  },
  'es.debt.right-file-five-years': {
    says: 'Una deuda puede estar en el fichero cinco años como mucho desde que venció. Si la paga, deben borrarla.',
  },
  'es.debt.step-file-delete': {
    says: 'Si está mal en un fichero, pida por escrito que lo corrija o borre. Si se niega, reclame gratis ante la AEPD.',
  },
}
