/** Rent rises, property taxes and state tax bills in more states. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

/** Taxes that no home is sold for by the county. */
const NOT_ON_HOMES = ['income tax', 'sales tax', 'use tax', 'payroll tax', 'withholding tax']
const RISES = {
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'rent increase',
          'new rent',
          'monthly rent',
          'your rent',
          'rent for your',
          'my rent',
          'raise the rent',
          'raised my rent',
          'raising my rent',
        ],
      },
      {
        says: [
          'increase',
          'increased',
          'will go up',
          'raise',
          'raised',
          'raising',
          'new rent',
          'from $',
        ],
      },
    ],
    not: [{ says: ['past due', 'unpaid', 'overdue', 'security deposit'] }],
  },
  rank: 6,
} satisfies Partial<Rule>
const VALUES = {
  kinds: ['OTHER', 'TAX_DEMAND', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'assessed value',
          'appraised value',
          'market value',
          'assessment',
          'property assessment',
          'reassessment',
        ],
      },
      {
        says: [
          'assessor',
          'appraisal',
          'property',
          'board of review',
          'board of equalization',
          'revaluation',
          'reassessment',
        ],
      },
    ],
    not: [
      {
        says: [
          'internal revenue service',
          'homeowners association',
          'condominium',
          'damage assessment',
          'notice of assessment. income',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const BILLS = {
  kinds: ['TAX_DEMAND', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'department of revenue',
          'department of treasury',
          'department of taxation',
          'revenue department',
        ],
      },
      {
        says: [
          'assessment',
          'tax due',
          'additional tax',
          'proposed assessment',
          'balance due',
          'tax year',
        ],
      },
    ],
    not: [{ says: ['internal revenue service', 'property tax'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const SALES = {
  kinds: ['TAX_DEMAND', 'OTHER', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'property tax',
          'property taxes',
          'real estate tax',
          'real estate taxes',
          'delinquent tax',
          'delinquent taxes',
          'tax sale',
          'tax lien',
          'tax deed',
        ],
      },
      {
        says: [
          'delinquent',
          'unpaid',
          'tax sale',
          'sold',
          'foreclose',
          'foreclosure',
          'lien',
          'redeem',
          'past due',
        ],
      },
    ],
    not: [{ says: ['internal revenue service', 'federal tax lien', 'escrow', ...NOT_ON_HOMES] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const RENT_RISE: Cells = {
  AZ: {
    says: 'in a month-to-month rental a higher rent needs 30 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1375',
  },
  FL: {
    says: 'in a month-to-month rental a higher rent needs 30 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'Florida Statutes 83.57',
  },
  GA: {
    says: 'in a month-to-month rental a higher rent needs 60 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'O.C.G.A. 44-7-7',
  },
  IL: {
    says: 'in a month-to-month rental a higher rent needs 30 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: '735 ILCS 5/9-207',
  },
  MA: {
    says: 'in a month-to-month rental a higher rent needs a full month of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'M.G.L. c. 186, s. 12',
  },
  MI: {
    says: 'in a month-to-month rental a higher rent needs one month of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'MCL 554.134',
  },
  NC: {
    says: 'in a month-to-month rental a higher rent needs seven days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'N.C.G.S. 42-14',
  },
  NJ: {
    says: 'a landlord needs proper notice and may not ask a rent that is far out of scale. Many towns have rent control',
    law: 'Anti-Eviction Act, N.J.S.A. 2A:18-61.1(f); rent control of your town',
  },
  OH: {
    says: 'in a month-to-month rental a higher rent needs 30 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'Ohio Revised Code (R.C., ORC) 5321.17',
  },
  TX: {
    says: 'in a month-to-month rental a higher rent needs one month of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'Texas Property Code 91.001',
  },
  VA: {
    says: 'in a month-to-month rental a higher rent needs 30 days of written notice. In a fixed lease the rent mostly stays till it ends',
    law: 'Va. Code 55.1-1253',
  },
}

const VALUE_APPEALS: Cells = {
  MI: {
    says: 'you can protest the value to the local board of review in March, and then to the Tax Tribunal',
    law: 'MCL 211.24c, 211.30 and 205.735a',
  },
  NC: {
    says: 'you can appeal the value to the county board of equalization and review, and then to the state commission',
    law: 'N.C.G.S. 105-290 and 105-322',
  },
  PA: {
    says: 'you can appeal the value to the county board, mostly by 1 September or within 40 days of a change notice',
    law: 'Consolidated County Assessment Law, 53 Pa.C.S. 8844',
  },
  VA: {
    says: 'you can ask the assessor, then the board of equalization, and then the court to lower the value',
    law: 'Va. Code 58.1-3350, 58.1-3379 and 58.1-3984',
  },
}

const TAX_APPEALS: Cells = {
  GA: {
    says: 'you have 30 days from the notice to protest a proposed assessment, and 30 days to appeal an official assessment',
    law: 'O.C.G.A. 48-2-46 and 48-2-59',
  },
  MA: {
    says: 'you can ask for an abatement, mostly within three years of the return or two of the assessment',
    law: 'M.G.L. c. 62C, ss. 26, 36 and 37',
  },
  MI: {
    says: 'you can ask for an informal conference within 60 days of the letter, and appeal a final bill to the Tax Tribunal',
    law: 'Revenue Act, MCL 205.21 and 205.22',
  },
  PA: {
    says: 'you can ask the Board of Appeals to look at an assessment. You have 90 days for personal income tax, and 60 for most other taxes',
    law: '72 P.S. 9702 (Act 43 of 2017; Act 123 of 2024, income tax)',
  },
}

const TAX_SALES: Cells = {
  CA: {
    says: 'a home can be sold only five years after it became tax-defaulted. You can pay it off till the business day before the sale, or ask in time for yearly parts',
    law: 'Revenue and Taxation Code 3691, 3707, 4101 and 4217',
  },
  FL: {
    says: 'a buyer of the tax certificate can ask for a tax deed after two years. You can pay it off until someone has paid the court clerk in full for the deed',
    law: 'Florida Statutes 197.472 and 197.502',
  },
  TX: {
    says: 'the collector must mostly give you 12 months or more to pay in parts for your homestead. From age 65 or with a disability you can put it off',
    law: 'Texas Tax Code 33.02, 33.06 and 34.21',
  },
  AZ: {
    says: 'you can mostly pay and save the home for three years after a tax lien is sold',
    law: 'A.R.S. 42-18151 to 42-18152 and 42-18201',
  },
  GA: {
    says: 'you can mostly buy the home back within 12 months after a tax sale',
    law: 'O.C.G.A. 48-4-1 and 48-4-40 to 48-4-48',
  },
  MA: {
    says: 'you can redeem the home until the court says no more, and what is left of the sale is yours',
    law: 'M.G.L. c. 60, ss. 62 to 65',
  },
  MI: {
    says: 'you can pay till 31 March of the third year, ask for a hardship plan, and claim what is left after a sale',
    law: 'General Property Tax Act, MCL 211.78 to 211.78t',
  },
  NC: {
    says: 'the county must go by court or a like path before a sale. You can pay till the sale is final',
    law: 'N.C.G.S. 105-369, 105-374 and 105-375',
  },
  NJ: {
    says: 'you can mostly redeem the home for two years after a tax sale, or later till a judgment',
    law: 'Tax Sale Law, N.J.S.A. 54:5-54, 54:5-86 and 54:5-87',
  },
  OH: {
    says: 'you can ask the treasurer for a payment plan. You can redeem till a foreclosure sale is confirmed',
    law: 'Ohio Revised Code (R.C., ORC) 323.31, 5721.18 and 5721.25',
  },
  PA: {
    says: 'you must get notices by mail and on the home before a tax sale, and can ask for a plan of payments',
    law: 'Real Estate Tax Sale Law, 72 P.S. 5860.601 to 5860.603',
  },
  VA: {
    says: 'the home can be sold only through the court, and you can pay till the sale',
    law: 'Va. Code 58.1-3965, 58.1-3967 and 58.1-3974',
  },
  WA: {
    says: 'the county can foreclose after three years. You can pay till the day before the sale and ask for a plan',
    law: 'RCW 84.56.020, 84.64.050 and 84.64.060',
  },
}

export const STATE_HOME_COSTS: readonly Rule[] = [
  ...stateRows('rent-rise', RENT_RISE, RISES),
  ...stateRows('value-appeal', VALUE_APPEALS, VALUES),
  ...stateRows('tax-appeal', TAX_APPEALS, BILLS),
  ...stateRows('tax-sale', TAX_SALES, SALES),
]
