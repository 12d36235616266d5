/** What the states say on renting a home: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

export const RENTAL_REFUSED: Subject = {
  kinds: ['ENQUIRY', 'OTHER'],
  rank: 7,
  when: {
    all: [
      { says: ['rent', 'rental', 'landlord', 'apartment', 'lease', 'tenant'] },
      {
        says: [
          'section 8',
          'housing voucher',
          'voucher',
          'housing choice',
          'will not rent to me',
          "won't rent to me",
          'refused to rent',
          'refuses to rent',
          'denied my application',
          'rental application',
          'application was denied',
          'application has been denied',
          'discriminate',
          'discriminating',
          'discriminated',
          'discrimination',
          'because of my kids',
          'because i have kids',
          'because of my children',
          'because of my race',
        ],
      },
    ],
  },
}

export const UPFRONT_MONEY: Subject = {
  kinds: ['ENQUIRY'],
  rank: 5,
  when: {
    all: [
      { says: ['landlord', 'apartment', 'rent', 'rental', 'lease', 'property manager'] },
      {
        says: [
          'application fee',
          'application fees',
          'application deposit',
          'screening fee',
          'background check fee',
          'two months deposit',
          "two months' deposit",
          'two months rent',
          'three months rent',
          'how much deposit',
          'how much of a deposit',
          'deposit can',
          'maximum deposit',
          'bigger deposit',
          'extra deposit',
          'holding deposit',
          'wants a deposit',
          'asks for a deposit',
          'asking for a deposit',
          'large deposit',
        ],
      },
    ],
  },
}

export const SAFE_LEAVE: Subject = {
  kinds: ['ENQUIRY'],
  rank: 3,
  when: {
    all: [
      { says: ['lease', 'rent', 'apartment', 'landlord', 'tenant'] },
      {
        says: [
          'domestic violence',
          'abuser',
          'domestic abuse',
          'abusive partner',
          'abusive husband',
          'abusive boyfriend',
          'abusive ex',
          'abusive relationship',
          'sexual assault',
          'stalked',
          'stalking',
          'stalker',
          'restraining order',
          'protective order',
          'order of protection',
        ],
      },
    ],
  },
}

export const LANDLORDS_BILL: Subject = {
  kinds: ['ENQUIRY', 'UTILITY_BILL_DEMAND', 'OTHER'],
  rank: 5,
  when: {
    all: [
      {
        says: [
          'landlord',
          'owner of the building',
          'property owner',
          'notice to tenants',
          'to all tenants',
          'occupants',
        ],
      },
      {
        says: ['electric', 'electricity', 'gas', 'water', 'heat', 'power', 'utility', 'utilities'],
      },
      {
        says: [
          'did not pay the',
          "didn't pay the",
          'has not paid the',
          'not paying the',
          'failed to pay',
          'nonpayment by',
          'shut off',
          'shutoff',
          'shut-off',
          'disconnect',
          'disconnected',
          'disconnection',
          'terminate service',
          'termination of service',
          'turned off',
          'cut off',
        ],
      },
    ],
  },
}

export const MOBILE_HOME: Subject = {
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  topics: ['housing', 'general'],
  rank: 4,
  when: {
    any: [
      {
        says: [
          'mobile home',
          'mobile homes',
          'mobilehome',
          'mobilehome park',
          'mobile home park',
          'manufactured home',
          'manufactured homes',
          'manufactured home community',
          'manufactured housing community',
          'trailer park',
          'lot rent',
        ],
      },
    ],
    not: [
      { says: ['loan', 'mortgage', 'repossess', 'insurance policy', 'premium', 'property tax'] },
    ],
  },
}

export const RENT_ESCROW: Subject = {
  kinds: ['ENQUIRY', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'COURT_CLAIM'],
  rank: 10,
  when: {
    all: [
      { says: ['rent', 'landlord', 'tenant', 'apartment'] },
      {
        says: [
          'unfit for human habitation',
          'unfit to live in',
          'condemned',
          'code violation',
          'code violations',
          'code enforcement',
          'inspector',
          'housing inspection',
          'licenses and inspections',
          'escrow account',
          'withhold rent',
          'stop paying rent',
          'hold back rent',
        ],
      },
    ],
  },
}

export const EVICTION_RECORD: Subject = {
  kinds: ['ENQUIRY'],
  rank: 6,
  when: {
    any: [
      {
        says: [
          'eviction record',
          'eviction on my record',
          'record of eviction',
          'past eviction',
          'old eviction',
          'prior eviction',
          'eviction history',
          'because of an eviction',
          'tenant blacklist',
          'tenant screening',
        ],
      },
    ],
  },
}
