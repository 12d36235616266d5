/** An order to pay by instalments that one cannot keep up: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_FR: Words = {
  'ie.instalment.right-change': {
    says: "Si vous ne pouvez pas suivre, demandez au District Court de changer l'ordre de paiement (instalment order). La prison n'est que pour qui peut payer et refuse, après une audience avec aide d'un avocat.",
  },
}
