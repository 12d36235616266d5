/** An order to pay by instalments that one cannot keep up: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_IT: Words = {
  'ie.instalment.right-change': {
    says: "Se non riesce a pagare, chieda al District Court di cambiare l'ordine di rate (instalment order). La prigione è solo per chi può pagare e rifiuta, dopo un'udienza con aiuto legale.",
  },
}
