/** Questions about a rented home that is sold. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_HOME_SOLD: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.sold',
    kind: 'answer',
    verdict: 'no',
    rank: 10,
    asks: [
      [
        'wohnung verkauft',
        'haus verkauft',
        'neuer eigentümer',
        'eigentümerwechsel',
        'flat sold',
        'house sold',
        'new owner',
        'wohnung wird verkauft',
        'haus wird verkauft',
        'haus wurde verkauft',
        'wohnung wurde verkauft',
        'neuer vermieter',
        'neue vermieterin',
        'neue eigentümer',
        'vermieter verkauft',
        'verkauft die wohnung',
        'verkauft das haus',
        'verkauf der wohnung',
        'wohnung verkaufen',
      ],
      [
        'ausziehen',
        'raus',
        'kündigen',
        'mietvertrag',
        'move out',
        'leave',
        'contract',
        'tenancy',
        'gekündigt',
        'kündigung',
        'rauswerfen',
        'bleiben',
        'passiert',
        'neuen mietvertrag',
        'unterschreiben',
        'kaution',
      ],
    ],
    says: 'A sale does not end your tenancy. The new owner steps into your contract. After a change into a condominium a block of three to ten years runs.',
    authority: cite('bgb', '566', { provision: '§§ 566, 577a BGB' }),
  },
]
