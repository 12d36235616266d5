/** Conditions that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

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

/** No court order or public power stands behind the letter yet. */
export const NO_ORDER_YET: Condition = {
  not: [
    { isOfficial: true },
    {
      says: [
        'liability order',
        'council tax',
        'hmrc',
        'warrant of control',
        'writ of control',
        'high court enforcement',
        'judgment was entered',
        'judgment has been entered',
        'judgment dated',
        'judgment was obtained',
        'judgment has been obtained',
        'obtained judgment',
        'obtained a judgment',
        'holds a judgment',
        'notice of intent to enforce',
        'notice of intention to enforce',
        'decree was granted',
        'summary warrant',
        'department for work and pensions',
        'dwp',
        'no court order is needed',
      ],
    },
    { sender: ['enforcement of judgments office', 'department for work'] },
  ],
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

/** A county court claim made online or through the national centre: served five days after issue. */
export const ONLINE_CLAIM_WORDS = [
  '5 days after',
  'five days after',
  'money claim online',
  'moneyclaim',
  'civil national business centre',
  'county court business centre',
  'online civil money claims',
  'mcol',
  '19 days',
]

/** A court claim for a home or other land (CPR Part 55): the rules for money claims do not fit it. */
export const POSSESSION_CLAIM: Test = {
  says: [
    'possession of property',
    'claim for possession',
    'possession claim',
    'claiming possession',
    'possession of the property',
    'possession of the premises',
    'possession hearing',
    'possession order',
    'give up the property',
    'accelerated possession',
    'county court online possession',
    'form n5',
    'n5b',
    'n11m',
    'n11r',
  ],
}

/** A claim for goods on hire purchase (CPR Practice Direction 49C): a hearing date is fixed, with no default judgment. */
export const GOODS_CLAIM: Test = {
  says: ['delivery up', 'fixed date hearing', 'return of the goods', 'recovery of goods'],
}

/** A private person claims: the Debt Protocol is for businesses and public bodies. */
export const PRIVATE_CLAIMANT: Test = {
  says: [
    'my money back',
    'i will start a claim',
    'i am now asking',
    'i paid you',
    'you took from me',
    'lent you by bank transfer',
    'former partner',
    'former husband',
    'former wife',
    'ex-husband',
    'ex-wife',
    'ex-partner',
  ],
}

/** A claim for loss after an accident: no debt, so the Debt Protocol does not fit it. */
export const ACCIDENT_CLAIM: Test = {
  says: [
    'accident',
    'collision',
    'collided',
    'road traffic',
    'struck from behind',
    'hire van',
    'hire car',
    'credit hire',
    "insured's vehicle",
    "insured's van",
    "insured's car",
    'name of your insurer',
    'motor insurer',
    'personal injury',
  ],
}

/** A fine of a criminal court: the law of county court judgments and of council penalties does not fit it. */
export const COURT_FINE_PAPER: Test = {
  says: [
    'collection order',
    'notice of fine',
    'fines team',
    'fines officer',
    'victim surcharge',
    "magistrates' court fine",
    'magistrates court fine',
  ],
}

/** Ground rent of a long lease: the law of tenants does not fit it. */
export const LONG_LEASE: Test = {
  says: [
    'long leaseholder',
    'long leaseholders',
    'commonhold and leasehold reform act',
    'ground rent due',
    'ground rent is',
    'ground rent of',
    'ground rent for',
    'ground rent demand',
    'ground rent invoice',
    'annual ground rent',
    'unpaid ground rent',
    'your ground rent',
  ],
}

/** More than 33 days after issue: 5 for service and 28 to defend are over. */
export const REPLY_TIME_OVER: Test = { olderThanDays: { role: 'letter', days: 33 } }

/** The same rows, kept away from letters on which any of the tests passes. */
export function rowsExcept(rows: readonly Rule[], tests: readonly Test[]): Rule[] {
  return rows.map((row) => ({
    ...row,
    when: { ...row.when, not: [...(row.when?.not ?? []), ...tests] },
  }))
}
