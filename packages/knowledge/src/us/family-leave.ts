/** An employer refuses, cuts or questions family or medical leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const LEAVE = {
  ...usc({
    title: 29,
    section: '2615',
    name: 'Family and Medical Leave Act (FMLA)',
    from: '1993-08-05',
  }),
  provision: '29 U.S.C. 2613, 2615 and 2617; 29 CFR 825.305 and 825.313',
}

const REFUSED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: {
    all: [
      { says: ['fmla', 'family and medical leave', 'medical leave'] },
      {
        says: [
          'denied',
          'deny',
          'denial',
          'not eligible',
          'incomplete',
          'insufficient',
          'not approved',
          'certification',
        ],
      },
    ],
    not: [{ says: ['student', 'bar membership'] }],
  },
} satisfies Partial<Rule>

export const FAMILY_LEAVE: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'us.leave.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your employer says no to your leave, or wants a better form from your doctor first.',
    authority: LEAVE,
  },
  {
    ...REFUSED,
    id: 'us.leave.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'If the form has gaps, the firm must say in writing what is missing and give you seven days. Send it, and complain to the Wage and Hour Division.',
    authority: LEAVE,
  },
]
