/** Traffic fines: the payment slip and what comes of it. */
import type { Rule } from '@plainletter/contracts/rule'

import { LEFT_CAR, SUMMARY_ORDER } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'jp',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const FINES: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.public.fine-want',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    says: 'The police give you a ticket (反則金). If you pay, the case is closed.',
    authority: LAW.fineSeven,
  },
  {
    ...BASE,
    id: 'jp.public.fine-real',
    kind: 'fact',
    rank: 10,
    slot: 'reality_check',
    says: 'Paying is your choice. If you pay, there is no criminal record.',
    authority: LAW.fineSeven,
  },
  {
    ...BASE,
    id: 'jp.public.fine-not-yet',
    dayToAct: 'open',
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'No criminal case can start before your time to pay is over.',
    authority: LAW.fineCase,
  },
  {
    ...BASE,
    id: 'jp.public.fine-seven',
    kind: 'deadline',
    rank: 10,
    weight: 'main',
    terms: { trigger: 'letter', count: 7, unit: 'days', roll: 'none' },
    example: { clause: '道路交通法第129条', trigger: '2026-11-12', result: '2026-11-19' },
    says: 'You can pay at once in seven days after the ticket. Later you get a new paper with ten more days.',
    action: 'Pay, if you accept it',
    consequence: 'A criminal case can follow.',
    authority: LAW.fineSeven,
  },
  {
    ...BASE,
    id: 'jp.public.fine-step',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: "Check the day, place and rule. If you dispute it, do not pay and get a lawyer's advice first.",
    authority: LAW.fineSeven,
  },
  {
    ...BASE,
    id: 'jp.public.fine-right',
    kind: 'right',
    rank: 10,
    says: 'You have the right not to pay and to tell a judge your side.',
    authority: LAW.fineCase,
  },
  {
    ...BASE,
    id: 'jp.public.fine-pay',
    dayToAct: 'open',
    kind: 'option',
    rank: 10,
    option: 'pay',
    title: 'Pay',
    says: 'Pay at a bank or post office.',
    cost: 'The fine.',
    time: 'Seven days.',
    risk: 'You accept it.',
    bestFor: 'It is right.',
    authority: LAW.fineSeven,
  },
]

/** A car left in the wrong place and a summary order have rows of their own. */
export const TRAFFIC_FINE: readonly Rule[] = FINES.map((row) => ({
  ...row,
  when: { ...row.when, not: [...(row.when?.not ?? []), LEFT_CAR, SUMMARY_ORDER] },
}))
