/** The value of a home for taxes: how long one has to appeal it in each state. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const VALUE: Test = {
  says: [
    'appraised value',
    'assessed value',
    'notice of appraised value',
    'notice of value',
    'notice of assessment of property',
    'property assessment',
    'assessment notice',
    'truth in millage',
    'proposed property taxes',
    'appraisal district',
    'property appraiser',
    'county assessor',
    'board of assessors',
  ],
}

const HOME_VALUE: Cells = {
  AZ: {
    says: 'you have 60 days from the mailing of the notice to appeal the value',
    law: 'A.R.S. 42-16051',
  },
  CA: {
    says: 'you can appeal a new value within 60 days of the notice. The yearly value can be appealed from July to the fall',
    law: 'Revenue and Taxation Code 1603 and 1605',
  },
  FL: {
    says: 'you have 25 days after the August notice (TRIM) to ask for a hearing on the value',
    law: 'Florida Statutes 194.011; 193.155 (Save Our Homes) and 196.031 (homestead)',
  },
  GA: {
    says: 'you have 45 days from the date of the notice to appeal the value',
    law: 'O.C.G.A. 48-5-311',
  },
  IL: {
    says: 'you mostly have 30 days from the published list to go to the board of review',
    law: 'Illinois Property Tax Code, 35 ILCS 200/16-55 and 16-160',
  },
  MA: {
    says: 'you can ask for an abatement until the first actual tax bill of the year is due',
    law: 'M.G.L. c. 59, s. 59',
  },
  NJ: {
    says: 'you can appeal the value by 1 April (in some counties 15 January), or 45 days after the notice was mailed',
    law: 'N.J.S.A. 54:3-21',
  },
  NY: {
    says: 'you can file a grievance with the board by grievance day, and then ask for small claims review',
    law: 'Real Property Tax Law 524 and 730',
  },
  OH: {
    says: 'you can file a complaint about the value with the county by 31 March',
    law: 'Ohio Revised Code (R.C., ORC) 5715.19',
  },
  TX: {
    says: 'you can protest the value of your home by 15 May, or 30 days after the notice if that is later',
    law: 'Texas Tax Code 23.23 (homestead cap), 25.19 (notice), 41.41 and 41.44 (protest)',
  },
  WA: {
    says: 'you can appeal the value by 1 July, or mostly 30 to 60 days after the notice if that is later',
    law: 'RCW 84.40.038',
  },
}

export const STATE_HOME_VALUES: readonly Rule[] = [
  ...stateRows('home-value', HOME_VALUE, {
    kinds: ['TAX_DEMAND', 'OTHER'],
    topics: ['housing', 'debt'],
    rank: 4,
    when: { any: [VALUE], not: [{ says: ['mortgage payment', 'for sale'] }] },
  }),
]
