/** Conditions and words that several rows share. Phrases are lower case. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const NO_ORDER_YET = {
  not: [
    {
      says: [
        'statement of claim',
        'notice of proceeding',
        'plaintiff',
        'judgment against you',
        'attachment order',
        'warrant to seize',
        'has obtained judgment',
        'inland revenue',
        'work and income',
      ],
    },
  ],
} satisfies Rule['when']

export const NOT_PUBLIC = {
  not: [
    {
      says: [
        'inland revenue',
        'work and income',
        'ministry of social development',
        'student loan',
        'court fine',
        'court fines',
        'overdue fine',
        'overdue fines',
        'mortgage',
        'child support',
      ],
    },
  ],
} satisfies Rule['when']

/** Its student loans and taxes are not credit. */
export const FROM_INLAND_REVENUE: Test = { sender: ['inland revenue'] }

/** "Bank transfer" or "14 Bank Street" on a bill of somebody else is no bank. */
export const LOAN = {
  not: [FROM_INLAND_REVENUE],
  any: [
    { sender: ['bank'] },
    {
      says: [
        'loan',
        'credit card',
        'the bank',
        'my bank',
        'a bank',
        'your bank debt',
        'bank debt',
        'finance',
        'overdraft',
        'credit contract',
        'hire purchase',
        'afterpay',
        'buy now pay later',
      ],
    },
  ],
} satisfies Rule['when']

export const BANKRUPTCY_NOTICE = {
  any: [
    { says: ['bankruptcy notice', 'insolvency act', 'adjudicated bankrupt', 'act of bankruptcy'] },
  ],
} satisfies Rule['when']

/** A plan is for whoever owes rent, and not for whoever must leave because the owner moves in. */
export const OWES_RENT = {
  any: [
    {
      says: [
        'arrears',
        'unpaid',
        'owe',
        'owes',
        'owed',
        'owing',
        'overdue',
        'behind',
        'missed',
        'outstanding',
        'not paid',
        'not been paid',
        'rent due',
        'late rent',
      ],
    },
  ],
} satisfies Rule['when']

export const RENT_OWED = {
  any: [
    {
      says: [
        'rent arrears',
        'overdue rent',
        'unpaid rent',
        'rent owing',
        'notice to remedy',
        'behind in rent',
        'rent is overdue',
      ],
    },
  ],
} satisfies Rule['when']

export const NO_REASON = {
  any: [{ says: ['90 days', '90-day', 'ninety days'] }],
} satisfies Rule['when']

export const FORTY_TWO = {
  any: [{ says: ['42 days', '42-day', 'forty-two days'] }],
} satisfies Rule['when']

export const CLAMPED = {
  any: [{ says: ['clamp', 'clamped', 'clamping', 'towed', 'release fee'] }],
} satisfies Rule['when']

export const PHONE = {
  any: [
    { says: ['spark', 'one nz', '2degrees', 'skinny', 'mobile', 'broadband', 'phone', 'internet'] },
  ],
} satisfies Rule['when']

/** A gym, a phone plan, a flight or a rented home: nothing that was bought to keep. */
export const NOT_BOUGHT_TO_KEEP: Test = {
  says: [
    'gym',
    'fitness',
    'health club',
    'your membership',
    'mobile plan',
    'phone plan',
    'broadband',
    'internet plan',
    'your subscription',
    'flight',
    'tenancy',
    'security deposit',
    'your bond',
    'landlord',
  ],
}

/** A bill for work or services, not a loan. */
export const WORK_DONE: Test = {
  says: [
    'building work',
    'builder',
    'builders',
    'repairs at',
    'repairs to',
    'deck repairs',
    'roof repairs',
    'renovation',
    'renovations',
    'repair work',
    'repairs carried out',
    'work done',
    'work carried out',
    'work completed',
    'services provided',
    'services rendered',
    'workmanship',
    'plumbing',
    'electrical work',
    'roofing',
    'landscaping',
    'construction work',
    'unpaid work',
    'labour and materials',
  ],
}

/** Money for children after parents part, not a tax. */
export const CHILD_SUPPORT: Test = {
  says: ['child support'],
}

/** A rented home. */
export const RENTED: Test = {
  says: [
    'tenancy',
    'tenant',
    'tenancies',
    'rent',
    'rented',
    'rental',
    'rentals',
    'landlord',
    'lease',
    'realty',
    'real estate',
    'lettings',
    'property management',
    'moved out',
    'move out',
    'vacated',
    'apartment',
  ],
}

/** The reader takes it for no public body. */
export const NOT_OF_THE_STATE = { not: [FROM_INLAND_REVENUE] } satisfies Rule['when']

/** ACC covers injuries by law: it is no insurer with a policy. */
export const ACC_COVER: Test = {
  says: [
    'accident compensation',
    'acc',
    'acc claim',
    'acc cover',
    'acc case',
    'acc decision',
    'acc has',
    'acc will',
    'acc number',
  ],
}
