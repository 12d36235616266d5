/** Questions about a summons for prison over an unpaid instalment order: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_DE: Words = {
  'ie.ask.committal': {
    says: 'Gehen Sie an dem Tag hin: Wer nicht zahlen kann, kommt nicht ins Gefängnis. Der Richter muss sicher sein, dass Sie zahlen konnten und nicht wollten. Sie dürfen Rechtshilfe (legal aid) verlangen. Bringen Sie eine Liste von Einkommen und Kosten und bitten Sie um kleinere Raten. Wer fehlt, kann festgenommen werden. Leihen Sie nichts beim Wucherer. MABS hilft kostenlos: 0818 07 2000.',
  },
}
