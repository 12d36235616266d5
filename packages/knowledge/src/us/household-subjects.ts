/** What the states say on insurance, power and owners’ associations: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

const ASSOCIATION = {
  says: [
    'hoa',
    'homeowners association',
    "homeowners' association",
    'homeowners’ association',
    'property owners association',
    "property owners' association",
    'property owners’ association',
    'condominium association',
    'condominium',
    'condo association',
    'condo board',
    'community association',
  ],
}

export const ASSOCIATION_RECORDS: Subject = {
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  rank: 7,
  when: {
    all: [
      ASSOCIATION,
      {
        says: [
          'records',
          'minutes',
          'financials',
          'financial statements',
          'budget',
          'the books',
          'bank statements',
          'where the money goes',
          'contracts of the association',
        ],
      },
    ],
  },
}

const INSURED = {
  says: ['insurance', 'insurer', 'policy', 'coverage', 'claim number', 'adjuster'],
}

export const CLAIM_DAYS: Subject = {
  kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
  rank: 12,
  when: {
    all: [INSURED, { says: ['claim', 'claims'] }],
    not: [
      {
        says: [
          'health insurance',
          'health plan',
          'medicare',
          'medicaid',
          'small claims',
          'unemployment',
          'workers compensation',
          'disability benefits',
        ],
      },
    ],
  },
}

/** Surgery that a plan calls cosmetic or leaves out, though it repairs. */
export const REPAIR_SURGERY: Subject = {
  kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
  rank: 6,
  when: {
    all: [
      {
        says: [
          'reconstruction',
          'reconstructive',
          'cosmetic',
          'cleft',
          'congenital',
          'birth defect',
        ],
      },
      { says: ['surgery', 'surgical', 'procedure', 'operation', 'plan', 'insurance'] },
    ],
    not: [{ says: ['medicare', 'medi-cal', 'accident reconstruction', 'cosmetic damage'] }],
  },
}

export const AFTER_DISASTER: Subject = {
  kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
  rank: 5,
  when: {
    all: [
      INSURED,
      {
        says: [
          'wildfire',
          'wildfires',
          'wildfire risk',
          'fire risk',
          'hurricane',
          'state of emergency',
        ],
      },
      {
        says: [
          'cancel',
          'canceled',
          'cancelled',
          'cancellation',
          'cancelling',
          'canceling',
          'nonrenew',
          'nonrenewal',
          'non-renewal',
          'nonrenewed',
          'not renew',
          'not be renewed',
          'dropped me',
          'dropping me',
          'dropped my',
        ],
      },
    ],
  },
}

export const SICK_AT_HOME: Subject = {
  kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
  rank: 7,
  when: {
    all: [
      { says: ['electric', 'electricity', 'power', 'gas', 'utility', 'energy', 'heat', 'lights'] },
      {
        says: [
          'disconnect',
          'disconnected',
          'disconnection',
          'shut off',
          'shut-off',
          'shutoff',
          'cut off',
          'cut-off',
          'turn off',
          'turned off',
          'termination notice',
          'termination of service',
          'service will be terminated',
          'interruption of service',
        ],
      },
    ],
  },
}

export const BACK_BILL: Subject = {
  kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
  rank: 4,
  when: {
    all: [
      { says: ['electric', 'electricity', 'power', 'gas', 'utility', 'energy', 'meter', 'water'] },
      {
        says: [
          'back bill',
          'back-bill',
          'backbill',
          'back billed',
          'backbilled',
          'back-billed',
          'back billing',
          'underbilled',
          'under-billed',
          'underbilling',
          'undercharged',
          'undercharge',
          'meter error',
          'faulty meter',
          'previously unbilled',
          'unbilled',
          'make-up bill',
          'catch-up bill',
          'billing error',
        ],
      },
    ],
  },
}

export const NO_FAULT_COVER: Subject = {
  kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
  rank: 4,
  when: {
    any: [
      {
        says: [
          'personal injury protection',
          'pip',
          'pip claim',
          'pip benefits',
          'no-fault',
          'no fault benefits',
          'no-fault benefits',
          'first party benefits',
          'first-party benefits',
          'medical benefits under your auto policy',
        ],
      },
    ],
    not: [{ says: ['eviction', 'landlord', 'tenant', 'divorce', 'performance improvement'] }],
  },
}
