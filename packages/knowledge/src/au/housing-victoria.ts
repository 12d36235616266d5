/** Notices to end a tenancy and late rent in Victoria. */
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
    ...RENTING,
    id: 'au.home.vic-grounds',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 5,
    says: 'Since 25 November 2025 a rental provider in Victoria cannot end a lease without a reason. Many reasons need 90 days.',
    authority: LAW.vicGrounds,
  },
  {
    ...HOME,
    id: 'au.home.vic-pay',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 6,
    when: RENT_OWED,
    says: 'In Victoria you can pay the rent within 14 days and the notice has no effect, up to four times in 12 months.',
    authority: LAW.vicRta,
  },
  {
    ...RENTING,
    id: 'au.home.vic-police',
    kind: 'fact',
    slot: 'reality_check',
    regions: ['AU-VIC'],
    rank: 5,
    says: 'In Victoria only VCAT can order you out, and only police can carry it out. VCAT asks if it is fair.',
    authority: LAW.vicRta,
  },
  {
    ...NOTICE,
    id: 'au.home.vic-change',
    kind: 'change',
    changedOn: '2025-11-25',
    was: 'Some leases could end with no reason at the end of the first term.',
    is: 'A reason named in the law is needed.',
    regions: ['AU-VIC'],
    says: 'In Victoria no-reason notices to vacate ended on 25 November 2025.',
    authority: LAW.vicGrounds,
  },
  {
    ...HOME,
    id: 'au.home.vic-fourteen',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Pay all the rent you owe',
    consequence: 'They can ask VCAT for an order.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 1997 (Vic), section 91ZM',
      trigger: '2026-11-09',
      result: '2026-11-23',
    },
    regions: ['AU-VIC'],
    rank: 10,
    when: RENT_OWED,
    says: 'In Victoria the notice for unpaid rent must give you 14 days. We count from its date, to be safe.',
    authority: LAW.vicRta,
  },
]

export const HOUSING_VICTORIA = fitQuestions(ROWS, FITS)
