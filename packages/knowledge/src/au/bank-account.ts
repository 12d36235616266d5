/** Letters in which a bank closes an account. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'

const CLOSED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['account_closing'],
} satisfies Partial<Rule>

export const BANK_ACCOUNT: readonly Rule[] = [
  {
    ...CLOSED,
    id: 'au.bank.right-complain',
    kind: 'right',
    rank: 2,
    says: 'You can complain to the bank. After 30 days, or a final no, AFCA looks at it for free.',
    authority: LAW.afca,
  },
  {
    ...CLOSED,
    id: 'au.bank.right-money',
    kind: 'right',
    rank: 3,
    says: 'The money in the account stays yours. Ask how and when you get it.',
    authority: LAW.afca,
  },
  {
    ...CLOSED,
    id: 'au.bank.step-open',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Open an account at another bank now. If you have a concession card, ask for a basic account with no fees.',
    authority: LAW.moneysmart,
  },
  {
    ...CLOSED,
    id: 'au.bank.step-move',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Give the new number to your employer, Centrelink and all who take direct debits, before the last day.',
    authority: LAW.moneysmart,
  },
  {
    ...CLOSED,
    id: 'au.bank.step-why',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask in writing for the reason and the term in the contract. Ask for more time if you need it.',
    authority: LAW.afca,
  },
  {
    ...CLOSED,
    id: 'au.bank.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Complain and ask for more time',
    cost: 'Free.',
    time: 'Up to 30 days.',
    risk: 'Low.',
    bestFor: 'The bank gave no reason, or too little time.',
    says: 'Write that this is a complaint, and what harm the closing does to you.',
    authority: LAW.afca,
  },
]
