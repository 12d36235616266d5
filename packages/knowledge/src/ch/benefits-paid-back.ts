/** Benefits that an office wants back. */
import type { Rule } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const BENEFITS_PAID_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.public.benefit-want',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    slot: 'what_they_want',
    when: { any: [PAID_BACK] },
    says: 'A social insurance office says it paid too much.',
    authority: LAW.socialBack,
  },
  {
    ...BASE,
    id: 'ch.public.benefit-thirty',
    kind: 'deadline',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    weight: 'main',
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    example: { clause: 'ATSG Art. 52', trigger: '2026-11-12', result: '2026-12-14' },
    says: 'You have thirty days to object to the decision (Verfügung).',
    action: 'Send your objection',
    consequence: 'The decision stands.',
    authority: LAW.socialObject,
  },
  {
    ...BASE,
    id: 'ch.public.benefit-step',
    kind: 'step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    list: 'first',
    when: { any: [PAID_BACK] },
    says: 'If you acted in good faith and paying back is a hardship, also ask for a waiver (Erlass).',
    authority: LAW.socialBack,
  },
  {
    ...BASE,
    id: 'ch.public.benefit-right',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    when: { any: [PAID_BACK] },
    dayToAct: 'open',
    says: 'You have the right to object for free and to ask for a waiver.',
    authority: LAW.socialBack,
  },
  {
    ...BASE,
    id: 'ch.public.benefit-option',
    kind: 'option',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    option: 'appeal',
    dayToAct: 'open',
    title: 'Object',
    says: 'Write why it is wrong.',
    cost: 'Nothing.',
    time: 'Thirty days.',
    risk: 'None.',
    bestFor: 'You disagree.',
    authority: LAW.socialObject,
  },
]
