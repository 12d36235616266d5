/** Conditions on credit and other debts that several rows share. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Words that show consumer credit. */
export const CREDIT_WORDS = [
  'credit card',
  'store card',
  'personal loan',
  'loan',
  'payday',
  'catalogue',
  'mail order',
  'hire purchase',
  'credit agreement',
  'consumer credit',
  'consumer credit act',
  'default notice',
  'overdraft',
  'current account',
  'finance agreement',
  'running account',
  'fixed sum',
  'loans',
  'personal loans',
  'home credit',
  'hire-purchase',
  'card services',
]
const OTHER_DEBT_WORDS = [
  'parking',
  'pcn',
  'penalty charge',
  'council tax',
  'tv licence',
  'student loan',
  'mortgage',
  'liability order',
  'benefit overpayment',
  'magistrates',
  'business rates',
  'department for work and pensions',
  'dwp',
  'social fund',
  'student loans company',
  'credit union',
]
/** Parts of lenders' names. A part of a common word must not be here: a test looks inside names. */
const LENDERS = [
  'barclaycard',
  'capital one',
  'vanquis',
  'newday',
  'mbna',
  'provident personal',
  'morses club',
  'lloyds bank',
  'barclays',
  'hsbc',
  'natwest',
  'santander',
  'halifax bank',
  'nationwide building',
  'tesco bank',
  'virgin money',
  'zopa',
  'lendable',
  'jd williams',
  'littlewoods',
  'studio retail',
  'shop direct',
  'lending',
]
/** Firms that lend on cards, by catalogue or by loan and hold no current accounts. */
const AGREEMENT_LENDERS = [
  'barclaycard',
  'capital one',
  'vanquis',
  'newday',
  'mbna',
  'provident personal',
  'morses club',
  'lendable',
  'jd williams',
  'studio retail',
  'shop direct',
  '118 money',
  'partner finance',
]
/** Words for debts that are no consumer credit. A budget form beside a credit debt may hold them too. */
export const OTHER_DEBTS: Test = { says: OTHER_DEBT_WORDS }
/** Debts that the Financial Conduct Authority's collection rules (CONC 7) cover: consumer credit and hire. */
export const CREDIT_DEBT: Condition = {
  any: [{ says: CREDIT_WORDS }, { sender: LENDERS }],
  not: [{ says: OTHER_DEBT_WORDS }],
}
/** Credit under an agreement that a borrower can ask a copy of (sections 77 and 78). Overdrafts have none to copy. */
export const AGREEMENT_DEBT: Condition = {
  any: [
    { says: CREDIT_WORDS.filter((word) => word !== 'overdraft' && word !== 'current account') },
    { says: AGREEMENT_LENDERS },
    { sender: AGREEMENT_LENDERS },
  ],
  not: [{ says: [...OTHER_DEBT_WORDS, 'overdraft'] }],
}
/** A debt that was sold: the letter says so. */
export const SOLD_DEBT: Condition = {
  any: [
    {
      says: [
        'assigned to',
        'assigned to us',
        'has been assigned',
        'notice of assignment',
        'purchased your account',
        'purchased the account',
        'bought your account',
        'bought the debt',
        'bought your debt',
        'sold your account',
        'sold your old',
        'sold the account',
        'now own',
        'now owned by',
        'sold to',
        'original creditor',
        'original lender',
        'purchased the debt',
        'legal owner',
      ],
    },
  ],
}
/** The arrears of a mortgage: the rules for cards, loans and collectors do not fit them. */
export const MORTGAGE_ARREARS: Test = {
  says: [
    'mortgage arrears',
    'mortgage is in arrears',
    'mortgage account',
    'mortgage payment',
    'mortgage payments',
    'repayments on your mortgage',
  ],
}
