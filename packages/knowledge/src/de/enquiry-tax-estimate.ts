/** Questions about a tax that the office only guessed because no return came. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_TAX_ESTIMATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.tax-guess',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['finanzamt', 'steuerbescheid', 'steuererklärung', 'tax office', 'tax return', 'steuer'],
      ['geschätzt', 'schätzung', 'schätzungsbescheid', 'schätzt', 'estimated', 'guessed'],
      [
        'nachreichen',
        'nicht abgegeben',
        'nie abgegeben',
        'abgeben',
        'erklärung',
        'hinschicken',
        'zu spät',
        'zahlen',
        'viel zu viel',
        'zu hoch',
        'einspruch',
        'widerspruch',
        'return',
        'pay',
      ],
    ],
    says: 'It is not too late while one month since the tax notice came has not passed. Object (Einspruch) in writing or through ELSTER and send the full return with your proof. Then the real figures count. Paying is not stopped by that: ask in the same letter for a stay (Aussetzung der Vollziehung). A fee for the late return can remain. Month over? Send it now and ask the office all the same.',
    authority: cite('ao', '162', { provision: '§§ 152, 162, 355 und 361 AO' }),
  },
]
