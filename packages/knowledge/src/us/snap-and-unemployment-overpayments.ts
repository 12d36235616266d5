/** Food benefits and unemployment pay that a state says were too much. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { BENEFIT_LAW } from './benefit-law.ts'
import { CHECKED } from './cite-law.ts'

const SNAP: Test = { says: ['snap', 'food stamps', 'supplemental nutrition', 'calfresh', 'ebt'] }
const UNEMPLOYMENT: Test = { says: ['unemployment'] }
const BENEFIT = {
  ...CHECKED,
  kinds: ['BENEFIT_OVERPAYMENT'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS: readonly Rule[] = [
  {
    ...BENEFIT,
    id: 'us.benefit.snap-deadline',
    kind: 'deadline',
    rank: 10,
    when: { any: [SNAP] },
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    action: 'Ask for a fair hearing about food benefits (SNAP)',
    consequence: 'You can no longer contest that decision in a hearing.',
    weight: 'main',
    example: { clause: '7 CFR 273.15(g): 90 days', trigger: '2026-06-01', result: '2026-08-30' },
    says: 'For food benefits (SNAP) you can ask for a fair hearing within 90 days. You can ask by phone.',
    authority: BENEFIT_LAW.snapHearing,
  },
  {
    ...BENEFIT,
    id: 'us.benefit.snap-aid-paid',
    kind: 'right',
    rank: 10,
    when: { any: [SNAP] },
    says: 'Ask for the hearing before the change takes effect and your food benefits can go on until it is decided.',
    authority: BENEFIT_LAW.snapHearing,
  },
  {
    ...BENEFIT,
    id: 'us.benefit.unemployment-warning',
    kind: 'warning',
    severity: 'high',
    when: { any: [UNEMPLOYMENT] },
    says: 'The time to appeal on unemployment is short: in some states only 10 days from mailing. The letter names the last day.',
    authority: BENEFIT_LAW.unemployment,
  },
  {
    ...BENEFIT,
    id: 'us.benefit.unemployment-step',
    kind: 'step',
    list: 'first',
    rank: 15,
    when: { any: [UNEMPLOYMENT] },
    says: 'Appeal at once, and go on claiming each week while you wait.',
    authority: BENEFIT_LAW.unemployment,
  },
  {
    ...BENEFIT,
    checkedOn: '2026-11-23',
    id: 'us.benefit.snap-not-fraud',
    kind: 'right',
    rank: 11,
    when: { any: [SNAP] },
    says: 'A mistake is not fraud. Only a hearing or a court can find that you broke the rules on purpose. Then that person gets no food benefits for a year, the first time. Do not sign away the hearing before you have advice.',
    authority: BENEFIT_LAW.snapFraud,
  },
]
