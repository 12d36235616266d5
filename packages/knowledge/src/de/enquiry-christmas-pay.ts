/** Questions about Christmas pay or a bonus that is not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CHRISTMAS_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.christmas-pay',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'weihnachtsgeld',
        'urlaubsgeld',
        '13. gehalt',
        '13. monatsgehalt',
        'sonderzahlung',
        'jahressonderzahlung',
        'bonus',
        'prämie',
        'christmas bonus',
      ],
      [
        'kein',
        'keins',
        'nicht',
        'streicht',
        'gestrichen',
        'gekündigt',
        'weniger',
        'steht mir',
        'anspruch',
        'zahlen',
        'bekomme',
      ],
    ],
    dependsOn: 'your contract and what the money was paid for',
    says: 'Look in the contract, the collective agreement and the past. Was it paid three years in a row without the words “voluntary, no right for the future”? Then you mostly have a right to it. If it also pays for your work, giving notice does not lose it. You get the part for the months worked. Only a pure reward for loyalty may be tied to staying. Claim it in writing soon.',
    authority: cite('bgb', '611a', { provision: '§§ 305c, 307 und 611a BGB, § 4a EntgFG' }),
  },
]
