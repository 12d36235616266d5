/** Questions about paying a traffic fine in parts. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_FINE_IN_PARTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.fine-in-parts',
    kind: 'answer',
    topics: ['criminal', 'debt', 'parking', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-06-30',
    when: { not: [{ says: ['gijzeling', 'gegijzeld'] }] },
    asks: [
      ['boete', 'boetes', 'verkeersboete', 'cjib', 'bekeuring', 'aanmaning van het cjib', 'fine'],
      [
        'termijnen',
        'betalingsregeling',
        'in delen',
        'in stukjes',
        'gespreid',
        'niet in een keer',
        'niet in één keer',
        'niet betalen',
        'uitstel',
        'instalments',
      ],
    ],
    says: 'Yes. For a fine of €75 or more you can pay in parts: ask on cjib.nl with your DigiD or by phone. Do it before the last day, as the sum rises by half and then doubles. After a rise you can still ask, but not once a bailiff is at work or you must hand in licence or car. If you have no money at all, ask for the emergency stop (noodstop) and debt help of your town. Appeal is free within six weeks.',
    authority: LAW.finePlan,
  },
]
