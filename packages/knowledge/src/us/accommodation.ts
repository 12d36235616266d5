/** An employer refuses changes at work that a disability calls for. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const CHANGES_AT_WORK = {
  ...usc({
    title: 42,
    section: '12112',
    name: 'Americans with Disabilities Act (ADA): changes at work (reasonable accommodation)',
    from: '2009-01-01',
  }),
  provision: '42 U.S.C. 12111(9), 12112(b)(5) and 12117; 29 CFR 1630.2(o)',
}

const REFUSED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'DISMISSAL_LETTER'],
  topics: ['employment'],
  when: {
    all: [
      {
        says: [
          'reasonable accommodation',
          'accommodation request',
          'workplace accommodation',
          'request for accommodation',
        ],
      },
      { says: ['employee', 'employment', 'work', 'job', 'position', 'human resources', 'hr'] },
    ],
    not: [{ says: ['tenant', 'lease', 'landlord', 'housing'] }],
  },
} satisfies Partial<Rule>

export const ACCOMMODATION: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'us.accommodation.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER'],
    rank: 3,
    says: 'Your employer says no to a change at work that you asked for because of your health.',
    authority: CHANGES_AT_WORK,
  },
  {
    ...REFUSED,
    id: 'us.accommodation.right',
    kind: 'right',
    rank: 4,
    says: 'A firm with 15 workers must talk with you and find a change that works, unless it is too hard or costly. It may not punish you for asking.',
    authority: CHANGES_AT_WORK,
  },
  {
    ...REFUSED,
    id: 'us.accommodation.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing for the reason and offer another change, with a note from your doctor. Tell the EEOC within 180 days, or 300 in most states.',
    authority: CHANGES_AT_WORK,
  },
]
