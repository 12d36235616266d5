/** Notices to end a tenancy and late rent in Alberta. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-home.ts'
import { UNPAID_RENT_NOTICE } from './conditions.ts'

const HOME = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const HOUSING_ALBERTA: readonly Rule[] = [
  {
    ...HOME,
    id: 'ca.home.ab-pay',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 5,
    when: UNPAID_RENT_NOTICE,
    says: 'In Alberta a 14 day notice for unpaid rent ends if you pay all of it by the date in the notice.',
    authority: LAW.abRtaNotice,
  },
  {
    ...NOTICE,
    id: 'ca.home.ab-object',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 6,
    says: 'In Alberta you can object in writing to a 14 day notice that is not about rent. Then the landlord needs an order.',
    authority: LAW.abRtaNotice,
  },
  {
    ...NOTICE,
    id: 'ca.home.ab-clear',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['CA-AB'],
    rank: 5,
    says: 'The 14 days are whole days. The day you got the notice and the day you leave do not count.',
    authority: LAW.abRtaNotice,
  },
  {
    ...NOTICE,
    id: 'ca.home.ab-fourteen',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Pay the rent, or send your written objection',
    consequence: 'The landlord can ask for an order to make you leave.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act, section 29',
      trigger: '2026-11-10',
      result: '2026-11-24',
    },
    regions: ['CA-AB'],
    rank: 5,
    when: { any: [{ says: ['14 day', '14 days', 'fourteen days', 'substantial breach'] }] },
    says: 'In Alberta act within 14 days of getting a 14 day notice. We count from its date, to be safe.',
    authority: LAW.abRtaNotice,
  },
]
