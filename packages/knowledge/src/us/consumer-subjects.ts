/** What the states say on buying, insurance, power and associations: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

const SHOP = {
  says: [
    'store',
    'shop',
    'retailer',
    'bought',
    'buy',
    'purchase',
    'purchased',
    'seller',
    'website',
  ],
}

export const STORE_RETURN: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'general'],
  rank: 6,
  when: {
    all: [
      SHOP,
      {
        says: [
          'return it',
          'returned it',
          'return policy',
          'refund policy',
          'no refunds',
          'no returns',
          'store credit',
          'exchange only',
          'take it back',
          'all sales final',
          'all sales are final',
          'final sale',
          'changed my mind',
          'returning',
        ],
      },
    ],
    not: [{ says: ['car', 'vehicle', 'landlord', 'deposit', 'airline', 'ticket'] }],
  },
}

export const FAULTY_GOODS: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'general'],
  rank: 7,
  when: {
    all: [
      { says: [...SHOP.says, 'warranty', 'manufacturer', 'product'] },
      {
        says: [
          'defective',
          'faulty',
          'broke',
          'broken',
          'broke down',
          'stopped working',
          'does not work',
          "doesn't work",
          'not working',
          'fell apart',
          'defect',
          'malfunction',
          'warranty claim',
          'under warranty',
          'out of warranty',
        ],
      },
    ],
    not: [
      {
        says: [
          'car',
          'vehicle',
          'truck',
          'landlord',
          'tenant',
          'home warranty',
          'contractor',
          'roof',
          'insurance',
          'insurer',
          'auto warranty',
          'broke up',
          'broken into',
        ],
      },
    ],
  },
}

export const GIFT_CARD: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'general'],
  rank: 4,
  when: {
    all: [
      { says: ['gift card', 'gift cards', 'gift certificate', 'gift certificates'] },
      {
        says: [
          'expired',
          'expire',
          'expires',
          'expiration',
          'expiry',
          'fee',
          'fees',
          'will not accept',
          "won't accept",
        ],
      },
    ],
  },
}

export const SALES_CALLS: Subject = {
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  rank: 6,
  when: {
    any: [
      {
        says: [
          'robocall',
          'robocalls',
          'telemarketer',
          'telemarketers',
          'telemarketing',
          'spam calls',
          'spam texts',
          'spam call',
          'spam text',
          'sales calls',
          'do not call',
          'marketing texts',
          'junk calls',
        ],
      },
    ],
  },
}

export const OWN_DATA: Subject = {
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'delete my data',
          'delete my personal',
          'delete my account',
          'delete my information',
          'my personal data',
          'selling my data',
          'sell my data',
          'sells my data',
          'selling my information',
          'sell my information',
          'sold my data',
          'data about me',
          'data broker',
          'what information they have',
        ],
      },
    ],
  },
}

export const CREDIT_FREEZE: Subject = {
  kinds: ['ENQUIRY', 'OTHER'],
  topics: ['consumer', 'debt', 'general'],
  rank: 14,
  when: {
    any: [
      {
        says: [
          'data breach',
          'security incident',
          'security freeze',
          'credit freeze',
          'freeze my credit',
          'freeze your credit',
          'identity theft',
          'stole my identity',
          'stolen identity',
          'social security number was stolen',
          'opened in my name',
        ],
      },
    ],
  },
}

export const HIDDEN_FEES: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'general'],
  rank: 6,
  when: {
    any: [
      {
        says: [
          'resort fee',
          'hidden fee',
          'hidden fees',
          'junk fee',
          'junk fees',
          'service fee',
          'service fees',
          'convenience fee',
          'card surcharge',
          'credit card fee',
          'credit card surcharge',
          'surcharge',
          'extra fees at checkout',
        ],
      },
    ],
    not: [{ says: ['landlord', 'rent', 'toll', 'court', 'ticket'] }],
  },
}

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
  topics: ['housing', 'consumer', 'general'],
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

export const DUES_LIEN: Subject = {
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'BAILIFF_NOTICE',
    'OTHER',
    'ENQUIRY',
  ],
  topics: ['debt', 'housing', 'general'],
  rank: 6,
  when: {
    all: [
      ASSOCIATION,
      { says: ['assessment', 'assessments', 'dues', 'common charges', 'maintenance fees'] },
      {
        says: ['lien', 'foreclose', 'foreclosure', 'sale of your', 'sell my home', 'take my home'],
      },
    ],
  },
}

const INSURED = {
  says: ['insurance', 'insurer', 'policy', 'coverage', 'claim number', 'adjuster'],
}

export const CLAIM_DAYS: Subject = {
  kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
  topics: ['consumer', 'general'],
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

export const AFTER_DISASTER: Subject = {
  kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
  topics: ['consumer', 'housing', 'general'],
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
  topics: ['debt', 'consumer', 'housing', 'general'],
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
  topics: ['debt', 'consumer', 'general'],
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
