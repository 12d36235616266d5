/** Questions about eviction, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, EVICT, LOCKS } from '../english/home-words.ts'
import { RENT_ARREARS } from '../english/rent-words.ts'
import { LAW } from './authority-home.ts'

const ASK_HOME = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'au.ask.evict',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [
        ...LANDLORD,
        ...ASKING,
        'got an eviction notice',
        'received an eviction notice',
        'got a notice to vacate',
      ],
      [...EVICT, 'got an eviction notice', 'received an eviction notice', 'got a notice to vacate'],
    ],
    says: 'A landlord cannot put you out with a notice alone. They need an order from the tribunal or court of your state. Check the reason and the dates, and call a tenant service.',
    authority: LAW.tenancy,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.evict-nsw',
    kind: 'answer',
    verdict: 'no',
    insteadOf: 'au.ask.evict',
    when: {
      not: [
        {
          says: [
            'do i have to give',
            'do we have to give',
            'to leave a rental',
            'leave my rental',
            'want to leave',
            'i want to move',
          ],
        },
      ],
    },
    asks: [[...LANDLORD, ...ASKING], EVICT],
    regions: ['AU-NSW'],
    rank: 20,
    says: 'In New South Wales they need a legal reason and, if you stay, an order from NCAT. Most reasons that are not your fault need 90 days.',
    authority: LAW.nswGrounds,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.evict-vic',
    kind: 'answer',
    verdict: 'no',
    insteadOf: 'au.ask.evict',
    asks: [[...LANDLORD, ...ASKING], EVICT],
    regions: ['AU-VIC'],
    rank: 20,
    says: 'In Victoria they need a legal reason and an order from VCAT, which asks if it is fair. Only police can make you leave.',
    authority: LAW.vicGrounds,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.evict-qld',
    kind: 'answer',
    verdict: 'no',
    insteadOf: 'au.ask.evict',
    asks: [[...LANDLORD, ...ASKING], EVICT],
    regions: ['AU-QLD'],
    rank: 20,
    says: 'In Queensland they need a legal reason and, if you stay, an order from QCAT. The end of a fixed term is a reason, with two months of notice.',
    authority: LAW.qldRta,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.locks',
    kind: 'answer',
    verdict: 'no',
    asks: [LOCKS, LANDLORD],
    rank: 20,
    says: 'It is against the law to lock you out or cut the power without an order. Call a tenant service, and the police if you are locked out.',
    authority: LAW.tenancy,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.arrears',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'on my car',
            'car loan',
            'plenti',
            'pepper money',
            'car finance',
            'break my lease',
            'break the lease',
            'breaking my lease',
            'my super',
            'kiwisaver',
          ],
        },
      ],
    },
    verdict: 'do_this',
    asks: [RENT_ARREARS, ASKING],
    rank: 20,
    says: 'Pay what you can and offer a plan in writing now. In most states paying all of it ends the notice. Call a tenant service.',
    authority: LAW.tenancy,
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.notice-to-leave',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 45,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'redundant',
            'boss',
            'employer',
            'notice to move out',
            'do i have to give',
            'do we have to give',
            'to leave a rental',
            'leave my rental',
            'want to leave',
            'i want to leave',
            'want to move out',
            'i give',
            'break my lease',
          ],
        },
      ],
    },
    asks: [
      [
        'how much notice',
        'how many days notice',
        'how long do i have',
        'notice period',
        'notice to leave',
        'notice to vacate',
      ],
      ['landlord', 'to leave', 'move out', 'real estate', 'my lease', 'rental'],
    ],
    says: 'It turns on the state and the reason. In New South Wales and Victoria the end of a fixed term is no reason by itself. They need one from the law, with proof and mostly 90 days. In Queensland the end of a fixed term is a reason, with two months. Only a tribunal or court can make you go. If the notice is wrong, stay, keep paying rent and call a tenant service.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), Part 5; Residential Tenancies Act 1997 (Vic), sections 91ZI to 91ZZO; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 291 and 329; Residential Tenancies Act 1987 (WA), Part V',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2025-11-25',
    },
  },
]
