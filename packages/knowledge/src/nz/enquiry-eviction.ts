/** Questions about eviction, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, EVICT, LOCKS } from '../english/home-words.ts'
import { RENT_ARREARS } from '../english/rent-words.ts'
import { LAW } from './authority.ts'

const ASK_HOME = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'nz.ask.evict',
    kind: 'answer',
    when: { not: [{ says: ['rent arrears', '14 day notice', 'in arrears', 'weeks behind'] }] },
    verdict: 'it_depends',
    asks: [
      [...LANDLORD, ...ASKING],
      [
        ...EVICT,
        'out in 3 weeks',
        'out in three weeks',
        'out by',
        'have to be out',
        'needs the house',
        'needs the place',
        'needs it back',
        'wants it back',
      ],
    ],
    dependsOn: 'the kind of tenancy, the reason and the dates',
    says: 'They need 90 days with no reason, or 42 days for some reasons, and only for a periodic tenancy. If you stay, they need an order of the Tribunal.',
    authority: LAW.rta,
  },
  {
    ...ASK_HOME,
    id: 'nz.ask.locks',
    kind: 'answer',
    verdict: 'no',
    asks: [LOCKS, LANDLORD],
    rank: 20,
    says: 'A lock-out is against the law. Call Tenancy Services on 0800 836 262, and the police if you are locked out.',
    authority: LAW.landlordDuties,
  },
  {
    ...ASK_HOME,
    id: 'nz.ask.arrears',
    kind: 'answer',
    verdict: 'do_this',
    asks: [RENT_ARREARS, ASKING],
    rank: 20,
    says: 'Pay what you can now and ask Work and Income for help. Paying all of it within a 14 day notice ends that notice. At 21 days late they can go to the Tribunal.',
    authority: LAW.arrears,
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.notice-days',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'trial',
            'employment agreement',
            'my job',
            'my boss',
            'the manager said',
            'fixed term',
            'one year lease',
            'year lease',
            '12 month lease',
          ],
        },
      ],
    },
    asks: [
      [
        '90 days',
        '90 day',
        'ninety days',
        '42 days',
        '42 day',
        'notice to leave',
        'wants me out',
        'wants us out',
        '90 days notice',
        'end my tenancy',
        'ending my tenancy',
        'end the tenancy',
      ],
      [
        'landlord',
        'no reason',
        'selling',
        'sell',
        'owner',
        'moving in',
        'can he',
        'can they',
        'is that legal',
      ],
    ],
    says: 'For a periodic tenancy 90 days need no reason; 42 days need one of those in the law. The Tribunal can strike down a notice to punish you: apply within 28 working days.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 51, 53 and 54 (90 and 42 days, retaliatory notice)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2025-01-30',
    },
  },
]
