/** What the states say on notices to leave and evictions: for which papers and questions each subject is. */
import { CASE_FILED } from './conditions-court.ts'
import type { Subject } from './state-law.ts'
import { ORDER_MADE, RENT_OWED } from './state-phrases.ts'

export const LAST_NOTICE: Subject = {
  kinds: ['EVICTION_NOTICE', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
  rank: 2,
  when: {
    all: [
      {
        says: [
          'premises',
          'vacate',
          'possession',
          'tenant',
          'evict',
          'evicted',
          'eviction',
          'move out',
          'rent',
          'apartment',
          'landlord',
        ],
      },
      {
        says: [
          ...ORDER_MADE.says,
          'marshal’s notice',
          "marshal's notice",
          'sheriff’s notice to vacate',
          "sheriff's notice to vacate",
          'notice of eviction by the sheriff',
          'order for possession',
          'lockout date',
          'final notice to vacate from the sheriff',
        ],
      },
    ],
    not: [{ says: ['vehicle', 'car loan', 'writ of execution on personal property'] }],
  },
}

export const FORECLOSED_TENANT: Subject = {
  kinds: ['EVICTION_NOTICE', 'OTHER', 'ENQUIRY'],
  rank: 3,
  when: {
    all: [
      {
        says: ['foreclosure', 'foreclosed', 'trustee’s sale', "trustee's sale", 'new owner after'],
      },
      {
        says: [
          'tenant',
          'tenants',
          'renter',
          'renting',
          'i rent',
          'my landlord',
          'occupant',
          'occupants',
          'my lease',
        ],
      },
    ],
    not: [{ says: ['your mortgage', 'my mortgage', 'your loan', 'my loan', 'borrower'] }],
  },
}

export const LATE_RENT: Subject = {
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY'],
  rank: 10,
  when: {
    all: [
      {
        says: [
          ...RENT_OWED.says,
          'behind on rent',
          'late on rent',
          'late rent',
          'rent arrears',
          'owe rent',
        ],
      },
    ],
    not: [
      ORDER_MADE,
      {
        says: ['commercial lease', 'commercial premises', 'charge me', 'charges me', 'charging me'],
      },
    ],
  },
}

export const NO_FAULT_MOVE: Subject = {
  kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
  rank: 8,
  when: {
    all: [
      {
        says: [
          'landlord',
          'tenant',
          'tenancy',
          'rent',
          'rental',
          'lease',
          'apartment',
          'evict',
          'eviction',
        ],
      },
      {
        says: [
          'no fault',
          'no-fault',
          'owner move-in',
          'owner move in',
          'family member will move in',
          'withdraw the unit',
          'withdraw from the rental market',
          'withdrawing the property',
          'withdrawing the unit',
          'substantial remodel',
          'substantially remodel',
          'demolish',
          'landlord wants to move in',
          'landlord is selling',
          'relocation assistance',
        ],
      },
    ],
    not: [RENT_OWED],
  },
}

export const BROKEN_RULE: Subject = {
  kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
  rank: 9,
  when: {
    all: [
      {
        says: [
          'landlord',
          'tenant',
          'lease',
          'premises',
          'tenancy',
          'rental agreement',
          'apartment',
        ],
      },
      {
        says: [
          'noncompliance',
          'non-compliance',
          'lease violation',
          'lease violations',
          'violation of the lease',
          'violation of your lease',
          'violated the lease',
          'violated your lease',
          'violating the lease',
          'violating your lease',
          'breach of lease',
          'breach of the lease',
          'breached the lease',
          'perform covenant',
          'perform covenants',
          'perform conditions',
          'cure or quit',
          'notice to cure',
          'unauthorized occupant',
          'unauthorized pet',
          'broke the lease',
        ],
      },
    ],
    not: [ORDER_MADE],
  },
}

export const EVICTION_DAY: Subject = {
  kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  rank: 7,
  when: {
    all: [
      CASE_FILED,
      {
        says: [
          'eviction',
          'evict',
          'forcible detainer',
          'recovery of real property',
          'landlord and tenant complaint',
          'landlord/tenant complaint',
          'possession of the premises',
          'recovery of possession',
          'recover possession',
        ],
      },
    ],
    not: [ORDER_MADE],
  },
}

export const HOLDOVER: Subject = {
  kinds: ['EVICTION_NOTICE', 'COURT_CLAIM', 'ENQUIRY'],
  rank: 8,
  when: {
    any: [
      {
        says: [
          'holdover',
          'hold over',
          'notice of termination of tenancy',
          'non-renewal of lease',
          'lease will not be renewed',
        ],
      },
    ],
    not: [ORDER_MADE, { says: ['commercial'] }],
  },
}
