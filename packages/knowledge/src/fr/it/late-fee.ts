/** The Italian words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_WORDS: Words = {
  'fr.debt.insight-forty': {
    says: 'I 40 € fissi per ritardo valgono solo tra imprese. Un privato non li deve.',
    actionable: 'Se ha comprato da privato, scriva che non deve i 40 € e paghi il resto.',
  },
  'fr.debt.right-forty': {
    says: 'Come privato non deve la spesa di 40 € per ritardo.',
  },
}
