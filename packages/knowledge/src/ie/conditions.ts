/** Conditions and words that several rows share. Phrases are lower case. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const TERMINATION = { any: [{ says: ['notice of termination'] }] } satisfies Rule['when']

/** The warning that must come before a notice of termination for rent: another paper, with other rules of form. */
export const WARNING_STAGE: Test = {
  says: [
    'will be entitled to end',
    'will be entitled to terminate',
    'shall be entitled to terminate',
    'by serving a notice of termination',
    'may serve a notice of termination',
    'will serve a notice of termination',
    'rent arrears warning',
  ],
}

/** Debts to the state that a way out of debt leaves out, or takes in only where the body agrees. */
export const PUBLIC_SENDER: Test = {
  sender: ['council', 'courts service', 'department of', 'revenue commissioners', 'hse'],
}
export const NO_PUBLIC_SENDER = { not: [PUBLIC_SENDER] } satisfies Rule['when']

/** The offices of the courts, where a fine is owed. */
export const COURT_SENDER: Test = { sender: ['courts service', 'fines office'] }
export const NO_COURT_SENDER = { not: [COURT_SENDER] } satisfies Rule['when']

/** What is owed for a toll road: its steps are those of a debt, and no fixed charge. */
export const TOLL: Test = { says: ['toll', 'tolls', 'eflow', 'default toll'] }

/** A notice of the gardaí or a council to pay a fixed charge. */
export const FIXED_CHARGE = { not: [COURT_SENDER, TOLL] } satisfies Rule['when']

export const NO_ORDER_YET = {
  not: [
    COURT_SENDER,
    {
      says: [
        'claim notice',
        'civil bill',
        'summary summons',
        'claimant',
        'record no',
        'judgment against you',
        'judgment mortgage',
        'execution order',
        'sheriff',
        'has obtained judgment',
        'revenue commissioners',
      ],
    },
  ],
} satisfies Rule['when']

/** A judgment mortgage ties any debt to a home: who threatens it need not have lent on the home. */
export const JUDGMENT_MORTGAGE: Test = { says: ['judgment mortgage', 'judgement mortgage'] }

/** "Mortgage" beside the words of a loan on a home, not of a judgment. */
export const MORTGAGE_WORDS = [
  'your mortgage',
  'the mortgage',
  'mortgage account',
  'mortgage arrears',
  'mortgage loan',
  'mortgage payment',
  'mortgage payments',
  'mortgage repayment',
  'mortgage repayments',
  'mortgage instalments',
] as const

export const NOT_PUBLIC = {
  not: [
    {
      says: [
        'revenue commissioners',
        'department of social protection',
        ...MORTGAGE_WORDS,
        'local property tax',
        'court fine',
        'courts service',
        'fine imposed',
        'debt recovery unit',
        'motor tax',
        'maintenance',
      ],
    },
  ],
} satisfies Rule['when']

export const LENDER_DEBT = {
  any: [
    {
      says: [
        'loan',
        'credit card',
        'bank',
        'credit union',
        'overdraft',
        ...MORTGAGE_WORDS,
        'credit agreement',
        'car finance',
        'finance agreement',
        'hire purchase',
        'hire-purchase',
      ],
    },
  ],
} satisfies Rule['when']

export const MORTGAGE = {
  any: [{ says: ['mortgage', 'home loan', 'marp', 'standard financial statement'] }],
  not: [JUDGMENT_MORTGAGE],
} satisfies Rule['when']

export const CIVIL_BILL: Test = { says: ['civil bill', 'circuit court'] }

export const HIGH_COURT: Test = { says: ['summary summons', 'high court', 'plenary summons'] }

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
        'arrears of rent',
        'unpaid rent',
        'rent owed',
        'warning notice',
        'rent due',
      ],
    },
  ],
} satisfies Rule['when']

export const BREACH_NOTICE = {
  any: [
    {
      says: [
        'rent arrears',
        'arrears of rent',
        'breach of',
        'anti-social',
        'breached your obligations',
        'tenant obligations',
      ],
    },
  ],
} satisfies Rule['when']

export const BANKRUPTCY_SUMMONS = {
  any: [
    {
      says: [
        'bankruptcy summons',
        'bankruptcy act',
        'particulars of demand',
        'adjudicated bankrupt',
      ],
    },
  ],
} satisfies Rule['when']

export const CLAMPED = {
  any: [{ says: ['clamp', 'clamped', 'clamping', 'release fee', 'relocated'] }],
} satisfies Rule['when']

export const PHONE = {
  any: [
    { says: ['eir', 'vodafone', 'three', 'virgin media', 'sky', 'mobile', 'broadband', 'phone'] },
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
    'lettings',
    'rentals',
  ],
}

/** A bill for work or services, not a loan. */
export const WORK_DONE: Test = {
  says: [
    'building work',
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
    'fitted at your home',
    'windows fitted',
    'fitted kitchen',
    'installation of',
    'repairs to your car',
  ],
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

/** A warning of a council to its own tenant: the Residential Tenancies Acts do not fit it. */
export const COUNCIL_WARNING: Test = {
  says: ['tenancy warning', 'housing (miscellaneous provisions) act 2014'],
}
