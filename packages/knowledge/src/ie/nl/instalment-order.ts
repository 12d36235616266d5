/** An order to pay by instalments that one cannot keep up: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_NL: Words = {
  'ie.instalment.right-change': {
    says: 'Kunt u het niet volhouden, vraag de District Court dan het bevel (instalment order) te wijzigen. Gevangenis is alleen voor wie kan betalen en weigert, na een zitting met rechtshulp.',
  },
}
