/** Notices to end a tenancy and late rent in New South Wales. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-home.ts'
import { RENT_OWED } from './conditions.ts'

const HOME = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const RENTING = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'au',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...NOTICE,
    id: 'au.home.nsw-element-reason',
    kind: 'element',
    name: 'The reason',
    recognisedBy: [
      {
        says: [
          'non-payment',
          'unpaid rent',
          'rent arrears',
          'breach',
          'sale',
          'sell',
          'renovation',
          'renovations',
          'repairs',
          'demolition',
          'move in',
          'live in',
          'ground',
          'reason',
        ],
      },
    ],
    ifMissing:
      'We do not see a reason. Without one the notice may not count. Call a tenant service.',
    regions: ['AU-NSW'],
    when: {
      any: [
        {
          says: [
            'termination notice',
            'notice of termination',
            'terminate your tenancy',
            'end your tenancy',
          ],
        },
      ],
    },
    says: 'In New South Wales a notice to end a lease must give a reason from the law.',
    authority: LAW.nswGrounds,
  },
  {
    ...RENTING,
    id: 'au.home.nsw-grounds',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 5,
    says: 'Since 19 May 2025 a landlord in New South Wales needs a legal reason to end any lease, and proof for many reasons.',
    authority: LAW.nswGrounds,
  },
  {
    ...HOME,
    id: 'au.home.nsw-pay',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 6,
    when: RENT_OWED,
    says: 'In New South Wales the notice for unpaid rent ends if you pay all you owe, or keep to an agreed plan. Paying late again and again is different.',
    authority: LAW.nswRta,
  },
  {
    ...HOME,
    id: 'au.home.nsw-fourteen',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['AU-NSW'],
    rank: 5,
    when: RENT_OWED,
    says: 'In New South Wales rent must be 14 days late before a notice, and the notice must give 14 days.',
    authority: LAW.nswRta,
  },
  {
    ...NOTICE,
    id: 'au.home.nsw-ninety',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 7,
    says: 'In New South Wales most reasons that are not your fault need 90 days of notice. For a lease of six months or less it is 60.',
    authority: LAW.nswGrounds,
  },
  {
    ...RENTING,
    id: 'au.home.nsw-sheriff',
    kind: 'fact',
    slot: 'reality_check',
    regions: ['AU-NSW'],
    rank: 5,
    says: 'In New South Wales only the Tribunal (NCAT) can end the lease, and only a Sheriff’s officer can remove you.',
    authority: LAW.nswRta,
  },
  {
    ...NOTICE,
    id: 'au.home.nsw-change',
    kind: 'change',
    changedOn: '2025-05-19',
    was: 'A landlord could end a lease with no reason.',
    is: 'A landlord needs a reason named in the law.',
    regions: ['AU-NSW'],
    says: 'In New South Wales no-reason evictions ended on 19 May 2025.',
    authority: LAW.nswGrounds,
  },
  {
    ...HOME,
    id: 'au.home.nsw-pay-by',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Pay the rent, or agree a plan in writing',
    consequence: 'They can ask the Tribunal to end the lease.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 2010 (NSW), section 88',
      trigger: '2026-11-09',
      result: '2026-11-23',
    },
    regions: ['AU-NSW'],
    rank: 10,
    when: RENT_OWED,
    says: 'In New South Wales the notice for unpaid rent must give you 14 days. We count from its date, to be safe.',
    authority: LAW.nswRta,
  },
]

export const HOUSING_NEW_SOUTH_WALES = fitQuestions(ROWS, FITS)
