/** Rent law of the states: bad homes, late fees, leases ended early. */
import type { Rule } from '@plainletter/contracts/rule'

import { ORDER_MADE } from './state-phrases.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BAD = {
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM'],
  when: {
    all: [
      { says: ['rent', 'tenant', 'landlord', 'premises', 'tenancy'] },
      {
        says: [
          'pay rent',
          'unpaid rent',
          'rent due',
          'past due rent',
          'past-due rent',
          'rent owed',
          'for rent',
          'back rent',
          'nonpayment',
          'non-payment',
          'sum of',
          'amount of rent',
          'pay the rent',
          'rent demand',
          'rent in the',
          'rent is past due',
          'rent which is now past due',
          'rent is now past due',
          'payment of the rent',
          'indebted',
        ],
      },
    ],
    not: [ORDER_MADE],
  },
  rank: 14,
} satisfies Partial<Rule>
const FEE = {
  kinds: [
    'EVICTION_NOTICE',
    'RENT_ARREARS_LETTER',
    'COURT_CLAIM',
    'DEBT_COLLECTION_LETTER',
    'ENQUIRY',
    'OTHER',
  ],
  when: {
    all: [
      { says: ['late fee', 'late fees', 'late charge', 'late charges'] },
      { says: ['rent', 'tenant', 'lease', 'landlord', 'apartment', 'apartments', 'eviction'] },
    ],
  },
  rank: 7,
} satisfies Partial<Rule>
const EARLY = {
  kinds: [
    'ENQUIRY',
    'OTHER',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'RENT_ARREARS_LETTER',
    'COURT_CLAIM',
  ],
  when: {
    all: [
      {
        says: [
          'break the lease',
          'break my lease',
          'breaking the lease',
          'breaking my lease',
          'lease break',
          'early termination',
          'end my lease early',
          'moved out early',
          'move out early',
          'abandoned the',
          'vacated before',
          'remainder of the lease',
          'rest of the lease',
          'remaining rent',
          'lease buyout',
          're-let',
          'reletting',
        ],
      },
      { says: ['rent', 'lease', 'landlord', 'apartment', 'tenant'] },
    ],
    not: [{ says: ['car', 'vehicle', 'auto', 'phone', 'wireless', 'internet', 'gym'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const BAD_HOME: Cells = {
  AZ: {
    says: 'serious faults that you told the landlord of can be set against the rent in court',
    law: 'A.R.S. 33-1324, 33-1361 and 33-1365',
  },
  CA: {
    says: 'a home that is not fit to live in is a defense to a case for unpaid rent',
    law: 'Civil Code 1941.1 and 1942.4; Code of Civil Procedure 1174.2 (Green v. Superior Court, 1974)',
  },
  FL: {
    says: 'serious faults can be a defense if you wrote to the landlord seven days before. You must pay the rent into the court',
    law: 'Florida Statutes 83.51, 83.56(1) and 83.60',
  },
  GA: {
    says: 'the landlord must keep the home in repair. The loss to you can be set against the rent',
    law: 'O.C.G.A. 44-7-13 and 44-7-14',
  },
  IL: {
    says: 'a home that is not fit to live in can be a defense to a case for unpaid rent',
    law: 'Jack Spring, Inc. v. Little, 50 Ill. 2d 351 (1972); 735 ILCS 5/9-106',
  },
  MA: {
    says: 'bad conditions that the landlord knew of can lower the rent or stop the eviction',
    law: 'M.G.L. c. 239, s. 8A',
  },
  MI: {
    says: 'the landlord must keep the home fit and in repair. That can be set against the rent',
    law: 'MCL 554.139; MCL 600.5741',
  },
  NC: {
    says: 'the landlord must keep the home fit. You can claim back rent for the bad months, but do not stop paying by yourself',
    law: 'N.C.G.S. 42-42 and 42-44',
  },
  NJ: {
    says: 'bad conditions can lower the rent. Keep the money ready for the court',
    law: 'Marini v. Ireland, 56 N.J. 130 (1970); N.J.S.A. 2A:42-85',
  },
  NY: {
    says: 'a home must be fit and safe (warranty of habitability). If it is not, a judge can lower the rent. Late fees are capped',
    law: 'Real Property Law (RPL) 235-b and 238-a',
  },
  OH: {
    says: 'you can pay the rent to the court clerk if you are paid up and gave written notice of the faults',
    law: 'Ohio Revised Code (R.C., ORC) 5321.04, 5321.07 and 1923.061',
  },
  PA: {
    says: 'a home must be fit to live in. If it is not, a judge can lower the rent',
    law: 'Pugh v. Holmes, 486 Pa. 272 (1979)',
  },
  TX: {
    says: 'you cannot mostly hold back rent for repairs, but you can sue if the landlord does not repair after notice',
    law: 'Texas Property Code 92.056, 92.0563 and 92.331',
  },
  VA: {
    says: 'bad conditions can be a defense if you told the landlord first. Keep the rent, as a judge can ask for it',
    law: 'Va. Code 55.1-1220, 55.1-1241 and 55.1-1244',
  },
  WA: {
    says: 'the landlord must keep the home fit. Serious faults can be set against the rent in court',
    law: 'RCW 59.18.060, 59.18.070 and 59.18.380',
  },
}

const LATE_FEES: Cells = {
  CO: {
    says: 'a late fee needs seven days of delay. It may be $50 or 5% of the rent, whichever is more',
    law: 'C.R.S. 38-12-105',
  },
  CT: {
    says: 'a late fee needs nine days of delay. It may be $5 a day up to $50, or 5% of the late rent, whichever is less',
    law: 'Conn. Gen. Stat. 47a-15a',
  },
  CA: {
    says: 'a late fee must be close to what lateness really costs the landlord',
    law: 'Civil Code 1671(d)',
  },
  MA: {
    says: 'a late fee is allowed only if the lease says so and the rent is 30 days late',
    law: 'M.G.L. c. 186, s. 15B(1)(c)',
  },
  NC: {
    says: 'a late fee needs five days of delay. It may be $15 or 5% of the month’s rent, whichever is more',
    law: 'N.C.G.S. 42-46',
  },
  NJ: {
    says: 'a late fee must be in the lease and reasonable. Some people on benefits or pensions get five business days more',
    law: 'N.J.S.A. 2A:42-6.1',
  },
  NY: {
    says: 'a late fee needs five days of delay. It may be $50 or 5% of the rent, whichever is less. It is no ground for eviction',
    law: 'Real Property Law (RPL) 238-a; RPAPL 702',
  },
  TX: {
    says: 'a late fee needs a written lease and two full days of delay, and must be reasonable',
    law: 'Texas Property Code 92.019',
  },
  VA: {
    says: 'a late fee must be in the lease. It may be 10% of the rent or of what is owed, whichever is less',
    law: 'Va. Code 55.1-1204',
  },
  WA: {
    says: 'a late fee is allowed only when the rent is more than five days late. It may not be used to evict you',
    law: 'RCW 59.18.170 and 59.18.283',
  },
}

const LEASE_EARLY: Cells = {
  AZ: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'A.R.S. 33-1370',
  },
  CA: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Civil Code 1951.2',
  },
  FL: {
    says: 'the landlord chooses: rent again, or wait and claim rent. A lease may cap the fee for leaving early at two months’ rent',
    law: 'Florida Statutes 83.595',
  },
  IL: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: '735 ILCS 5/9-213.1',
  },
  MI: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Fox v. Roethlisberger, 350 Mich. 1 (1957)',
  },
  NC: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Isbey v. Crews, 55 N.C. App. 47 (1981)',
  },
  NJ: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Sommer v. Kridel, 74 N.J. 446 (1977)',
  },
  NY: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Real Property Law (RPL) 227-e',
  },
  OH: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Frenchtown Square Partnership v. Lemstone, Inc., 99 Ohio St.3d 254 (2003)',
  },
  TX: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Texas Property Code 91.006',
  },
  VA: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'Va. Code 55.1-1251',
  },
  WA: {
    says: 'a landlord must mostly try to rent the home again. You owe only what is lost till then',
    law: 'RCW 59.18.310',
  },
}

export const STATE_RENTS: readonly Rule[] = [
  ...stateRows('bad-home', BAD_HOME, BAD),
  ...stateRows('late-fee', LATE_FEES, FEE),
  ...stateRows('lease-early', LEASE_EARLY, EARLY),
]
