/** Questions about a tax debt that is enforced with a surcharge. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ENFORCED_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.apremio',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'apremio',
        'providencia de apremio',
        'recargo del 20',
        'recargo',
        'vía ejecutiva',
        'via ejecutiva',
        'ejecutiva',
        'enforcement surcharge',
      ],
      [
        'hacienda',
        'agencia tributaria',
        'aeat',
        'ayuntamiento',
        'seguridad social',
        'tesorería',
        'tesoreria',
        'dgt',
        'multa',
        'ibi',
        'tax',
      ],
    ],
    says: 'Pay within the days of the paper and the surcharge is 10 %, later 20 % plus interest. Came it in days 1 to 15 of the month: until the 20th. Later: until the 5th of the next month. If the first bill never reached you, it is paid or too old, object within one month (reposición or económico-administrativa). Ask for instalments in those same days: until they answer they may not sell what they seize.',
    authority: cite('lgt', 'artículos 28, 62.5, 65 y 167'),
  },
]
