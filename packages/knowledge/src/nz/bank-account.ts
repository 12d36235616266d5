/** Letters in which a bank closes an account. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  account: {
    title: 'Banking Ombudsman Scheme',
    provision: 'free complaints about banks',
    url: 'https://bankomb.org.nz/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>

const CLOSED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['account_closing'],
} satisfies Partial<Rule>

export const BANK_ACCOUNT: readonly Rule[] = [
  {
    ...CLOSED,
    id: 'nz.bank.right-complain',
    kind: 'right',
    rank: 2,
    says: 'You can complain to the bank. After its final no, the Banking Ombudsman looks at it for free.',
    authority: LAWS.account,
  },
  {
    ...CLOSED,
    id: 'nz.bank.right-money',
    kind: 'right',
    rank: 3,
    says: 'The money in the account stays yours. Ask how and when you get it.',
    authority: LAWS.account,
  },
  {
    ...CLOSED,
    id: 'nz.bank.step-open',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Open an account at another bank now. It can move your payments for you.',
    authority: LAWS.account,
  },
  {
    ...CLOSED,
    id: 'nz.bank.step-tell',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Give the new number to your employer, Work and Income and Inland Revenue before the last day.',
    authority: LAWS.account,
  },
  {
    ...CLOSED,
    id: 'nz.bank.step-why',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask in writing for the reason and the term in the contract. Ask for more time if you need it.',
    authority: LAWS.account,
  },
  {
    ...CLOSED,
    id: 'nz.bank.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Complain and ask for more time',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'The bank gave no reason, or too little time.',
    says: 'Write that this is a complaint, and what harm the closing does to you.',
    authority: LAWS.account,
  },
]
