/** What people wrongly believe of the end of a job: notice, and unemployment benefits. */
import type { Rule } from '@plainletter/contracts/rule'

import { WORK } from './dismissal-conditions.ts'
import { WORK_LAW } from './work-law.ts'

export const DISMISSAL_MYTHS: readonly Rule[] = [
  {
    ...WORK,
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    id: 'us.work.myth-notice',
    kind: 'myth',
    premise: [
      'two weeks notice',
      "two weeks' notice",
      'must give me notice',
      'have to give me notice',
      'without notice',
    ],
    says: 'In most states an employer need not give notice or a reason. A contract, a union or a mass layoff can change that.',
    authority: WORK_LAW.termination,
  },
  {
    ...WORK,
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    id: 'us.work.myth-fired-unemployment',
    kind: 'myth',
    premise: [
      'fired so i cannot',
      "fired so i can't",
      'no unemployment because',
      'not get unemployment',
      'lose unemployment',
    ],
    says: 'Being fired does not by itself bar unemployment benefits. Apply and let the state office decide.',
    authority: WORK_LAW.unemployment,
  },
]
