/** Questions about eviction, its notice, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, EVICT, LOCKS, RENT_ARREARS } from '../english/home-words.ts'
import { LAW } from './authority.ts'

const ASK_HOME = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'ie.ask.evict',
    kind: 'answer',
    verdict: 'no',
    asks: [[...LANDLORD, ...ASKING], EVICT],
    says: 'A landlord cannot put you out with a notice alone. You can dispute it at the RTB and stay while it decides. Call Threshold on 1800 454 454.',
    authority: LAW.tenancies,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.notice-length',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      LANDLORD,
      [
        'how much notice',
        'notice period',
        'how long notice',
        'weeks notice',
        'days notice',
        'how many days',
      ],
    ],
    dependsOn: 'how long you have lived there and the reason',
    rank: 20,
    says: 'With no breach it is 90 days under six months, 152 up to a year, 180 up to seven years, then 196 and 224. For rent owed it is 28 days, after a 28 day warning.',
    authority: LAW.tenancies,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.locks',
    kind: 'answer',
    verdict: 'no',
    asks: [LOCKS, LANDLORD],
    rank: 20,
    says: 'A lock-out is against the law. Call Threshold on 1800 454 454 and the RTB at once. It can order you back in.',
    authority: LAW.tenancies,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.arrears',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        ...RENT_ARREARS,
        'behind on my rent',
        'behind with my rent',
        'behind on the rent',
        'behind with the rent',
      ],
      [...ASKING, 'warning notice', 'what can i do'],
    ],
    rank: 20,
    says: 'Pay what you can now. You must get a 28 day warning first, and paying all of it within that time stops it. Call MABS and Threshold.',
    authority: LAW.arrears,
  },
]
