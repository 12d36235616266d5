/** Used cars that fail: states in which a dealer must repair by law. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BY_MILES =
  'a dealer must repair serious faults of many used cars for 30 to 90 days, by the miles on the car. The words “as is” do not end that'
const FIFTEEN_DAYS =
  'a dealer must repair the engine and gears of most used cars for 15 days or 500 miles. The words “as is” mostly do not end that'

const USED: Cells = {
  AZ: { says: FIFTEEN_DAYS, law: 'Arizona used car warranty, A.R.S. 44-1267' },
  IL: {
    says: FIFTEEN_DAYS,
    law: 'Consumer Fraud and Deceptive Business Practices Act, 815 ILCS 505/2L',
  },
  MA: {
    says: BY_MILES,
    law: 'Massachusetts Used Vehicle Warranty Law, M.G.L. c. 90, s. 7N1/4; implied warranty, c. 106, s. 2-316A',
  },
  NJ: { says: BY_MILES, law: 'New Jersey Used Car Lemon Law, N.J.S.A. 56:8-67 to 56:8-80' },
  NY: { says: BY_MILES, law: 'New York Used Car Lemon Law, General Business Law (GBL) 198-b' },
}

export const USED_CAR_WARRANTIES: readonly Rule[] = stateRows('used-car', USED, {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
  topics: ['consumer'],
  rank: 2,
  when: {
    all: [
      {
        says: [
          'used car',
          'used vehicle',
          'bought a used',
          'as is',
          'as-is',
          'car you bought',
          'vehicle you bought',
          'miles bought',
          'pre-owned',
        ],
      },
      { says: ['car', 'vehicle', 'truck', 'suv', 'engine', 'transmission'] },
      { says: ['dealer', 'dealership', 'auto', 'motors', 'cars', 'car lot', 'sales'] },
    ],
    not: [{ says: ['private seller', 'repossess', 'repossessed', 'home inspection'] }],
  },
})
