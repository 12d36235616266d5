/** The seizure of pay (saisie des rémunérations). */
import type { Rule } from '@plainletter/contracts/rule'

import { WAGE_SEIZURE } from './conditions-court.ts'
import { LEAVE_ORDER, RENT_ORDER } from './conditions-home.ts'
import { LAW } from './law-debt.ts'

const BASE = {
  country: 'fr',
  kinds: ['BAILIFF_NOTICE'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WAGE_SEIZURE_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.officer.want-wage',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    when: { any: [WAGE_SEIZURE] },
    says: 'They want to take a part of your pay each month (saisie des rémunérations).',
    authority: LAW.wages,
  },
  {
    ...BASE,
    id: 'fr.officer.not-yet-wage',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { any: [WAGE_SEIZURE] },
    dayToAct: 'open',
    says: 'They cannot take from your pay before one month has passed since the demand to pay.',
    authority: LAW.wages,
  },
  {
    ...BASE,
    id: 'fr.officer.deadline-wage',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    rank: 10,
    weight: 'main',
    when: { any: [WAGE_SEIZURE] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'next_working_day' },
    example: {
      clause: 'CPCE, article L. 212-2 and following',
      trigger: '2026-11-10',
      result: '2026-12-10',
    },
    says: 'You have one month from the demand to pay to contest, pay or agree a plan. A contest in time stops the seizure.',
    action: 'Contest the wage seizure, or agree a plan',
    consequence: 'After that your employer must pay a part of your pay to the officer.',
    authority: LAW.wages,
  },
  {
    ...BASE,
    id: 'fr.officer.right-pay',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 40,
    when: { not: [RENT_ORDER, LEAVE_ORDER] },
    says: 'Only a part of your pay can be taken, by a scale of the law. You always keep at least the basic benefit (RSA).',
    authority: LAW.wageScale,
  },
  {
    ...BASE,
    id: 'fr.officer.change-wages',
    checkedOn: '2026-11-23',
    kind: 'change',
    rank: 20,
    changedOn: '2025-07-01',
    when: { any: [WAGE_SEIZURE] },
    says: 'Since 1 July 2025 an officer seizes pay with no judge first. You can still go to the judge.',
    was: 'A judge had to allow it first.',
    is: 'The officer acts with the title, and you have one month to contest.',
    authority: LAW.wages,
  },
]
