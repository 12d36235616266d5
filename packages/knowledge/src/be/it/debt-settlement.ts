/** The Italian words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_IT: Words = {
  'be.settlement.right-shield': {
    says: 'Appena il tribunale del lavoro L’ha ammessa, i pignoramenti si fermano e non corrono più interessi. Non paghi un creditore per conto Suo.',
  },
  'be.settlement.right-object': {
    says: 'Può opporsi a un piano con raccomandata al mediatore. La lettera indica il termine, due mesi per legge. Il silenzio vale come un sì.',
  },
  'be.settlement.right-live': {
    says: 'Il mediatore deve lasciarLe abbastanza per vivere con dignità, pagato in tempo. Se è troppo poco, gli scriva, poi al giudice.',
  },
}
