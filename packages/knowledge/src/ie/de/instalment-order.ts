/** An order to pay by instalments that one cannot keep up: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_DE: Words = {
  'ie.instalment.right-change': {
    says: 'Schaffen Sie die Raten nicht, bitten Sie den District Court, die Anordnung (instalment order) zu ändern. Gefängnis droht nur, wer zahlen kann und nicht will, nach einer Verhandlung mit Anwaltshilfe.',
  },
}
