/** Last days after the end of a job: the charge, COBRA and the release. */
import type { Rule } from '@plainletter/contracts/rule'

import { WAIVER, WORK } from './dismissal-conditions.ts'
import { WORK_LAW } from './work-law.ts'

export const DISMISSAL_DEADLINES: readonly Rule[] = [
  {
    ...WORK,
    id: 'us.work.deadline-charge',
    kind: 'deadline',
    rank: 20,
    terms: { trigger: 'letter', count: 180, unit: 'days', roll: 'none' },
    action: 'File a charge with the EEOC if you think it was discrimination',
    consequence: 'You may lose the right to sue. In many states you have 300 days, but not in all.',
    weight: 'further',
    example: {
      clause: '42 U.S.C. 2000e-5(e)(1): 180 days',
      trigger: '2026-06-01',
      result: '2026-11-28',
    },
    says: 'For discrimination, a charge must reach the EEOC within 180 days, or 300 days where a state agency handles such cases.',
    authority: WORK_LAW.charge,
  },
  {
    ...WORK,
    id: 'us.work.deadline-cobra',
    kind: 'deadline',
    rank: 30,
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'none' },
    action: 'Choose COBRA or another health plan',
    consequence: 'You may be without health cover until the next enrollment time.',
    weight: 'further',
    example: { clause: '29 U.S.C. 1165: 60 days', trigger: '2026-06-01', result: '2026-07-31' },
    says: 'You have at least 60 days to choose COBRA, from the day cover ends or the COBRA notice, whichever is later.',
    authority: WORK_LAW.cobra,
  },
  {
    ...WORK,
    id: 'us.work.deadline-waiver',
    kind: 'deadline',
    rank: 10,
    when: {
      ...WAIVER,
      not: [
        { says: ['group termination', 'group layoff', 'reduction in force', 'decisional unit'] },
      ],
    },
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    action: 'Decide on the release, if you are 40 or older',
    consequence: 'The offer may end. Do not sign before you had advice.',
    weight: 'further',
    example: {
      clause: '29 U.S.C. 626(f)(1)(F)(i): 21 days',
      trigger: '2026-06-01',
      result: '2026-06-22',
    },
    says: 'From age 40 you must get at least 21 days to think about a release of age claims, and 7 days to take it back.',
    authority: WORK_LAW.waiver,
  },
  {
    ...WORK,
    id: 'us.work.deadline-waiver-group',
    kind: 'deadline',
    rank: 10,
    when: {
      ...WAIVER,
      all: [
        { says: ['group termination', 'group layoff', 'reduction in force', 'decisional unit'] },
      ],
    },
    terms: { trigger: 'letter', count: 45, unit: 'days', roll: 'none' },
    action: 'Decide on the release, if you are 40 or older',
    consequence: 'The offer may end. Do not sign before you had advice.',
    weight: 'further',
    example: {
      clause: '29 U.S.C. 626(f)(1)(F)(ii): 45 days',
      trigger: '2026-06-01',
      result: '2026-07-16',
    },
    says: 'In a group layoff you get at least 45 days from age 40, and a list of the jobs and ages of those chosen.',
    authority: WORK_LAW.waiver,
  },
  {
    ...WORK,
    id: 'us.work.insight-time',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    actionable: 'Count from the day you were told, not from your last day.',
    confidence: 0.9,
    says: 'The time for a discrimination charge starts when you are told of the decision. An appeal inside the firm does not stop it.',
    authority: WORK_LAW.charge,
  },
]
