/** Pay in each state: unpaid wages (how long, how much, where to claim), overtime and tips. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const UNPAID: Test = {
  says: [
    'unpaid wages',
    'has not paid my',
    'hasnt paid my',
    "hasn't paid my",
    'hasn’t paid my',
    'not paid my last',
    'under the minimum wage',
    'below minimum wage',
    'below the minimum wage',
    'less than minimum wage',
    'less than the minimum wage',
    'unpaid overtime',
    'didnt pay',
    'doesnt pay me',
    'last 2 weeks',
    'last two weeks',
    'after i quit',
    'overtime',
    'over 40 hours',
    'time and a half',
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
    says: 'you can sue for three times the unpaid wages, or file a claim for a smaller sum with the state within a year',
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
    says: 'complain to the attorney general first. You can then claim three times the unpaid wages and lawyer’s fees, for three years',
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
    law: 'New Jersey Wage Theft Act, N.J.S.A. 34:11-58 and 34:11-56a25.1 (six years), 34:11-4.10 and 34:11-56a25',
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
    says: 'you can file a free wage complaint with the state within three years, or sue for double if it was on purpose',
    law: 'RCW 49.48.083 and 49.52.070',
  },
}

const SAYS_OVERTIME =
  'state law too asks for one and a half times your pay after 40 hours a week for most workers'
const OVERTIME: Cells = {
  CA: {
    says: 'most workers get one and a half times their pay after 8 hours a day or 40 a week. After 12 hours a day it is double',
    law: 'California Labor Code 510 and 1194',
  },
  IL: { says: SAYS_OVERTIME, law: 'Illinois Minimum Wage Law, 820 ILCS 105/4a and 105/12' },
  MA: { says: SAYS_OVERTIME, law: 'M.G.L. c. 151, ss. 1A and 1B' },
  MI: { says: SAYS_OVERTIME, law: 'Improved Workforce Opportunity Wage Act, MCL 408.934a' },
  NC: { says: SAYS_OVERTIME, law: 'North Carolina Wage and Hour Act, N.C.G.S. 95-25.4' },
  NJ: { says: SAYS_OVERTIME, law: 'New Jersey Wage and Hour Law, N.J.S.A. 34:11-56a4' },
  NY: { says: SAYS_OVERTIME, law: 'New York Labor Law 663; 12 NYCRR 142-2.2 (overtime)' },
  OH: { says: SAYS_OVERTIME, law: 'Ohio Revised Code (R.C., ORC) 4111.03' },
  PA: { says: SAYS_OVERTIME, law: 'Pennsylvania Minimum Wage Act, 43 P.S. 333.104(c)' },
  VA: { says: SAYS_OVERTIME, law: 'Virginia Overtime Wage Act, Va. Code 40.1-29.2' },
  WA: { says: SAYS_OVERTIME, law: 'Minimum Wage Act, RCW 49.46.130' },
}

const SAYS_TIPS =
  'tips belong to the workers. The owner or a manager may not keep any of them or use them to pay your wages'
const TIPS: Cells = {
  CA: { says: SAYS_TIPS, law: 'California Labor Code 351' },
  MA: {
    says: 'tips belong to those who serve. An owner or manager may not take any of them, and you can claim three times the sum',
    law: 'Massachusetts Tip Act, M.G.L. c. 149, ss. 150 and 152A',
  },
  NY: {
    says: 'tips belong to the workers. An owner or manager may not keep any part of them',
    law: 'New York Labor Law 196-d',
  },
  IL: {
    says: 'tips belong to the workers. An owner or manager may not keep any part of them',
    law: 'Wage Payment and Collection Act (WPCA), 820 ILCS 115/4.1',
  },
  WA: { says: SAYS_TIPS, law: 'Minimum Wage Act, RCW 49.46.020; WAC 296-126-022' },
}

const PAY_CUTS: Cells = {
  OH: {
    says: 'without a clear agreement with you a boss may not take broken goods or tools off your pay',
    law: 'Ohio Revised Code (R.C., ORC) 4113.19',
  },
  ...sameSays(
    'a boss may take money off your pay only in cases that the law names. Shortages and broken goods mostly need your written consent, or are barred',
    {
      AZ: 'A.R.S. 23-352',
      IL: 'Wage Payment and Collection Act (WPCA), 820 ILCS 115/9',
      MA: 'Massachusetts Wage Act, M.G.L. c. 149, ss. 148 and 150',
      MI: 'MCL 408.477',
      NC: 'North Carolina Wage and Hour Act, N.C.G.S. 95-25.8',
      NJ: 'N.J.S.A. 34:11-4.4',
      WA: 'RCW 49.48.010 and 49.52.060; WAC 296-126-028',
    },
  ),
}

const MINIMUM_WAGE: Cells = {
  ...sameSays(
    'the minimum wage is higher than the federal one. See the sum of this year on the state labor page, and file a claim there',
    {
      AZ: 'A.R.S. 23-363 and 23-364',
      IL: 'Illinois Minimum Wage Law, 820 ILCS 105/4 and 105/12',
      MA: 'M.G.L. c. 151, ss. 1 and 20',
      MI: 'Improved Workforce Opportunity Wage Act, MCL 408.934',
      NJ: 'New Jersey Wage and Hour Law, N.J.S.A. 34:11-56a4',
      OH: 'Ohio Constitution, article II, section 34a; Ohio Revised Code 4111.14',
      WA: 'Minimum Wage Act, RCW 49.46.020',
    },
  ),
  ...sameSays('the federal minimum wage of $7.25 an hour counts for most workers', {
    GA: 'O.C.G.A. 34-4-3; 29 U.S.C. 206',
    NC: 'North Carolina Wage and Hour Act, N.C.G.S. 95-25.3',
  }),
}

export const STATE_WAGES: readonly Rule[] = [
  ...stateRows('unpaid-wages', UNPAID_WAGES, {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 9,
    when: { any: [UNPAID] },
  }),
  ...stateRows('overtime', OVERTIME, {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 5,
    when: {
      any: [{ says: ['overtime', 'over 40 hours', 'more than 40 hours', 'time and a half'] }],
    },
  }),
  ...stateRows('tips', TIPS, {
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 5,
    when: {
      any: [{ says: ['tips', 'tip pool', 'tip pooling', 'gratuity', 'gratuities', 'tip jar'] }],
    },
  }),
  ...stateRows('pay-cuts', PAY_CUTS, {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'paycheck',
            'my pay',
            'my wages',
            'my check',
            'final check',
            'last check',
            'my final pay',
            'your final pay',
            'your last pay',
            'your pay',
            'your wages',
            'my salary',
          ],
        },
        {
          says: [
            'deduct',
            'deducted',
            'deducting',
            'deduction',
            'deductions',
            'took out',
            'taking out',
            'takes out',
            'taken out of',
            'docked',
            'docking',
            'short register',
            'register was short',
            'cash shortage',
            'till was short',
            'pay for the damage',
            'uniform',
            'uniforms',
          ],
        },
      ],
      not: [
        {
          says: [
            'garnish',
            'garnished',
            'garnishment',
            'child support',
            'irs',
            'health insurance',
            '401k',
          ],
        },
      ],
    },
  }),
  ...stateRows('minimum-wage', MINIMUM_WAGE, {
    kinds: ['ENQUIRY'],
    rank: 4,
    when: { any: [{ says: ['minimum wage'] }] },
  }),
]
