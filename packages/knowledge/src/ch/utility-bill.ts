/** Bills for power, gas and water. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const UTILITY_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.buy.bill-want',
    kind: 'fact',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 10,
    slot: 'what_they_want',
    says: 'A supplier wants you to pay a bill.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.buy.bill-check',
    kind: 'step',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 10,
    list: 'first',
    says: 'Check the bill. Then offer parts if you cannot pay at once.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.buy.bill-right',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 10,
    says: 'You can ask for the meter reading and the way it was counted.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.buy.bill-plan',
    kind: 'option',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 10,
    option: 'negotiate',
    title: 'Ask for a plan',
    says: 'Offer a monthly sum.',
    cost: 'What you offer.',
    time: 'One call.',
    risk: 'Keep to it.',
    bestFor: 'You owe it.',
    authority: LAW.advice,
  },
]
