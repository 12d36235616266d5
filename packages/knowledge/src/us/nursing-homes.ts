/** A nursing home that wants a resident to leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const LEAVING = {
  ...usc({ title: 42, section: '1396r', name: 'Nursing Home Reform Act', from: '1990-10-01' }),
  provision: '42 U.S.C. 1396r(c)(2) and 1395i-3(c)(2); 42 CFR 483.15(c)',
}

const DISCHARGE = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'EVICTION_NOTICE', 'ENQUIRY'],
  topics: ['housing', 'consumer', 'general'],
  when: {
    all: [
      {
        says: [
          'nursing home',
          'nursing facility',
          'skilled nursing',
          'care facility',
          'long-term care',
        ],
      },
      { says: ['discharge', 'discharged', 'transfer', 'leave the facility', 'move out', 'evict'] },
    ],
    not: [{ says: ['hospital discharge', 'discharge summary', 'insurance'] }],
  },
} satisfies Partial<Rule>

export const NURSING_HOMES: readonly Rule[] = [
  {
    ...DISCHARGE,
    id: 'us.nursing.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER', 'EVICTION_NOTICE'],
    rank: 3,
    says: 'The nursing home wants the resident to leave. It may do so only for the six reasons in federal law.',
    authority: LEAVING,
  },
  {
    ...DISCHARGE,
    id: 'us.nursing.right',
    kind: 'right',
    rank: 3,
    says: 'The home must mostly give 30 days’ notice in writing, with the reason and the place. You can appeal to the state and stay until it decides.',
    authority: LEAVING,
  },
  {
    ...DISCHARGE,
    id: 'us.nursing.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Call the long-term care ombudsman named in the notice today, and send the appeal now. Ask the home to say the reason in writing.',
    authority: LEAVING,
  },
]
