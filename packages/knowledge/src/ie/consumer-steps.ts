/** Faulty goods and bad services: what to do, and the ways to go on. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { ASKED } from './asked-about.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const BUY = {
  country: 'ie',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'ie.ask-bank.step-complain',
    kinds: ['ENQUIRY'],
    when: ASKED.finance,
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Complain to your bank or insurer in writing first. If it says no, the Financial Services and Pensions Ombudsman looks at it for free.',
    authority: LAW.fspo,
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
  {
    ...BUY,
    id: 'ie.buy.step-write',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write to the seller. Say what went wrong, what you want and by what date.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Keep the receipt, photos and messages.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.step-card',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you paid by card and got nothing, ask your bank for a chargeback.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.step-small',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'If they refuse, use the small claims procedure online for up to €2,000.',
    authority: LAW.small,
  },
  {
    ...BUY,
    id: 'ie.buy.opt-complain',
    kind: 'option',
    option: 'complain',
    title: 'Complain',
    cost: 'Free.',
    time: 'Weeks.',
    risk: 'Low.',
    bestFor: 'The seller will not listen.',
    rank: 10,
    says: 'First to the seller. For a firm in another EU country, ask ECC Ireland.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.opt-remedy',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for a remedy',
    cost: 'Free.',
    time: 'Days.',
    risk: 'Low.',
    bestFor: 'You want it solved fast.',
    rank: 20,
    says: 'Ask for repair, a new one or money back, and name the Consumer Rights Act 2022.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.opt-small',
    kind: 'option',
    option: 'dispute',
    title: 'Small claims',
    cost: '€25.',
    time: 'Some months.',
    risk: 'Low.',
    bestFor: 'You have proof and the seller is in Ireland.',
    rank: 30,
    says: 'Claim up to €2,000 online without a solicitor.',
    authority: LAW.small,
  },
]

export const CONSUMER_STEPS = fitQuestions(ROWS, FITS)
