/** Notices to end a tenancy and late rent in Western Australia. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-home.ts'
import { RENT_OWED } from './conditions.ts'

const HOME = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'au',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const HOME_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
} satisfies Partial<Rule>

export const HOUSING_WESTERN_AUSTRALIA: readonly Rule[] = [
  {
    ...HOME,
    id: 'au.home.wa-breach',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Pay the rent, or fix the breach',
    consequence: 'You can get a notice of termination.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 1987 (WA), section 62',
      trigger: '2026-11-09',
      result: '2026-11-23',
    },
    regions: ['AU-WA'],
    rank: 10,
    when: {
      any: [
        { says: ['breach notice', 'notice to tenant of breach', 'form 20', 'form 21', 'remedy'] },
      ],
    },
    says: 'In Western Australia a breach notice gives you 14 days. We count from its date, to be safe.',
    authority: LAW.waRta,
  },
  {
    ...HOME,
    id: 'au.home.wa-pay',
    kind: 'right',
    regions: ['AU-WA'],
    rank: 6,
    when: RENT_OWED,
    says: 'In Western Australia you can stop the case. Pay all rent and the court fee at least one day before the hearing.',
    authority: LAW.waRta,
  },
  {
    ...NOTICE,
    id: 'au.home.wa-no-grounds',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['AU-WA'],
    rank: 5,
    says: 'In Western Australia a landlord can still end a periodic lease with no reason, but must give 60 days.',
    authority: LAW.waRta,
  },
  {
    ...HOME_ACTS,
    id: 'au.home.wa-court',
    kind: 'right',
    rank: 6,
    regions: ['AU-WA'],
    says: 'In Western Australia only the Magistrates Court can order you out. Locking you out is an offence.',
    authority: {
      title: 'Residential Tenancies Act 1987 (WA)',
      provision: 'sections 62, 71 and 80',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2013-07-01',
    },
  },
]
