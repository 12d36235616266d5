/** Faulty goods and bad services: what to do, and the ways to go on. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { ASKED } from './asked-about.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const BUY = {
  country: 'au',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'au.ask-bank.step-complain',
    kinds: ['ENQUIRY'],
    when: ASKED.finance,
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Complain to your bank or insurer in writing first. If it says no or takes over 30 days, AFCA looks at it for free.',
    authority: LAW.afca,
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
  {
    ...BUY,
    id: 'au.buy.step-write',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write to the firm. Say what went wrong, what you want and by what date.',
    authority: LAW.accc,
  },
  {
    ...BUY,
    id: 'au.buy.step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Keep the receipt or bank record, photos and messages.',
    authority: LAW.accc,
  },
  {
    ...BUY,
    id: 'au.buy.step-card',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you paid by card and got nothing, ask your bank for a chargeback. Do it fast.',
    authority: LAW.moneysmart,
  },
  {
    ...BUY,
    id: 'au.buy.step-office',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Complain to the consumer office of your state, such as NSW Fair Trading or Consumer Affairs Victoria.',
    authority: LAW.accc,
  },
  {
    ...BUY,
    id: 'au.buy.opt-complain',
    kind: 'option',
    option: 'complain',
    title: 'Complain',
    cost: 'Free.',
    time: 'Weeks.',
    risk: 'Low.',
    bestFor: 'The firm will not listen.',
    rank: 10,
    says: 'First to the firm, then to the consumer office or the ombudsman of that trade.',
    authority: LAW.accc,
  },
  {
    ...BUY,
    id: 'au.buy.opt-deal',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for a remedy',
    cost: 'Free.',
    time: 'Days.',
    risk: 'Low.',
    bestFor: 'You want it solved fast.',
    rank: 20,
    says: 'Ask for repair, a new one or a refund, and name the consumer law.',
    authority: LAW.guarantees,
  },
  {
    ...BUY,
    id: 'au.buy.opt-tribunal',
    kind: 'option',
    option: 'dispute',
    title: 'Go to the tribunal',
    cost: 'A small fee.',
    time: 'Some months.',
    risk: 'Low. Lawyers are rare there.',
    bestFor: 'The sum is worth it and you have proof.',
    rank: 30,
    says: 'Use NCAT, VCAT, QCAT or the small claims court of your state.',
    authority: LAW.accc,
  },
]

export const CONSUMER_STEPS = fitQuestions(ROWS, FITS)
