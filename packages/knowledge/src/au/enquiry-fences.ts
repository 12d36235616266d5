/** Questions about the fence between two neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.fence-built',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'debt', 'family', 'consumer', 'general'],
    rank: 4,
    verdict: 'no',
    asks: [
      ['fence', 'colorbond', 'colourbond', 'paling'],
      [
        'without asking',
        'never asked',
        'no notice',
        'no letter',
        'without telling',
        'put up',
        'pulled down',
        'built',
        'replaced',
        'already done',
        'behind our back',
        'did it while',
        'never agreed',
        'without our',
      ],
      ['half', 'pay', 'bill', 'owe', 'share', 'invoice', 'wants', 'cost'],
    ],
    says: 'Mostly no. Before the work your neighbour had to send you a fencing notice with the cost. They had to agree with you or get an order. Only urgent repairs are different. Even then you owe half of an ordinary fence only, not of a dearer one. Answer in writing that you got no notice. Offer free mediation. In Western Australia they may still ask later, so get advice. A court or tribunal decides.',
    authority: {
      title: 'Fencing laws of the states',
      provision:
        'for example Dividing Fences Act 1991 (NSW), sections 7 to 14; Fences Act 1968 (Vic), sections 7 to 18; Neighbourhood Disputes (Dividing Fences and Trees) Act 2011 (Qld), sections 20 to 33',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1991-072',
      inForceFrom: '2014-09-22',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.fence-share',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'debt', 'family', 'consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [{ says: ['without asking', 'never asked us', 'without telling us', 'put up a new'] }],
    },
    asks: [
      ['fence', 'fencing', 'paling'],
      [
        'half',
        'share',
        'pay',
        'cost',
        'quote',
        'quotes',
        'falling',
        'fallen',
        'replace',
        'repair',
        'new fence',
        'rotten',
      ],
      ['neighbour', 'neighbor', 'next door', 'neighbours', 'neighbors', 'boundary', 'dividing'],
    ],
    says: 'Neighbours mostly share the cost of an ordinary fence half and half. Do not start the work yet. Send a fencing notice first: where, what kind, the cost, and each share, with your quotes. If you do not agree within about a month, ask the court or tribunal for an order. Free mediation often settles it. Who wants a dearer fence pays the extra.',
    authority: {
      title: 'Fencing laws of the states',
      provision:
        'for example Dividing Fences Act 1991 (NSW), sections 7 to 14; Fences Act 1968 (Vic), sections 7 to 18; Neighbourhood Disputes (Dividing Fences and Trees) Act 2011 (Qld), sections 20 to 33',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1991-072',
      inForceFrom: '2014-09-22',
    },
  },
]
