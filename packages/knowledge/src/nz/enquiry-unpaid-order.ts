/** Questions about an order or judgment that the other side does not pay. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.enforce-order',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'disputes tribunal',
        'tenancy tribunal',
        'the tribunal',
        'district court',
        'court order',
        'judgment',
        'tribunal order',
      ],
      [
        'i won',
        'won at',
        'ordered to pay me',
        'ordered him',
        'ordered her',
        'ordered them',
        'awarded me',
        'in my favour',
        'won my',
      ],
      [
        'hasnt paid',
        "hasn't paid",
        'has not paid',
        'not paid',
        'wont pay',
        "won't pay",
        'get my money',
        'enforce',
        'ignores',
        'paid nothing',
        'paid a cent',
      ],
    ],
    says: 'You can have the order enforced like one of the District Court. Apply online or at the court, for a small fee that is added to what they owe. An attachment order takes it from wages or a benefit. A warrant lets a bailiff take and sell things. If you do not know what they have, ask for a financial assessment. You need their address. First send a last letter with a date. You mostly have six years.',
    authority: {
      title: 'Disputes Tribunal Act 1988 and District Court Act 2016',
      provision: 'Disputes Tribunal Act section 45; District Court Act Part 10 (enforcement)',
      url: 'https://www.justice.govt.nz/fines/civil-debt/',
      inForceFrom: '2017-03-01',
    },
  },
]
