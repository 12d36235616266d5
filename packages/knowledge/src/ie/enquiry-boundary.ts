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
  {
    country: 'ie',
    checkedOn: '2026-11-23',
    checkBy: '2027-06-30',
    kinds: ['ENQUIRY'],
    kind: 'answer',

    id: 'ie.ask.hedge',
    topics: ['general', 'housing'],
    rank: 6,
    asks: [
      ['hedge', 'hedges', 'tree', 'trees', 'branches', 'leylandii', 'overhanging', 'roots'],
      ['neighbour', 'neighbours', "neighbour's", 'next door', 'garden', 'boundary'],
      [
        'high',
        'tall',
        'cut',
        'cutting',
        'light',
        'overhang',
        'overhanging',
        'damage',
        'trim',
        'refuses',
        'wont',
        "won't",
        'roots',
        'dangerous',
        'falling',
        'what can i do',
        'blocking',
        'over my',
      ],
    ],
    verdict: 'do_this',
    says: 'No Irish law sets how high a hedge or tree may be. Talk first, and try mediation. You may cut what hangs over to your side, back to the boundary. Do not go onto their land without a yes, and do not kill the tree. If it is a danger or does damage, write and ask them to act, as they may have to pay. The District Court can give a works order where work on the boundary needs access.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 43 to 47 (works orders); cutting back to the boundary rests on case law',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
      inForceFrom: '2009-12-01',
    },
  },
]
