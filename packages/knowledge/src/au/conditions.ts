/** Conditions and words that several rows share. Phrases are lower case. */
import type { Rule, Test } from '@plainletter/contracts/rule'

/** Offices that collect for the state, also where the reader takes their name for private. */
export const FROM_STATE_OFFICE: Test = {
  sender: [
    'revenue nsw',
    'fines victoria',
    'state penalties enforcement',
    'fines enforcement',
    'fines and recovery',
    'state revenue office',
    'australian taxation office',
    'services australia',
  ],
}

export const NO_ORDER_YET = {
  not: [
    FROM_STATE_OFFICE,
    {
      says: [
        'statement of claim',
        'plaintiff',
        'magistrates court of',
        'local court of',
        'judgment against you',
        'garnishee order',
        'writ for levy',
        'warrant of execution',
        'has obtained judgment',
        'australian taxation office',
        'services australia',
      ],
    },
  ],
} satisfies Rule['when']

export const NOT_PUBLIC = {
  not: [
    {
      says: [
        'australian taxation office',
        'services australia',
        'centrelink',
        'mortgage',
        'hecs',
        'infringement',
        'overdue fine',
        'overdue fines',
        'unpaid fine',
        'unpaid fines',
        'council rates',
        'rates and charges',
        'overdue rates',
        'child support',
      ],
    },
  ],
} satisfies Rule['when']

/** The tax office writes of defaults and notices too, but its debts are not credit. */
export const FROM_TAX_OFFICE: Test = {
  says: ['australian taxation office', 'taxation administration act', 'tax debt'],
}

/** Levies of a strata scheme: no credit, no lender and no AFCA, and the owner of a flat owes them to the other owners. */
export const STRATA_LEVY: Test = {
  says: [
    'owners corporation',
    'body corporate',
    'strata levy',
    'strata levies',
    'strata scheme',
    'strata plan',
    'strata management',
    'strata manager',
  ],
}

/** NCAT and VCAT: no days to file a defence run from the papers by law, only where the tribunal orders it. Other states let their tribunals ask for a response. */
export const HEARD_BY_TRIBUNAL: Test = {
  sender: [
    'victorian civil and administrative',
    'nsw civil and administrative',
    'new south wales civil and administrative',
    'vcat',
    'ncat',
  ],
}

/** A demand of a toll firm: no fine of the state yet, so the law of fines and of their office does not fit it. */
export const TOLL_DEMAND: Test = {
  says: ['toll demand notice', 'toll invoice', 'overdue toll notice', 'unpaid toll notice'],
}

export const CREDIT = {
  not: [FROM_TAX_OFFICE, FROM_STATE_OFFICE],
  any: [
    {
      says: [
        'credit card',
        'loan',
        'bank',
        'finance',
        'overdraft',
        'afterpay',
        'zip',
        'credit contract',
        'default notice',
      ],
    },
  ],
} satisfies Rule['when']

export const DEFAULT_NOTICE = {
  not: [FROM_TAX_OFFICE],
  any: [{ says: ['default notice', 'section 88', 's88'] }],
} satisfies Rule['when']

export const BANKRUPTCY_NOTICE = {
  any: [
    { says: ['bankruptcy notice', 'official receiver', 'act of bankruptcy', 'bankruptcy act'] },
  ],
} satisfies Rule['when']

export const RENT_OWED = {
  any: [
    {
      says: [
        'unpaid rent',
        'non-payment of rent',
        'rent arrears',
        'rent owing',
        'overdue rent',
        'behind in rent',
        'arrears',
      ],
    },
  ],
} satisfies Rule['when']

export const REDUNDANT = {
  any: [{ says: ['redundant', 'redundancy', 'no longer required', 'genuine redundancy'] }],
} satisfies Rule['when']

export const PHONE = {
  any: [
    { says: ['telstra', 'optus', 'vodafone', 'mobile', 'internet', 'nbn', 'broadband', 'phone'] },
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

export const NOT_OF_THE_STATE = { not: [FROM_STATE_OFFICE] } satisfies Rule['when']

export const FROM_FINES_OFFICE: Test = {
  sender: [
    'revenue nsw',
    'fines victoria',
    'state penalties enforcement',
    'fines enforcement',
    'fines and recovery',
  ],
}

export const ON_FINES: Test = {
  says: [
    'overdue fine',
    'overdue fines',
    'unpaid fine',
    'unpaid fines',
    'court fine',
    'your fine',
    'your fines',
  ],
}
