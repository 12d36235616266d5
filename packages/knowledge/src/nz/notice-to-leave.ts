/** The landlord's notice that ends a tenancy: its reasons, its form and its days. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { FORTY_TWO, NO_REASON } from './conditions.ts'

const RENTING = {
  country: 'nz',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'nz',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NAMED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...NOTICE,
    id: 'nz.home.element-reason',
    kind: 'element',
    name: 'The reason',
    recognisedBy: [
      {
        says: [
          'owner',
          'family member',
          'sold',
          'sale',
          'vacant possession',
          'employee',
          'employees',
          'worker',
          'workers',
        ],
      },
    ],
    ifMissing:
      'We do not see a reason. A notice of 42 days without one may not count. Ask Community Law.',
    when: FORTY_TWO,
    says: 'A notice of 42 days must say which reason in the law it uses.',
    authority: LAW.rta,
  },
  {
    ...RENTING,
    id: 'nz.home.know-form',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'A notice to end a tenancy must be in writing, give the address and the last day, and be signed. A 42 day notice must give the reason.',
    authority: LAW.rta,
  },
  {
    ...RENTING,
    id: 'nz.home.right-ninety',
    kind: 'right',
    rank: 20,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'Since 30 January 2025 a landlord can end a periodic tenancy with 90 days of notice and no reason.',
    authority: LAW.rta,
  },
  {
    ...RENTING,
    id: 'nz.home.right-forty-two',
    kind: 'right',
    rank: 25,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'With 42 days they need a reason in the law. The owner or family moves in, it is sold empty, or it is needed for workers.',
    authority: LAW.rta,
  },
  {
    ...RENTING,
    id: 'nz.home.right-fixed',
    kind: 'right',
    rank: 30,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'A fixed term cannot end early by notice. At its end it goes on unless one side gave notice 90 to 21 days before.',
    authority: LAW.rta,
  },
  {
    ...RENTING,
    id: 'nz.home.right-retaliation',
    kind: 'right',
    rank: 35,
    says: 'A notice to punish you for standing up for your rights is against the law. Apply within 28 working days, and the Tribunal can cancel it.',
    checkedOn: '2026-11-23',
    authority: LAW.rta,
  },
  {
    ...NOTICE,
    id: 'nz.home.ninety',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    action: 'Move out, or challenge the notice',
    consequence: 'They can ask the Tribunal for a possession order.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 1986, section 51(1)',
      trigger: '2026-11-09',
      result: '2027-02-07',
    },
    rank: 20,
    when: NO_REASON,
    says: 'A notice with no reason must give you at least 90 days. We count from its date, so it may be a little later.',
    authority: LAW.rta,
  },
  {
    ...NOTICE,
    id: 'nz.home.forty-two',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 42, unit: 'days', roll: 'none' },
    action: 'Move out, or challenge the notice',
    consequence: 'They can ask the Tribunal for a possession order.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 1986, section 51(2)',
      trigger: '2026-11-09',
      result: '2026-12-21',
    },
    rank: 20,
    when: FORTY_TWO,
    says: 'A notice with a reason of the owner must give you at least 42 days. We count from its date, so it may be a little later.',
    authority: LAW.rta,
  },
  {
    ...NOTICE,
    id: 'nz.home.change-2025',
    kind: 'change',
    changedOn: '2025-01-30',
    was: 'A landlord needed a reason to end a periodic tenancy.',
    is: 'A landlord can give 90 days of notice with no reason.',
    says: 'Since 30 January 2025 a notice of 90 days needs no reason.',
    authority: LAW.rta,
  },
  {
    ...NAMED,
    id: 'nz.home.know-service',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    rank: 15,
    says: 'The days count from when a notice counts as given. By post add four working days, and in your letterbox two.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 136 and 136A (when a notice counts as given)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2010-10-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const NOTICE_TO_LEAVE = fitQuestions(ROWS, FITS)
