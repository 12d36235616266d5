/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { FROM_INLAND_REVENUE, LOAN } from './conditions.ts'

const DEBT = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LOAN_LETTER = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: {
    not: [FROM_INLAND_REVENUE],
    any: [
      {
        says: [
          'loan',
          'credit contract',
          'finance',
          'lender',
          'credit card',
          'personal loan',
          'pay later',
          'afterpay',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const LOANS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'nz.debt.org-scheme',
    creditor: 'private',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    when: LOAN,
    says: 'Lenders must belong to a free dispute scheme. Look for its name on the letter or on the Financial Service Providers Register.',
    authority: LAW.disputeSchemes,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-disclosure',
    creditor: 'private',
    kind: 'right',
    rank: 12,
    when: LOAN,
    says: 'Before a collector starts on a consumer loan, you must be told who it is, what you owe and how it is made up.',
    authority: LAW.credit,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-hardship',
    creditor: 'private',
    kind: 'right',
    rank: 15,
    when: LOAN,
    says: 'For a loan, if illness, job loss or a break-up hit you, you can ask in writing to change the payments.',
    authority: LAW.hardship,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-hardship-answer',
    creditor: 'private',
    kind: 'right',
    rank: 16,
    when: LOAN,
    says: 'The lender must answer a hardship request within 20 working days and give reasons if it says no.',
    authority: LAW.hardship,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-scheme',
    creditor: 'private',
    kind: 'right',
    rank: 40,
    when: LOAN,
    says: 'If the lender does not solve your complaint, its dispute scheme looks at it for free.',
    authority: LAW.disputeSchemes,
  },
  {
    ...BOTH,
    id: 'nz.debt.opt-hardship',
    creditor: 'private',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for hardship help',
    cost: 'Free.',
    time: '20 working days for an answer.',
    risk: 'Low. Ask soon, as long default can block it.',
    bestFor: 'You lost work, were ill or your family split up.',
    rank: 20,
    when: LOAN,
    says: 'Ask the lender in writing for longer, smaller or later payments. Say what happened.',
    authority: LAW.hardship,
  },
  {
    ...DEBT,
    id: 'nz.debt.opt-scheme',
    creditor: 'private',
    kind: 'option',
    option: 'complain',
    title: 'Go to the dispute scheme',
    cost: 'Free.',
    time: 'Weeks to months.',
    risk: 'Low.',
    bestFor: 'They harass you or lent what you could not afford.',
    rank: 40,
    when: LOAN,
    says: 'Complain to the lender first, then to its scheme.',
    authority: LAW.disputeSchemes,
  },
  {
    ...DEBT,
    id: 'nz.debt.insight-lending',
    creditor: 'private',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Ask for the papers of the loan check and show them to a financial mentor.',
    rank: 20,
    when: LOAN,
    says: 'A lender had to check that you could afford the loan. If it did not, you may get fees and interest back.',
    authority: LAW.credit,
  },
  {
    ...LOAN_LETTER,
    id: 'nz.debt.right-loan-fees',
    creditor: 'private',
    kind: 'right',
    rank: 16,
    says: 'Fees of a lender for late payment may not be unreasonable. Ask how each one was made up.',
    authority: {
      title: 'Credit Contracts and Consumer Finance Act 2003',
      provision: 'sections 41 to 45A (fees must not be unreasonable)',
      url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
      inForceFrom: '2015-06-06',
    },
  },
]
