/** Couples that are not married: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_ES: Words = {
  'ie.couple.right-share': {
    says: 'Tras cinco años juntos, o dos con un hijo, puede pedir al tribunal una parte o una ayuda. Tras una muerte, en seis meses desde el acta de herencia.',
  },
  'ie.couple.answer': {
    says: 'Sin testamento, una pareja no casada no hereda nada por sí sola. Tras cinco años juntos, o dos con un hijo, puede pedir una parte al tribunal. Hágalo en seis meses desde el acta de herencia.',
  },
}
