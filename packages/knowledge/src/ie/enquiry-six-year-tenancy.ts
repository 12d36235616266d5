/** Tenancies in Ireland that began since March 2026. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-23',
    checkBy: '2027-06-30',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.six-year-tenancy',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 8,
    verdict: 'it_depends',
    dependsOn: 'when your tenancy began and how many the landlord has',
    when: { not: [{ says: ['rent rules', 'raise', 'increase', 'rent rise', 'market rent'] }] },
    asks: [
      [
        'six year',
        'six-year',
        '6 year',
        '6-year',
        'minimum duration',
        'tmd',
        'new tenancies',
        'new tenancy',
        'new tenant rules',
        'since march 2026',
        'after 1 march 2026',
        'rules since march',
      ],
      [
        'tenancy',
        'tenancies',
        'landlord',
        'lease',
        'rent',
        'renting',
        'tenant',
        'evict',
        'notice',
        'sell',
        'leave',
        'end',
      ],
    ],
    says: 'Did it begin on or after 1 March 2026? After six months in the home you are then safe for six years at a time. A company, or a landlord with four or more tenancies, then needs your breach, or a home that no longer fits you. A smaller one may also end it for real hardship or for family. You may leave with notice. Older tenancies keep the old rules.',
    authority: {
      title: 'Residential Tenancies Acts 2004 to 2026',
      provision:
        'Residential Tenancies Act 2004, section 35B (tenancy of minimum duration), from Act 3 of 2026',
      url: 'https://www.irishstatutebook.ie/eli/2026/act/3/enacted/en/html',
      inForceFrom: '2026-03-01',
    },
  },
]
