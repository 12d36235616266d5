/** The German words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_WORDS: Words = {
  'fr.debt.insight-forty': {
    says: 'Die Pauschale von 40 € bei Verzug gilt nur zwischen Unternehmen. Eine Privatperson schuldet sie nicht.',
    actionable:
      'Haben Sie als Privatperson gekauft, schreiben Sie, dass Sie die 40 € nicht schulden, und zahlen Sie den Rest.',
  },
  'fr.debt.right-forty': {
    says: 'Als Privatperson schulden Sie die 40 € für verspätete Zahlung nicht.',
  },
}
