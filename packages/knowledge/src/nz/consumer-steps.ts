/** Faulty goods and bad services: what to do, and the ways to go on. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { ASKED } from './asked-about.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const BUY = {
  country: 'nz',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'nz.ask-bank.step-complain',
    kinds: ['ENQUIRY'],
    when: ASKED.finance,
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Complain to your bank or insurer in writing first. If it says no, go to its dispute scheme. Each must belong to one, and it is free for you.',
    authority: LAW.disputeSchemes,
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
  {
    ...BUY,
    id: 'nz.buy.step-write',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write to the firm. Say what went wrong, what you want and by what date.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'nz.buy.step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Keep the receipt or bank record, photos and messages.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'nz.buy.step-card',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you paid by card and got nothing, ask your bank for a chargeback. Do it fast.',
    authority: LAW.banking,
  },
  {
    ...BUY,
    id: 'nz.buy.step-tribunal',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'If they refuse, apply to the Disputes Tribunal.',
    authority: LAW.disputes,
  },
  {
    ...BUY,
    id: 'nz.buy.opt-complain',
    kind: 'option',
    option: 'complain',
    title: 'Complain',
    cost: 'Free.',
    time: 'Weeks.',
    risk: 'Low.',
    bestFor: 'The firm will not listen.',
    rank: 10,
    says: 'First to the firm, then to the dispute scheme of that trade.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'nz.buy.opt-remedy',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for a remedy',
    cost: 'Free.',
    time: 'Days.',
    risk: 'Low.',
    bestFor: 'You want it solved fast.',
    rank: 20,
    says: 'Ask for repair, a new one or a refund, and name the Consumer Guarantees Act.',
    authority: LAW.cga,
  },
  {
    ...BUY,
    id: 'nz.buy.opt-tribunal',
    kind: 'option',
    option: 'dispute',
    title: 'Disputes Tribunal',
    cost: 'A fee by size.',
    time: 'Weeks to months.',
    risk: 'Low.',
    bestFor: 'You have proof and they refuse.',
    rank: 30,
    says: 'Claim up to $60,000. Lawyers may not appear.',
    authority: LAW.disputes,
  },
]

export const CONSUMER_STEPS = fitQuestions(ROWS, FITS)
