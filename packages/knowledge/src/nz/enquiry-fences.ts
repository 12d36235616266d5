/** Questions about the fence between two neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.fence',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'family', 'debt', 'consumer', 'general'],
    rank: 4,
    verdict: 'it_depends',
    asks: [
      ['fence', 'fencing'],
      ['neighbour', 'neighbor', 'neighbours', 'next door', 'boundary'],
      [
        'half',
        'pay',
        'share',
        'cost',
        'my land',
        'bill',
        'built',
        'put up',
        'without asking',
        'quote',
        'falling',
        'new fence',
        'wants',
        'refuses',
      ],
    ],
    dependsOn: 'if you got a fencing notice before the work',
    says: 'Neighbours share the cost of an adequate fence half and half, but only after a fencing notice. It must name the place, the kind and the cost. You then have 21 days to object in writing; if you do not, you mostly owe half. With no notice and no consent you owe nothing for it. A fence on your land without your consent can be moved. If you cannot agree, go to the Disputes Tribunal.',
    authority: {
      title: 'Fencing Act 1978',
      provision: 'sections 9 to 15 (half of an adequate fence; notice; 21 days to object)',
      url: 'https://www.legislation.govt.nz/act/public/1978/0050/latest/whole.html',
      inForceFrom: '1979-04-01',
    },
  },
]
