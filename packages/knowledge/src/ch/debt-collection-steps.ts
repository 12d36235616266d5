/** A collector writes: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { BASIC_INSURER } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEBT_COLLECTION_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.debt.step-check',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Check the bill first. Is it yours, is the sum right, did you pay it?',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.debt.step-write',
    creditor: 'private',
    kind: 'step',
    rank: 20,
    list: 'first',
    when: { not: [...BASIC_INSURER] },
    says: 'Write back. Ask for the contract, the bill and the reason for each fee.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.debt.step-fees',
    creditor: 'private',
    kind: 'step',
    rank: 30,
    list: 'first',
    when: { not: [...BASIC_INSURER] },
    says: 'If the bill is right, pay the bill and interest of 5 % from the reminder. Dispute the fees of the firm in writing.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.debt.step-plan',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'Offer what you can pay each month. Ask that fees and interest stop.',
    authority: LAW.advice,
  },
  {
    ...BASE,
    id: 'ch.debt.step-dispute',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Say in writing that you dispute it, and why. Keep a copy.',
    authority: LAW.interest,
  },
  {
    ...BASE,
    id: 'ch.debt.step-sign',
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Sign no paper that says you owe it. That can start the time limit again and add fees.',
    authority: LAW.restart,
  },
]
