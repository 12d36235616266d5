/** Conditions that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { JUDGED } from './conditions-court.ts'

/** Parts of the names of firms that collect or buy debts. */
const COLLECTOR_NAMES = [
  'midland credit',
  'midland funding',
  'portfolio recovery',
  'lvnv',
  'resurgent capital',
  'cavalry portfolio',
  'cavalry spv',
  'encore capital',
  'jefferson capital',
  'velocity investments',
  'credit corp solutions',
  'unifin',
  'transworld systems',
  'convergent outsourcing',
  'enhanced recovery',
  'ic system',
  'i.c. system',
  'collection',
  'receivables',
  'debt recovery',
  'recovery services',
  'recovery group',
  'recovery llc',
  'portfolio services',
  'credit acquisitions',
  'asset acquisitions',
  'adjustment bureau',
  'asset acceptance',
  'crown asset',
  'spring oaks',
  'mediation',
]

/** The Fair Debt Collection Practices Act binds firms that collect for others or buy debts, not most first lenders. */
export const THIRD_PARTY: Condition = {
  any: [
    {
      says: [
        // Not a lender who says that it may turn the account over to one.
        'from a debt collector',
        'by a debt collector',
        'is a debt collector',
        'are a debt collector',
        'are debt collectors',
        'as a debt collector',
        'a debt collector attempting',
        'a debt collector trying',
        'debt collectors attempting',
        'is a collection agency',
        'are a collection agency',
        'from a collection agency',
        'by a collection agency',
        'as a collection agency',
        'licensed collection agency',
        'collection agency license',
        'collection agency licensed',
        'collection agency permit',
        'attempt to collect a debt',
        'attempting to collect a debt',
        'trying to collect a debt',
        'original creditor',
        'current creditor',
        'placed with our office',
        'placed for collection',
        'purchased your account',
        'purchased this debt',
        'sold to',
        'assigned to',
        'validation notice',
        'bought your',
        'we bought',
        'purchased your',
        'now owns your',
        'owner of your account',
        'new owner of',
        'dispute this debt',
        'charge-off date',
        'assigned to our office',
        'referred to our office',
        'retained to collect',
        'on behalf of our client',
        'has retained this firm',
        'has retained our firm',
        'has retained this office',
        'has retained our office',
        'has been placed with',
        'es un cobrador de deudas',
        'somos un cobrador de deudas',
        'es una agencia de cobranza',
        'es una agencia de cobros',
        'un intento de cobrar una deuda',
        'tratando de cobrar una deuda',
      ],
    },
    { sender: COLLECTOR_NAMES },
  ],
}

/** Words that show that this letter is the notice with the right to dispute. */
export const VALIDATION_WORDS = [
  'disputar la totalidad o una parte de la deuda',
  'disputar toda o una parte de la deuda',
  'disputar la deuda',
  'dispute all or part of the debt',
  'dispute the debt',
  'validity of the debt',
  'validity of this debt',
  'validation notice',
  'verification of the debt',
  'within 30 days after receiving this notice',
  'within thirty days',
  'how can you dispute',
]

/** A debt that was sold: the letter says so. */
export const SOLD_DEBT: Condition = {
  any: [
    {
      says: [
        'original creditor',
        'purchased your account',
        'purchased the account',
        'purchased this debt',
        'purchased the debt',
        'purchased your',
        'bought your',
        'bought your account',
        'bought the debt',
        'sold to',
        'assigned to',
        'now owned by',
        'now owns',
        'current creditor',
      ],
    },
    {
      sender: [
        'lvnv',
        'midland funding',
        'portfolio recovery',
        'cavalry spv',
        'velocity investments',
      ],
    },
  ],
}

/** Public offices that collect, whose names the reader takes for private. */
export const STATE_SENDER: Test = {
  sender: [
    'attorney general',
    'default resolution group',
    'federal student aid',
    'fiscal service',
    'department of revenue',
    'department of taxation',
    'comptroller',
    'central collection unit',
    'tax collector',
    'county clerk',
  ],
}

/** The federal tax office writes of itself. A state tells what it changed too. */
export const IRS: Test = {
  says: ['internal revenue service', 'irs', 'irs.gov', 'form 1040', 'department of the treasury'],
}

/** Offices that collect the taxes of a state: the federal tax code is not theirs. */
export const STATE_TAX_OFFICE: Test = {
  sender: [
    'franchise tax board',
    'department of revenue',
    'department of taxation',
    'department of tax',
    'division of taxation',
    'tax commission',
    'state comptroller',
    'comptroller of',
  ],
}

/** A home loan, or a bill of these weeks: to wait costs the home or the service, and no time to sue is near its end. */
export const HOME_OR_NEW_BILL: Test = {
  says: [
    'mortgage',
    'home loan',
    'foreclosure',
    'foreclose',
    'deed of trust',
    'invoices that remain unpaid',
    'subject to suspension',
    'subject to automatic termination',
    'service will be suspended',
    'service will be terminated',
    'suspend your service',
  ],
}

/** A car that was taken and is to be sold: to wait for proof costs the car. */
export const CAR_TO_BE_SOLD: Test = {
  says: [
    'plan to sell property',
    'get the property back',
    'before we sell it',
    'before we sell the',
    'right to redeem',
    'redeem the vehicle',
    'redeem your vehicle',
    'redeem the collateral',
    'sell your vehicle',
    'sell the vehicle',
    'sell the collateral',
  ],
}

/** Debts to the state or with powers of their own, for which the usual limits and rules differ. */
export const PUBLIC_DEBT: Test = {
  says: [
    'internal revenue service',
    'irs',
    'child support',
    'student loan',
    'student loans',
    'department of education',
    'social security administration',
    'department of revenue',
    'franchise tax board',
    'department of taxation',
    'restitution',
    'unemployment',
    'bureau of the fiscal service',
  ],
}

/** Claims other than plain contract debts: the limit for a card or a written contract does not fit. */
export const NOT_PLAIN_CONTRACT: readonly string[] = [
  'court-ordered debt',
  'court ordered debt',
  'civil assessment',
  'certified to the attorney general',
  'mortgage',
  'foreclosure',
  'deed of trust',
  'personal injury',
  'child support',
  'student loan',
  'student loans',
  'internal revenue service',
  'tax',
  ...JUDGED,
  'judgment was entered',
  'judgment creditor',
  'auto loan',
  'vehicle loan',
  'retail installment',
  'deficiency balance',
  'promissory note',
  'eviction',
  'unlawful detainer',
  'summary process',
  'copyright',
]

/** A lender's form that says why it refuses: it lists transfers, benefits and cars that this reader need not have. */
export const CREDIT_NOTICE: Test = {
  says: ['equal credit opportunity act', 'notice of action taken', 'consumer reporting agency'],
}
