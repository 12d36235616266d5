/** The letter by which the EEOC closes a charge of discrimination and lets the worker sue. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const SUE = {
  ...usc({
    title: 42,
    section: '2000e-5',
    name: 'Title VII of the Civil Rights Act of 1964 and Americans with Disabilities Act (ADA)',
    from: '1972-03-24',
  }),
  provision: '42 U.S.C. 2000e-5(f)(1) and 12117; 29 U.S.C. 626(e)',
}

export const NOTICE_OF_RIGHTS: Test = {
  says: [
    'right to sue',
    'notice of suit rights',
    'dismissal and notice of rights',
    'notice of rights',
  ],
}
const NOTICE = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['employment'],
  when: {
    all: [
      NOTICE_OF_RIGHTS,
      { says: ['eeoc', 'equal employment opportunity commission', 'charge'] },
    ],
  },
} satisfies Partial<Rule>

export const RIGHT_TO_SUE: readonly Rule[] = [
  {
    ...NOTICE,
    id: 'us.sue.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The agency closes your charge of discrimination. This does not mean that you were wrong: it lets you go to court yourself.',
    authority: SUE,
  },
  {
    ...NOTICE,
    id: 'us.sue.right',
    kind: 'right',
    rank: 2,
    says: 'You can sue in court within 90 days after you got this notice. After that day the claim is mostly lost.',
    authority: SUE,
  },
  {
    ...NOTICE,
    id: 'us.sue.deadline',
    kind: 'deadline',
    rank: 1,
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    action: 'File your case in court',
    consequence: 'The court will mostly turn a later case away.',
    weight: 'main',
    example: {
      clause: '42 U.S.C. 2000e-5(f)(1): 90 days',
      trigger: '2026-06-01',
      result: '2026-08-30',
    },
    says: 'You have 90 days to file a case in court, counted from when you got the notice. To be safe, count from its date.',
    authority: SUE,
  },
  {
    ...NOTICE,
    id: 'us.sue.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Keep the envelope or email: it shows the day the notice came. Ask the EEOC for your file and see an employment lawyer this week.',
    authority: SUE,
  },
]
