/** Questions about late and cancelled flights. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { PASSENGERS } from './flight.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-flight.late',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      [
        'flug',
        'flieger',
        'airline',
        'fluggesellschaft',
        'lufthansa',
        'ryanair',
        'eurowings',
        'condor',
        'flight',
        'my plane',
      ],
      [
        'verspätung',
        'verspätet',
        'flugverspätung',
        'stunden später',
        'stunden zu spät',
        'zu spät gelandet',
        'flight delay',
        'delayed',
        'landed late',
        'hours late',
      ],
    ],
    says: 'Three hours late or more on arrival brings €250 up to 1,500 km, €400 up to 3,500 km, and up to €600 beyond. The airline must prove a cause outside its control. You need not take a voucher. You have three years.',
    dependsOn: 'how late you arrived, how far you flew and why',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.ask-flight.cancelled',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      [
        'flug',
        'flieger',
        'airline',
        'fluggesellschaft',
        'lufthansa',
        'ryanair',
        'eurowings',
        'condor',
        'flight',
        'my plane',
      ],
      [
        'gestrichen',
        'annulliert',
        'annullierung',
        'flug ausgefallen',
        'flug fällt aus',
        'fällt aus',
        'überbucht',
        'nicht mitgenommen',
        'boarding verweigert',
        'flight cancelled',
        'was cancelled',
        'got cancelled',
        'overbooked',
        'denied boarding',
      ],
    ],
    says: 'You choose: all your money back within seven days, or another flight. A voucher needs your yes in writing. If they told you less than 14 days before, €250 to €600 may come on top, unless the cause was outside their control.',
    authority: PASSENGERS,
  },
]
