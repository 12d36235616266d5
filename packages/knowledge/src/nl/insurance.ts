/** A decision of an insurer. */
import type { Rule } from '@plainletter/contracts/rule'

import { ANSWERED } from '../complaints/answered.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.insurance.want',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    says: 'Your insurer tells you what it will pay, or that it will not pay.',
    authority: LAW.kifid,
  },
  {
    ...BASE,
    id: 'nl.insurance.step-complain',
    when: { not: [ANSWERED] },
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Ask for the reason and the clause. Then complain to the insurer in writing.',
    authority: LAW.kifid,
  },
  {
    ...BASE,
    id: 'nl.insurance.right-kifid',
    kind: 'right',
    rank: 10,
    says: 'If the insurer says no, you can go to Kifid. For basic health cover it is SKGZ.',
    authority: LAW.kifid,
  },
  {
    ...BASE,
    id: 'nl.insurance.option-kifid',
    kind: 'option',
    rank: 10,
    option: 'complain',
    title: 'Complain, then go to Kifid',
    says: 'First the insurer, then the free disputes body.',
    cost: 'Nothing.',
    time: 'Months.',
    risk: 'None.',
    bestFor: 'You think the no is wrong.',
    authority: LAW.kifid,
  },
]
