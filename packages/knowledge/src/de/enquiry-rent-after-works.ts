/** Questions about a higher rent after works on the house. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_AFTER_WORKS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.rent-after-works',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      [
        'modernisiert',
        'modernisierung',
        'modernisierungsumlage',
        'neue fenster',
        'wärmepumpe',
        'neue heizung',
        'dämmung',
        'gedämmt',
        'aufzug',
        'balkon',
        'sanierung',
        'modernisation',
      ],
      ['miete', 'mieterhöhung', 'mehr miete', 'erhöhen', 'umlage', 'monat', 'rent'],
    ],
    dependsOn: 'the cost of the works, the size of the flat and your income',
    says: 'Each year’s rent may rise by 8% of the cost, less what repairs would have cost. The cap is €3 a square metre in six years, or €2 where the rent is below €7. For a new heating with state money it can be 10%, but 50 cents at most. The letter must show the count; the rise starts two months later. Claim hardship mostly by the end of the month after the works were announced. Ask for the bills.',
    authority: cite('bgb', '559', {
      provision: '§§ 555d, 555e, 559, 559b und 559e BGB',
      from: '2024-01-01',
    }),
  },
]
