/** Parking tickets of cities and bills for tolls, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const PARKS = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'UTILITY_BILL_DEMAND', 'PARKING_TICKET'],
  when: {
    all: [
      {
        says: [
          'parking violation',
          'parking ticket',
          'parking citation',
          'expired meter',
          'parking notice',
          'no parking',
          'overtime parking',
        ],
      },
      { says: ['fine', 'penalty', 'hearing', 'contest', 'pay'] },
    ],
    not: [{ says: ['private property', 'private lot'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const TOLLS = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'toll violation',
          'unpaid toll',
          'unpaid tolls',
          'toll bill',
          'e-zpass',
          'ezpass',
          'pay by mail',
          'toll invoice',
        ],
      },
    ],
    not: [{ says: ['reply y', 'social security number'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const CITY_PARKING: Cells = {
  FL: {
    says: 'you can pay a city parking ticket or ask for a hearing by the date on it. Unpaid ones can stop your plate renewal',
    law: 'Florida Statutes 316.1967',
  },
  MI: {
    says: 'you can pay a parking ticket or ask for a hearing in the district court or city bureau by the date on it',
    law: 'Michigan Vehicle Code, MCL 257.742 and 257.907',
  },
  NC: {
    says: 'a city parking ticket is mostly a civil penalty. You can appeal to the city as the ticket says',
    law: 'N.C.G.S. 160A-301 and 160A-175',
  },
  VA: {
    says: 'you can contest a parking ticket in the general district court by the date on it',
    law: 'Va. Code 46.2-1220 and 46.2-1225',
  },
}
const TOLL_BILLS: Cells = {
  MA: {
    says: 'you can dispute a toll bill in writing by the date on it. Unpaid ones can stop license and plate renewal',
    law: 'M.G.L. c. 6C, s. 13; 700 CMR 7.00 and 11.00',
  },
  NJ: {
    says: 'the owner gets the toll notice. You can show that another drove or that it was sold or stolen',
    law: 'N.J.S.A. 27:23-34.1 to 27:23-34.3',
  },
  WA: {
    says: 'you can dispute a toll penalty in writing or at a hearing by the date on the notice',
    law: 'RCW 46.63.160 and 47.56.795',
  },
}

export const STATE_PARKING_AND_TOLLS: readonly Rule[] = [
  ...stateRows('city-parking', CITY_PARKING, PARKS),
  ...stateRows('toll-bill', TOLL_BILLS, TOLLS),
]
