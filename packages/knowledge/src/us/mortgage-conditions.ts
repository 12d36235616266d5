/** Conditions on letters about a mortgage that is late. */
import type { Rule } from '@plainletter/contracts/rule'

export const MORTGAGE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['housing', 'debt'],
  when: {
    all: [
      {
        says: [
          'mortgage',
          'home loan',
          'deed of trust',
          'loan servicing',
          'servicer',
          'surrender home',
          'surrender the home',
          'surrender your home',
          'loan on your home',
          'secured by your home',
        ],
      },
      {
        says: [
          'foreclosure',
          'foreclose',
          'intent to accelerate',
          'acceleration',
          'notice of default',
          'default',
          'delinquent',
          'past due',
          'days behind',
          'cure the default',
          'act 91',
          'behind on my mortgage',
          'behind on the mortgage',
          'missed mortgage',
        ],
      },
    ],
    not: [{ says: ['student loan', 'your landlord', 'tenant'] }],
  },
} satisfies Partial<Rule>

/** A recorded notice of default or of sale reads like a court officer’s paper, or like a notice to leave. */
export const HOME_SALE = {
  ...MORTGAGE,
  kinds: [...MORTGAGE.kinds, 'BAILIFF_NOTICE', 'EVICTION_NOTICE'],
  when: {
    all: [
      {
        says: [
          'mortgage',
          'home loan',
          'deed of trust',
          'loan servicing',
          'servicer',
          'trustee’s sale',
          'substitute trustee',
          'foreclosure sale',
          "trustee's sale",
        ],
      },
      {
        says: [
          'foreclosure',
          'foreclose',
          'intent to accelerate',
          'acceleration',
          'notice of default',
          'default',
          'delinquent',
          'past due',
          'days behind',
          'cure the default',
          'behind on my mortgage',
          'behind on the mortgage',
          'missed mortgage',
        ],
      },
    ],
    not: [{ says: ['student loan', 'your landlord'] }],
  },
} satisfies Partial<Rule>
