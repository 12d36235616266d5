/** Italian: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_IT: Words = {
  'gb.charge.wants': {
    says: 'Il giudice lega il debito alla sua casa o al terreno. Non deve andarsene. Il debito si paga alla vendita.',
  },
  'gb.charge.right-object': {
    says: 'Può opporsi prima che l’ordine diventi definitivo. Scriva le sue ragioni al tribunale e al creditore. Di solito ha 28 giorni da quando riceve le carte; l’ordine dice quanto.',
  },
  'gb.charge.right-weigh': {
    says: 'Il giudice deve guardare la sua situazione, e se altri creditori ci perderebbero. Conta a suo favore aver pagato ogni rata fissata da un giudice.',
  },
  'gb.charge.right-no-sale': {
    says: 'Questo ordine non vende nulla. Per vendere serve una nuova causa e un giudice. Nessuna vendita finché paga le rate del giudice, né per meno di 1.000 £ di credito.',
  },
  'gb.charge.right-shared-home': {
    says: 'La casa è sua e di un’altra persona? Allora risponde solo la sua quota. Prima di una vendita il giudice guarda ai bambini che ci vivono e al perché l’avete comprata insieme.',
  },
}
