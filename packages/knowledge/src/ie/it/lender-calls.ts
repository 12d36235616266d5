/** Visits and calls of a lender: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_IT: Words = {
  'ie.lender-calls.right': {
    says: 'Per un prestito non possono chiamarla o visitarla al lavoro senza il suo consenso. Né tra le 9 di sera e le 9 di mattina, né la domenica.',
  },
  'ie.lender-calls.answer': {
    says: 'Per un prestito non possono chiamarla al lavoro senza consenso, né il suo capo o la famiglia. Né tra le 9 di sera e le 9 di mattina, né la domenica. Scriva: solo lettere. Se continuano, reclami alla società, poi al FSPO.',
  },
}
