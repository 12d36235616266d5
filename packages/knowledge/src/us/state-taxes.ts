/** Taxes of the states: how long one has to protest. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const STATE_OFFICE: Test = {
  says: [
    'franchise tax board',
    'department of revenue',
    'department of taxation',
    'department of taxation and finance',
    'division of taxation',
    'comptroller',
    'commissioner of taxation',
    'tax commissioner',
    'department of tax',
  ],
}
const DECIDED: Test = {
  says: [
    'assessment',
    'proposed assessment',
    'notice of deficiency',
    'notice of additional tax',
    'deficiency',
    'adjusted your return',
    'changed your return',
    'audit',
    'notice of determination',
    'tax due notice',
    'notice of tax due',
  ],
}

const TAX_PROTEST: Cells = {
  AL: {
    says: 'you have 30 days from a preliminary assessment to ask the Department of Revenue for a review',
    law: 'Taxpayers’ Bill of Rights and Uniform Revenue Procedures Act, Ala. Code 40-2A-7',
  },
  ID: {
    says: 'you have 63 days after a notice of deficiency is mailed to protest to the State Tax Commission',
    law: 'Idaho Code 63-3045',
  },
  KY: {
    says: 'you have 60 days from the date of the notice to protest in writing to the Department of Revenue',
    law: 'KRS 131.110',
  },
  ND: {
    says: 'you have 30 days to protest a notice of deficiency in writing to the Tax Commissioner',
    law: 'N.D.C.C. 57-38-39',
  },
  AZ: {
    says: 'you have 90 days to appeal an income tax assessment, and 45 days for other state taxes',
    law: 'A.R.S. 42-1251',
  },
  CA: {
    says: 'you have 60 days to protest a proposed assessment of the Franchise Tax Board',
    law: 'Revenue and Taxation Code 19041 to 19045; Taxpayers’ Bill of Rights, 21001 to 21028',
  },
  IL: {
    says: 'you have 60 days to protest a notice of deficiency, or to go to the Tax Tribunal',
    law: 'Illinois Income Tax Act, 35 ILCS 5/908',
  },
  NC: {
    says: 'you have 45 days from the notice to ask the Department of Revenue for a review',
    law: 'N.C.G.S. 105-241.11',
  },
  NJ: {
    says: 'you have 90 days to protest to the Division of Taxation or go to the Tax Court',
    law: 'N.J.S.A. 54:49-18 and 54:51A-13 to 54:51A-14',
  },
  NY: {
    says: 'you have 90 days from a notice of deficiency to ask for a conference or a hearing',
    law: 'Tax Law 170(3-a), 689 and 1138',
  },
  OH: {
    says: 'you have 60 days from the assessment to ask for it to be looked at again',
    law: 'Ohio R.C. 5747.13 (Ohio Revised Code, ORC) and 5703.60',
  },
  TX: {
    says: 'you have 60 days from the date of the notice to ask the Comptroller for a redetermination',
    law: 'Texas Tax Code 111.009',
  },
  VA: {
    says: 'you have 90 days from the assessment to appeal to the Tax Commissioner',
    law: 'Va. Code 58.1-1821',
  },
  WA: {
    says: 'you have 30 days from the notice to ask the Department of Revenue for a review',
    law: 'RCW 82.32.160',
  },
}

const TAX_PLAN: Cells = {
  CA: {
    says: 'you can mostly pay the Franchise Tax Board in parts over up to 60 months, if you owe at most $25,000. Ask soon: it can take part of your pay with no court',
    law: 'Revenue and Taxation Code 19008 (installments); Code of Civil Procedure 706.070 to 706.084 (withholding orders for taxes)',
  },
  NC: {
    says: 'you can ask the Department of Revenue for monthly payments, and to drop a penalty for a good reason. A fee of 20% can come once the debt is 60 days overdue',
    law: 'N.C.G.S. 105-237 (installments, waiver of penalties) and 105-243.1 (collection assistance fee)',
  },
}

export const STATE_TAXES: readonly Rule[] = [
  ...stateRows('tax-plan', TAX_PLAN, {
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 9,
    when: {
      all: [STATE_OFFICE],
      not: [{ says: ['internal revenue service', 'property tax'] }],
    },
  }),
  ...stateRows('tax-protest', TAX_PROTEST, {
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 8,
    when: {
      all: [STATE_OFFICE, DECIDED],
      not: [{ says: ['internal revenue service', 'property tax'] }],
    },
  }),
]
