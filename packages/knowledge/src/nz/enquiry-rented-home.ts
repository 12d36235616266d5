/** Questions about repairs and bonds of a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { RENTED } from './conditions.ts'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.healthy-homes',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heater',
            'cold',
            'insulation',
          ],
        },
      ],
    },
    says: 'Every rented home must now meet the healthy homes standards on heat, damp and air.',
    authority: {
      title: 'Residential Tenancies (Healthy Homes Standards) Regulations 2019',
      provision: 'heating, insulation, ventilation, damp and draughts',
      url: 'https://www.tenancy.govt.nz/healthy-homes/',
      inForceFrom: '2025-07-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.repair-notice',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heater',
            'cold',
            'insulation',
          ],
        },
      ],
    },
    says: 'Give a 14-day notice to fix it. Then the Tenancy Tribunal can order work, less rent or damages.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 45, 56, 77 and 78 (repairs, notice to remedy, tribunal orders)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.bond-law',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'A bond is four weeks’ rent at most, and must be lodged within 23 working days. The landlord must prove damage beyond wear.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 18, 19, 22 to 22D and 49A to 49B (bond, careless damage)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2021-02-11',
    },
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
    asks: [
      [
        '90 days',
        '90 day',
        'ninety days',
        '42 days',
        '42 day',
        'notice to leave',
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
    says: 'For a periodic tenancy 90 days need no reason; 42 days need one of those in the law. A notice to punish you is void: apply to the Tribunal within 28 working days.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 51, 53 and 54 (90 and 42 days, retaliatory notice)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2025-01-30',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.fix-it',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        "won't fix",
        'wont fix',
        'refuses to fix',
        'not fixing',
        'will not repair',
        'broken heat pump',
        'heat pump',
        'hot water',
        'broken',
      ],
      ['landlord', 'rental', 'property manager', 'my flat', 'tenancy'],
    ],
    says: 'Keep paying rent. Give the landlord a 14-day notice to fix it, in writing. If they do not, the Tenancy Tribunal can order the work, lower the rent and award you money.',
    authority: {
      title:
        'Residential Tenancies Act 1986, with the Residential Tenancies (Healthy Homes Standards) Regulations 2019',
      provision: 'sections 45, 56, 77 and 78 (repairs, notice to remedy, the Tribunal)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2021-02-11',
    },
  },
]
