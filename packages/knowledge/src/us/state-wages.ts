/** Unpaid wages in each state: how long, how much, and where to claim. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const UNPAID: Test = {
  says: [
    'unpaid wages',
    'unpaid overtime',
    'not paid me',
    'never paid me',
    'did not pay me',
    "didn't pay me",
    'didn’t pay me',
    'hasn’t paid me',
    "hasn't paid me",
    "won't pay me",
    'won’t pay me',
    'owes me',
    'owed wages',
    'back pay',
    'last paycheck',
    'final paycheck',
    'missing paycheck',
    'wage theft',
    'withheld my paycheck',
    'final wages',
  ],
}

const UNPAID_WAGES: Cells = {
  AZ: {
    says: 'you can sue for three times the unpaid wages, or file a claim with the state within a year',
    law: 'A.R.S. 23-355 and 23-356',
  },
  CA: {
    says: 'you can file a free wage claim with the Labor Commissioner. Most claims reach back three years',
    law: 'Labor Code 98, 201 to 203 and 1194',
  },
  FL: {
    says: 'you can sue for unpaid wages, and the loser may have to pay the lawyers. For minimum wage write first',
    law: 'Florida Statutes 448.08 and 448.110',
  },
  IL: {
    says: 'you can claim unpaid wages and 5% more for each month they are late',
    law: 'Wage Payment and Collection Act (WPCA), 820 ILCS 115/14',
  },
  MA: {
    says: 'you can claim three times the unpaid wages and lawyer’s fees, for three years',
    law: 'Massachusetts Wage Act, M.G.L. c. 149, ss. 148 and 150',
  },
  MI: {
    says: 'you have 12 months to file a free wage complaint with the state',
    law: 'Payment of Wages and Fringe Benefits Act, MCL 408.481',
  },
  NC: {
    says: 'you have two years to claim unpaid wages, and can get as much again on top',
    law: 'North Carolina Wage and Hour Act, N.C.G.S. 95-25.22',
  },
  NJ: {
    says: 'you have six years to claim unpaid wages, and can get up to twice the sum on top',
    law: 'New Jersey Wage Theft Act, N.J.S.A. 34:11-4.10 and 34:11-56a25',
  },
  NY: {
    says: 'you have six years to claim unpaid wages, and can get as much again on top',
    law: 'New York Labor Law 191, 198 and 663',
  },
  OH: {
    says: 'wages that are over 30 days late and not in dispute earn 6% or $200 more',
    law: 'Ohio Revised Code (R.C., ORC) 4113.15 and 4111.10',
  },
  PA: {
    says: 'you have three years to claim unpaid wages, and can mostly get 25% more',
    law: 'Wage Payment and Collection Law, 43 P.S. 260.9a and 260.10',
  },
  TX: {
    says: 'you have 180 days to file a free wage claim with the state',
    law: 'Texas Payday Law, Labor Code 61.051',
  },
  VA: {
    says: 'you can sue within three years for unpaid wages, as much again, and three times if it was on purpose',
    law: 'Va. Code 40.1-29',
  },
  WA: {
    says: 'you can file a free wage complaint with the state within three years, or sue for double',
    law: 'RCW 49.48.083 and 49.52.070',
  },
}

export const STATE_WAGES: readonly Rule[] = [
  ...stateRows('unpaid-wages', UNPAID_WAGES, {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 9,
    when: { any: [UNPAID] },
  }),
]
