/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { LENDER_DEBT, MORTGAGE } from './conditions.ts'

const DEBT = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LENDERS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'ie.debt.know-register',
    creditor: 'private',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    when: LENDER_DEBT,
    says: 'A firm that services a loan must be authorised by the Central Bank. You can look it up for free.',
    authority: LAW.cbRegister,
  },
  {
    ...DEBT,
    id: 'ie.debt.org',
    creditor: 'private',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    says: 'Lenders and loan servicers are watched by the Central Bank. Firms that only collect bills often are not.',
    authority: LAW.cbRegister,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-lender',
    creditor: 'private',
    kind: 'right',
    rank: 15,
    when: LENDER_DEBT,
    says: 'A lender must try to agree a plan with you on arrears. Its contact must be in proportion and not too much.',
    authority: LAW.cpc,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-mortgage',
    creditor: 'private',
    kind: 'right',
    rank: 5,
    when: MORTGAGE,
    says: 'For your home loan the lender must follow set steps, look at all options and give you an appeal. Fill in the Standard Financial Statement.',
    authority: LAW.mortgage,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-fspo',
    creditor: 'private',
    kind: 'right',
    rank: 40,
    when: LENDER_DEBT,
    says: 'You can complain to the lender. After 40 working days, or a final no, the Financial Services and Pensions Ombudsman looks at it for free.',
    authority: LAW.fspo,
  },
  {
    ...DEBT,
    id: 'ie.debt.right-credit-report',
    kind: 'right',
    rank: 44,
    when: {
      any: [
        {
          says: [
            'credit report',
            'credit record',
            'credit rating',
            'credit history',
            'central credit register',
            'credit register',
            'ccr',
          ],
        },
      ],
    },
    says: 'You can see your credit report for free and ask to have it put right. You can also add a short statement of your own.',
    authority: LAW.creditReport,
  },
  {
    ...DEBT,
    id: 'ie.debt.right-loan-owner',
    creditor: 'private',
    kind: 'right',
    rank: 46,
    when: LENDER_DEBT,
    says: 'A firm that bought or manages your loan must be authorised by the Central Bank. You keep the same protection as with the bank.',
    authority: {
      title:
        'Consumer Protection (Regulation of Credit Servicing Firms) Act 2015, as extended in 2018',
      provision: 'authorisation of firms that own or service loans',
      url: 'https://www.irishstatutebook.ie/eli/2015/act/21/enacted/en/html',
      inForceFrom: '2019-01-21',
    },
  },
]
