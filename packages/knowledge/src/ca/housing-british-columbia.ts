/** Notices to end a tenancy and late rent in British Columbia. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-home.ts'
import { UNPAID_RENT_NOTICE, OWN_USE } from './conditions.ts'

const HOME = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const RENTING = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const HOUSING_BRITISH_COLUMBIA: readonly Rule[] = [
  {
    ...HOME,
    id: 'ca.home.bc-ten-day',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 5, unit: 'days', roll: 'none' },
    action: 'Pay all the rent or apply to dispute the notice',
    consequence: 'You are taken to accept that the tenancy ends.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancy Act, section 46(4)',
      trigger: '2026-11-18',
      result: '2026-11-23',
    },
    regions: ['CA-BC'],
    when: UNPAID_RENT_NOTICE,
    rank: 5,
    says: 'In British Columbia you have five days from the day you got a 10 day notice. We count from its date, to be safe.',
    authority: LAW.bcRta10,
  },
  {
    ...NOTICE,
    id: 'ca.home.bc-own-use',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    action: 'Apply to the Residential Tenancy Branch to dispute the notice',
    consequence: 'You are taken to accept that the tenancy ends.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancy Act, section 49(8), and Regulation',
      trigger: '2026-11-09',
      result: '2026-11-30',
    },
    regions: ['CA-BC'],
    when: OWN_USE,
    rank: 5,
    says: 'In British Columbia you have 21 days from the day you got a notice for own use. We count from its date, to be safe.',
    authority: LAW.bcRtaOwn,
  },
  {
    ...NOTICE,
    id: 'ca.home.bc-cause',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 10, unit: 'days', roll: 'none' },
    action: 'Apply to the Residential Tenancy Branch to dispute the notice',
    consequence: 'You are taken to accept that the tenancy ends.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancy Act, section 47(4)',
      trigger: '2026-11-16',
      result: '2026-11-26',
    },
    regions: ['CA-BC'],
    when: {
      any: [
        { says: ['one month notice', 'notice to end tenancy for cause', 'rtb-33', 'for cause'] },
      ],
    },
    rank: 5,
    says: 'In British Columbia you have 10 days from the day you got a one month notice for cause. We count from its date, to be safe.',
    authority: LAW.bcRtaCause,
  },
  {
    ...HOME,
    id: 'ca.home.bc-void',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 5,
    when: UNPAID_RENT_NOTICE,
    says: 'In British Columbia the notice ends if you pay all the rent and utilities within five days of getting it.',
    authority: LAW.bcRta10,
  },
  {
    ...HOME,
    id: 'ca.home.bc-three-months',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 6,
    when: OWN_USE,
    says: 'Since 18 June 2025 a landlord who wants to move in must give you three months. You get one month of rent.',
    authority: LAW.bcRtaOwn,
  },
  {
    ...HOME,
    id: 'ca.home.bc-twelve',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 7,
    when: OWN_USE,
    says: 'If they do not use the home as they said for at least 12 months, you can claim 12 months of rent.',
    authority: LAW.bcRta,
  },
  {
    ...RENTING,
    id: 'ca.home.bc-branch',
    kind: 'fact',
    slot: 'reality_check',
    regions: ['CA-BC'],
    rank: 5,
    says: 'In British Columbia the landlord needs an order of possession, and then a writ that only a court bailiff can carry out.',
    authority: LAW.bcRta,
  },
  {
    ...NOTICE,
    id: 'ca.home.bc-change',
    kind: 'change',
    changedOn: '2025-06-18',
    was: 'A landlord who wanted to move in had to give four months, and you had 30 days to dispute.',
    is: 'The landlord gives three months, and you have 21 days to dispute.',
    regions: ['CA-BC'],
    when: OWN_USE,
    says: 'In British Columbia the notice for own use is three months since 18 June 2025.',
    authority: LAW.bcRtaOwn,
  },
  {
    ...HOME,
    checkedOn: '2026-11-22',
    id: 'ca.home.bc-order',
    kind: 'right',
    regions: ['CA-BC'],
    when: { any: [{ says: ['order of possession', 'writ of possession'] }] },
    rank: 6,
    says: 'In British Columbia you can ask for a review of an order of possession, in most cases within two days. Only a court bailiff can put you out.',
    authority: {
      ...LAW.bcRta,
      provision: 'sections 55 (order of possession), 79 and 80 (review), 84 (enforcement)',
    },
  },
]
