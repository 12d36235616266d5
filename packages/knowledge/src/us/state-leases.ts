/** Leases in each state: when a home may be taken back, the notice, the deposit, and coming in. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { ACCOUNTS_FOR_IT } from './state-deposits.ts'
import { ORDER_MADE, RENT_OWED } from './state-phrases.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const TENANT: Test = {
  says: [
    'tenant',
    'tenants',
    'tenancy',
    'landlord',
    'lease',
    'rental agreement',
    'premises',
    'apartment',
  ],
}
const LEAVE: Test = {
  says: [
    'vacate',
    'move out',
    'quit',
    'terminate your tenancy',
    'terminate your lease',
    'termination of tenancy',
    'termination of lease',
    'not renew',
    'not renewing',
    'evict me',
    'kick me out',
    'non-renewal',
    'nonrenewal',
  ],
}
const MONTHLY: Test = {
  says: [
    'month-to-month',
    'month to month',
    'tenancy at will',
    '30-day notice',
    '30 day notice',
    '60-day notice',
    '60 day notice',
    'thirty day notice',
    'thirty (30) days',
    'sixty (60) days',
    'terminate your tenancy',
    'termination of tenancy',
    'not renewing',
    'not renew my lease',
    'non-renewal',
    'nonrenewal',
  ],
}
const COMES_IN: Test = {
  says: [
    'came in',
    'comes in',
    'come in',
    'coming in',
    'coming into',
    'comes into',
    'came into',
    'goes into',
    'going into',
    'entered my',
    'enter my',
    'enters my',
    'entering my',
    'let himself in',
    'let herself in',
    'without notice',
    'without permission',
    'inspection',
    'show the apartment',
    'showings',
  ],
}

const JUST_CAUSE: Cells = {
  OR: {
    says: 'after the first year a landlord needs a cause that the law names, mostly with 90 days and a month’s rent',
    law: 'ORS 90.427',
  },
  CO: {
    says: 'after a year most tenants can be put out only for a cause that the law names. Some causes need 90 days',
    law: 'C.R.S. 38-12-1301 to 38-12-1307 (cause required for eviction)',
  },
  NY: {
    says: 'in New York City and some other places many tenants can be put out only for a good cause. The notice must say if the law covers you',
    law: 'Good Cause Eviction Law, Real Property Law (RPL) 210 to 218 and 231-c',
  },
  WA: {
    says: 'a landlord may end most tenancies only for a cause that the law names, in a written notice',
    law: 'Residential Landlord-Tenant Act (RLTA), RCW 59.18.650',
  },
}

const SAYS_MONTH_NOTICE = 'ending a month-to-month home takes 30 days’ notice'
const SAYS_MONTH_NOTICE2 = 'ending a month-to-month home takes 30 days’ notice before the rent day'
const MONTH_NOTICE: Cells = {
  AZ: {
    says: SAYS_MONTH_NOTICE2,
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1375',
  },
  CA: {
    says: 'ending a month-to-month home takes 30 days’ notice, or 60 after a year',
    law: 'California Civil Code 1946.1 and 1946.2',
  },
  FL: {
    says: 'ending a month-to-month home takes 30 days’ notice before the end of a month',
    law: 'Florida Statutes 83.57',
  },
  GA: {
    says: 'a landlord must give 60 days’ notice to end a tenancy at will',
    law: 'O.C.G.A. 44-7-7',
  },
  IL: { says: SAYS_MONTH_NOTICE, law: '735 ILCS 5/9-207' },
  MA: {
    says: 'ending a tenancy at will takes 30 days’ notice or one rent period, whichever is longer',
    law: 'M.G.L. c. 186, s. 12',
  },
  MI: { says: 'ending a month-to-month home takes a notice of one month', law: 'MCL 554.134' },
  NC: {
    says: 'ending a month-to-month home takes only seven days’ notice before the month ends. For the place of a manufactured home it takes 60',
    law: 'N.C.G.S. 42-14',
  },
  NY: {
    says: 'a landlord must give 30, 60 or 90 days’ notice, by how long you have lived there. To end a month-to-month home outside New York City, a tenant gives one month before the rent month ends',
    law: 'Real Property Law (RPL) 226-c, 232-a and 232-b',
  },
  OH: { says: SAYS_MONTH_NOTICE, law: 'Ohio Revised Code (R.C., ORC) 5321.17' },
  PA: {
    says: 'ending a lease of a year or less takes 15 days’ notice, unless the lease gives this up',
    law: 'Landlord and Tenant Act, 68 P.S. 250.501',
  },
  TX: {
    says: 'ending a month-to-month home takes at least a month’s notice, unless the lease says otherwise',
    law: 'Texas Property Code 91.001',
  },
  VA: {
    says: SAYS_MONTH_NOTICE2,
    law: 'Virginia Residential Landlord and Tenant Act (VRLTA), Va. Code 55.1-1253',
  },
}

const DEPOSIT_CLAIM: Cells = {
  AZ: {
    says: 'a landlord has 14 business days after you leave and ask for it to return the deposit with a list',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1321(D)',
  },
  FL: {
    says: 'a landlord has 15 days to return the deposit or 30 days to send a claim on it. You have 15 days to object',
    law: 'Florida Statutes 83.49(3)',
  },
  IL: {
    says: 'a landlord of five homes or more has 30 days to list what is kept, and 45 days to return the rest',
    law: 'Security Deposit Return Act, 765 ILCS 710/1',
  },
}

const ENTRY: Cells = {
  ...sameSays('a landlord must mostly give 24 hours’ notice before coming in', {
    AK: 'AS 34.03.140',
    IA: 'Iowa Code 562A.19',
    NV: 'NRS 118A.330',
    OR: 'ORS 90.322',
  }),
  ...sameSays('a landlord must mostly give two days’ notice before coming in', {
    AL: 'Ala. Code 35-9A-303',
    HI: 'HRS 521-53',
  }),
  AZ: {
    says: 'a landlord must mostly give two days’ notice before coming in',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1343',
  },
  CA: {
    says: 'a landlord must mostly give 24 hours’ written notice before coming in',
    law: 'California Civil Code 1954',
  },
  FL: {
    says: 'a landlord must mostly give 24 hours’ notice before coming in for repairs',
    law: 'Florida Statutes 83.53',
  },
  MA: {
    says: 'a landlord may come in only to inspect, repair or show the home, as the lease allows',
    law: 'M.G.L. c. 186, s. 15B(1)(a)',
  },
  NJ: {
    says: 'a landlord of a building with three homes or more must mostly give one day’s notice before coming in',
    law: 'N.J.A.C. 5:10-5.1',
  },
  OH: {
    says: 'a landlord must mostly give 24 hours’ notice before coming in',
    law: 'Ohio Revised Code (R.C., ORC) 5321.04(A)(8)',
  },
  VA: {
    says: 'a landlord must mostly give 72 hours’ notice before coming in for upkeep',
    law: 'Virginia Residential Landlord and Tenant Act (VRLTA), Va. Code 55.1-1229',
  },
  WA: {
    says: 'a landlord must mostly give two days’ written notice before coming in',
    law: 'Residential Landlord-Tenant Act (RLTA), RCW 59.18.150',
  },
}

export const STATE_LEASES: readonly Rule[] = [
  ...stateRows('just-cause', JUST_CAUSE, {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 12,
    when: { all: [TENANT, LEAVE], not: [ORDER_MADE] },
  }),
  ...stateRows('month-notice', MONTH_NOTICE, {
    kinds: ['EVICTION_NOTICE', 'OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 13,
    when: { all: [TENANT, MONTHLY], not: [ORDER_MADE, RENT_OWED] },
  }),
  ...stateRows('deposit-claim', DEPOSIT_CLAIM, {
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    topics: ['housing'],
    rank: 3,
    when: ACCOUNTS_FOR_IT,
  }),
  ...stateRows('entry', ENTRY, {
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    rank: 7,
    when: { all: [TENANT, COMES_IN] },
  }),
]
