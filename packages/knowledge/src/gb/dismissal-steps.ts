/** What to do about a dismissal or a redundancy. */
import type { Rule } from '@plainletter/contracts/rule'

import { ACAS, CODE, LRA, SETTLE, TIME } from './dismissal-sources.ts'

const JOB = {
  country: 'gb',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const DISMISSAL_STEPS: readonly Rule[] = [
  {
    ...JOB,
    id: 'gb.job.step-appeal',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['england', 'wales', 'scotland'],
    says: 'Appeal in writing, by the date in the letter. Say what is wrong: the facts, the steps they took, or how others were treated.',
    authority: CODE,
  },
  {
    ...JOB,
    id: 'gb.job.step-dates',
    kind: 'step',
    list: 'first',
    rank: 20,
    nations: ['england', 'wales', 'scotland'],
    says: 'Write down the day your job ends. Time to claim runs from it: six months if it ended on or after 1 October 2026.',
    authority: TIME,
  },
  {
    ...JOB,
    id: 'gb.job.step-papers',
    kind: 'step',
    list: 'first',
    rank: 30,
    nations: ['england', 'wales', 'scotland'],
    says: 'Collect your contract, payslips, letters, messages and notes of meetings. Do this before you lose access.',
    authority: CODE,
  },
  {
    ...JOB,
    id: 'gb.job.step-help',
    kind: 'step',
    list: 'first',
    rank: 40,
    nations: ['england', 'wales', 'scotland'],
    says: 'Call Acas, your union or Citizens Advice this week. It is free.',
    authority: ACAS,
  },
  {
    ...JOB,
    id: 'gb.job.step-sign',
    kind: 'step',
    list: 'general',
    rank: 10,
    nations: ['england', 'wales', 'scotland'],
    says: 'Do not sign a settlement agreement yet. It is binding only if an independent adviser has advised you on it.',
    authority: SETTLE,
  },
  {
    ...JOB,
    id: 'gb.job.step-ni',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['northern_ireland'],
    says: 'Call the Labour Relations Agency now. You have three months for most claims.',
    authority: LRA,
  },
]
