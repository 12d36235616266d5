/** Questions about a neighbour who builds at or over the boundary. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_BOUNDARY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.neighbour-builds',
    kind: 'answer',
    topics: ['housing', 'general', 'consumer'],
    rank: 6,
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      [
        'built',
        'building',
        'builds',
        'extension',
        'planning permission',
        'planning',
        'knocked down',
        'over our boundary',
        'over the boundary',
        'onto my land',
        'encroach',
        'fence',
        'wall',
        'shed',
      ],
    ],
    verdict: 'do_this',
    says: 'Take photos and measure. Ask the council planning office to look at it: it can act on work without permission, within seven years in most cases. No one may build on your land. For a shared wall the District Court can say who may do what. Try to agree first.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 43 to 47 (shared walls, works orders of the District Court)',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
      inForceFrom: '2009-12-01',
    },
  },
]
