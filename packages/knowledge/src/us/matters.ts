/** What a letter is about by its own words, whatever kind of letter it was taken for. Each list must have one hit. */
import type { Condition, Test } from '@plainletter/contracts/rule'

function words(...lists: readonly (readonly string[])[]): Test[] {
  return lists.map((says) => ({ says: [...says] }))
}

/** Public bodies that take money by rules of their own. A form that lists what is safe may name them too. */
export const PUBLIC_TAKER: Test = {
  says: [
    'income withholding for support',
    'support order',
    'order for support',
    'child support services',
    'internal revenue service',
    'franchise tax board',
    'department of revenue',
    'department of taxation',
    'department of education',
    'student loan',
    'student loans',
  ],
}

const NOT_SUED: Test = {
  says: [
    'class action',
    'settlement administrator',
    'jury service',
    'jury duty',
    'immigration judge',
    'removal proceedings',
    'uniform summons',
    'speeding',
    'mph',
  ],
}

export const HOME_NOTICE = {
  all: words(
    [
      'rent',
      'lease',
      'tenancy',
      'tenant',
      'tenants',
      'premises',
      'apartment',
      'rental agreement',
      'dwelling',
    ],
    [
      'possession of the premises',
      'possession of the property',
      'possession of the dwelling',
      'surrender possession',
      'surrender the premises',
      'deliver up possession',
      'deliver possession',
      'pay rent or quit',
      'pay or quit',
      'notice to quit',
      'notice to vacate',
      'must vacate',
      'vacate the premises',
      'vacate the property',
      'vacate the apartment',
      'vacate the unit',
      'vacate your apartment',
      'rent or possession',
      'terminate your tenancy',
      'terminate the tenancy',
      'termination of tenancy',
      'tenancy is terminated',
      'tenancy will end',
      'terminate your lease',
      'terminate the lease',
      'lease is terminated',
      'lease will be terminated',
      'lease termination notice',
      'evict',
      'eviction',
      'not renew your lease',
      'lease will not be renewed',
      'not be renewing your lease',
      'non-renewal of your lease',
      'non-renewal of lease',
    ],
  ),
} satisfies Condition

export const MONEY_TAKEN = {
  all: words(
    [
      'garnishment',
      'garnish',
      'garnished',
      'garnishee',
      'writ of execution',
      'restraining notice',
      'levy',
      'levied',
      'legal process',
      'legal order',
      'attachment',
      'earnings withholding order',
      'wage deduction',
      'income execution',
      'property execution',
      'citation to discover assets',
    ],
    ['judgment', 'creditor', 'court', 'sheriff', 'marshal', 'exempt', 'exemption', 'exemptions'],
  ),
  not: [PUBLIC_TAKER],
} satisfies Condition

export const SUED_IN_COURT = {
  all: words(
    [
      'summons',
      'citation',
      'you have been sued',
      'you are being sued',
      'index no',
      'civil action',
      'complaint',
      'statement of claim',
    ],
    [
      'plaintiff',
      'you are hereby summoned',
      'you are summoned',
      'you have been sued',
      'you are being sued',
      'lawsuit has been filed against you',
    ],
  ),
  not: [NOT_SUED],
} satisfies Condition

export const JUDGED = {
  all: words([
    'judgment is entered',
    'judgment was entered',
    'judgment entered',
    'judgment has been entered',
    'notice of entry of judgment',
    'abstract of judgment',
    'judgment creditor',
    'judgment debtor',
    'obtained a judgment',
    'default judgment is',
    'default judgment was',
    'default judgment has',
  ]),
  not: [
    NOT_SUED,
    PUBLIC_TAKER,
    { says: ['you have been sued', 'you are being sued', 'hereby summoned'] },
  ],
} satisfies Condition

export const JOB_ENDS = {
  all: words(
    ['your employment', 'your position', 'your job', 'your services', 'employer', 'employee'],
    [
      'employment is terminated',
      'employment is hereby terminated',
      'employment has been terminated',
      'employment will be terminated',
      'employment will end',
      'employment ends',
      'employment ended',
      'employment with us',
      'terminate your employment',
      'terminating your employment',
      'termination of employment',
      'termination of your employment',
      'position is eliminated',
      'position has been eliminated',
      'position will be eliminated',
      'eliminate your position',
      'your termination',
      'laid off',
      'layoff',
      'reduction in force',
      'separation agreement',
      'separation of employment',
      'last day of employment',
      'last day of work',
      'last day with',
      'let you go',
    ],
  ),
  not: [
    {
      says: [
        'unemployment insurance agency',
        'unemployment compensation',
        'reemployment assistance',
        'determination',
        'claimant',
        'garnishment',
        'income withholding',
        'lease',
      ],
    },
  ],
} satisfies Condition

export const ROAD_OFFENCE = {
  all: words(
    [
      'violation',
      'violations',
      'traffic citation',
      'traffic ticket',
      'citation',
      'notice of liability',
      'infraction',
      'uniform summons',
      'parking ticket',
    ],
    [
      'speeding',
      'speed',
      'mph',
      'red light',
      'school zone',
      'camera',
      'parking',
      'plate',
      'toll',
      'tolls',
      'bus lane',
      'meter',
      'driver license',
      'driving',
    ],
    ['fine', 'penalty', 'court', 'hearing', 'contest', 'dispute', 'amount due'],
  ),
  not: [
    {
      says: [
        'association',
        'hoa',
        'claim number',
        'policy number',
        'deductible',
        'tenant',
        'lease',
        'loan',
        'recall',
        'plaintiff',
        'garnishment',
        'gift card',
        'gift cards',
      ],
    },
  ],
} satisfies Condition

export const DEAL_DISPUTED = {
  all: words([
    'wish to cancel',
    'request to cancel',
    'cancellation request',
    'cancellation fee',
    'cancellation charge',
    'early termination fee',
    'request for a refund',
    'refund request',
    'unable to refund',
    'no refunds',
    'non-refundable',
    'nonrefundable',
    'warranty claim',
    'under warranty',
    'your warranty',
    'sales are final',
    'orders are final',
    'final sale',
    'your membership',
    'your subscription',
    'restocking fee',
    'right to cancel',
  ]),
  not: [
    {
      says: [
        'insurance policy',
        'policy number',
        'insured',
        'landlord',
        'tenant',
        'tenants',
        'lease',
        'employment',
        'mortgage',
        'unemployment',
        'medicaid',
        'medicare',
        'snap',
        'uscis',
        'class action',
        'tuition',
        'student loan',
      ],
    },
  ],
} satisfies Condition

export const CUT_OFF = {
  all: words(
    [
      'electric',
      'electricity',
      'gas service',
      'natural gas',
      'water service',
      'utility',
      'utilities',
      'sewer',
      'power',
      'energy',
      'kwh',
    ],
    [
      'disconnect',
      'disconnected',
      'disconnection',
      'shut off',
      'shutoff',
      'shut-off',
      'termination of service',
      'service will be terminated',
      'service termination',
      'interruption of service',
      'turned off',
    ],
    ['past due', 'unpaid', 'balance', 'amount due', 'payment', 'owe', 'overdue', 'bill'],
  ),
  not: [
    { says: ['landlord', 'gift card', 'gift cards', 'deposit account', 'water main', 'crews'] },
  ],
} satisfies Condition

export const CLAIM_REFUSED = {
  all: words(
    ['claim', 'coverage', 'prior authorization', 'preauthorization'],
    [
      'policy',
      'insured',
      'insurer',
      'insurance company',
      'health plan',
      'adjuster',
      'member id',
      'plan member',
    ],
    [
      'deny',
      'denied',
      'denial',
      'decline',
      'declined',
      'not covered',
      'not payable',
      'excluded',
      'exclusion',
      'cannot approve',
      'unable to approve',
      'not approved',
      'not medically necessary',
      'actual cash value',
      'total loss',
      'reservation of rights',
    ],
  ),
  not: [
    {
      says: [
        'unemployment',
        'social security',
        'medicaid',
        'medicare',
        'snap',
        'warranty',
        'attempt to collect a debt',
        'data breach',
        'credit report',
        'tenant',
        'plaintiff',
        'workers compensation',
        "workers' compensation",
      ],
    },
  ],
} satisfies Condition

export const IMAGE_USED = {
  all: words(
    ['copyright', 'copyrighted', 'copyrights'],
    [
      'infringement',
      'infringing',
      'infringes',
      'unauthorized use',
      'without a license',
      'without a valid license',
      'without permission',
      'without authorization',
      'statutory damages',
    ],
  ),
  not: [
    {
      says: [
        'ascap',
        'bmi',
        'sesac',
        'music license',
        'public performance',
        'performing rights',
        'plaintiff',
      ],
    },
  ],
} satisfies Condition

export const DEBT_PASSED_ON = {
  all: words([
    'attempt to collect a debt',
    'attempting to collect a debt',
    'debt collector',
    'placed for collection',
    'placed with our office',
    'collect this debt',
    'purchased your account',
    'bought your account',
    'validation notice',
  ]),
  not: [
    {
      says: ['plaintiff', 'summons', 'mortgage', 'foreclosure', 'bankruptcy', 'gift card'],
    },
  ],
} satisfies Condition

export const ASSOCIATION_FINE = {
  all: words(
    [
      'homeowners association',
      "homeowners' association",
      'property owners association',
      'condominium association',
      'community association',
      'owners association',
      'hoa',
    ],
    ['fine', 'fines', 'fined', 'violation', 'violations'],
  ),
} satisfies Condition

export const DEPOSIT_KEPT = {
  all: words(
    ['security deposit', 'damage deposit', 'deposit on file', 'deposit on hand', 'less deposit'],
    [
      'move-out',
      'move out',
      'moved out',
      'moving out',
      'vacated',
      'deduction',
      'deductions',
      'itemized',
      'itemization',
      'former tenant',
      'forwarding address',
    ],
  ),
  not: [{ says: ['notice to vacate', 'pay rent or quit', 'plaintiff'] }],
} satisfies Condition

export const RENT_GOES_UP = {
  all: words(
    [
      'rent increase',
      'new rent',
      'monthly rent',
      'your rent',
      'my rent',
      'the rent',
      'rent for your',
      'rent adjustment',
    ],
    ['increase', 'increased', 'will go up', 'raise', 'raised', 'new rent', 'from $'],
  ),
  not: [{ says: ['past due', 'unpaid', 'overdue', 'security deposit'] }],
} satisfies Condition

export const TAX_OFFICE = {
  all: words(
    [
      'internal revenue service',
      'irs',
      'department of revenue',
      'department of taxation',
      'franchise tax board',
      'comptroller',
      'tax collector',
      'appraisal district',
      'assessor',
      'property appraiser',
      'property tax',
      'property taxes',
      'board of review',
    ],
    [
      'balance due',
      'amount due',
      'amount you owe',
      'assessment',
      'assessed value',
      'appraised value',
      'market value',
      'tax return',
      'levy',
      'tax lien',
      'delinquent',
    ],
  ),
  not: [
    {
      says: [
        'gift card',
        'gift cards',
        'tenant',
        'mortgage',
        'escrow',
        'plaintiff',
        'student loan',
        'garnishment',
      ],
    },
  ],
} satisfies Condition

export const OVERPAID = {
  all: words(
    ['overpaid', 'overpayment', 'restitution'],
    [
      'benefit',
      'benefits',
      'social security',
      'unemployment',
      'snap',
      'ssi',
      'reemployment assistance',
    ],
  ),
  not: [{ says: ['payroll', 'wages paid in error', 'plaintiff', 'gift card'] }],
} satisfies Condition

/** A closing or a layoff, which the notice of one dismissal is not. */
export const MANY_LEAVE = {
  all: words(
    [
      'layoff',
      'layoffs',
      'laid off',
      'mass layoff',
      'reduction in force',
      'plant closing',
      'will close',
      'close the plant',
      'closing the',
      'closure',
      'shut down',
      'employees are affected',
      'affected employees',
      'warn act',
    ],
    ['your employment', 'your position', 'your job', 'employees', 'last day'],
  ),
  not: [{ says: ['unemployment compensation', 'claimant', 'determination', 'lease'] }],
} satisfies Condition

export const ESCROW = {
  all: words(['escrow account', 'escrow analysis', 'escrow shortage', 'annual escrow']),
} satisfies Condition

export const CLASS_NOTICE = {
  all: words(['class action', 'class member', 'class members', 'settlement class']),
} satisfies Condition
