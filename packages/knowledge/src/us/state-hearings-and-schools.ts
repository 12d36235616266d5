/** Hearings on benefits, and pupils sent home from school, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_NOTICE } from './conditions.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HEARINGS = {
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'medicaid',
          'snap',
          'food stamps',
          'medical assistance',
          'cash assistance',
          'temporary assistance',
          'calfresh',
          'medi-cal',
          'masshealth',
          'public assistance',
          'tanf',
        ],
      },
      {
        says: [
          'terminate',
          'terminated',
          'termination',
          'discontinue',
          'discontinued',
          'will end',
          'reduced',
          'reduction',
          'denied',
          'denial',
          'close',
          'closed',
          'overpayment',
          'overpaid',
          'fair hearing',
          'hearing',
          'appeal',
          'cut off',
          'stopped',
        ],
      },
    ],
    not: [CREDIT_NOTICE],
  },
  rank: 9,
} satisfies Partial<Rule>
const PUPILS = {
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'suspended',
          'suspension',
          'expelled',
          'expulsion',
          'expel',
          'alternative school',
          'daep',
          'disciplinary hearing',
        ],
      },
      { says: ['school', 'student', 'principal', 'school district'] },
    ],
    not: [{ says: ['license', 'benefits', 'employment', 'college', 'university'] }],
  },
  rank: 4,
} satisfies Partial<Rule>

const FAIR_HEARINGS: Cells = {
  AZ: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'A.R.S. 36-2903.01; Ariz. Admin. Code R9-34',
  },
  CA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Welfare and Institutions Code 10950 to 10967',
  },
  FL: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Florida Statutes 409.285 and 120.57; Fla. Admin. Code 65-2',
  },
  GA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'O.C.G.A. 49-4-13',
  },
  IL: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: '305 ILCS 5/11-8; 89 Ill. Adm. Code 14',
  },
  MA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'M.G.L. c. 18, s. 16; 106 CMR 343; 130 CMR 610',
  },
  MI: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Social Welfare Act, MCL 400.9; Mich. Admin. Code R 792.11001 and following',
  },
  NC: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'N.C.G.S. 108A-79',
  },
  NJ: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'N.J.A.C. 1:10 and 10:49-10',
  },
  NY: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Social Services Law 22; 18 NYCRR part 358',
  },
  OH: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Ohio Revised Code (R.C., ORC) 5101.35; Ohio Admin. Code 5101:6',
  },
  PA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: '55 Pa. Code chapter 275',
  },
  TX: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: '1 Texas Administrative Code chapter 357',
  },
  VA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'Va. Code 63.2-517; 12 VAC 30-110',
  },
  WA: {
    says: 'the state’s own rules say how to ask for a hearing on benefits and what you can see before it. Ask for your case file',
    law: 'RCW 74.08.080; WAC 182-526 and 388-02',
  },
}

const SCHOOL_OUT: Cells = {
  AZ: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'A.R.S. 15-843',
  },
  CA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Education Code 48900, 48911 and 48918',
  },
  FL: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Florida Statutes 1002.20(4) and 1006.07 to 1006.09',
  },
  GA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'O.C.G.A. 20-2-751 to 20-2-757',
  },
  IL: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'School Code, 105 ILCS 5/10-22.6',
  },
  MA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'M.G.L. c. 71, ss. 37H, 37H 1/2 and 37H 3/4',
  },
  MI: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Revised School Code, MCL 380.1310d and 380.1311',
  },
  NC: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'N.C.G.S. 115C-390.5 to 115C-390.8',
  },
  NJ: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'N.J.A.C. 6A:16-7',
  },
  NY: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Education Law 3214',
  },
  OH: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Ohio Revised Code (R.C., ORC) 3313.66 and 3313.661',
  },
  PA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: '22 Pa. Code 12.6 to 12.8',
  },
  TX: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Texas Education Code 37.001, 37.005 and 37.009',
  },
  VA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'Va. Code 22.1-277 to 22.1-277.06',
  },
  WA: {
    says: 'state law says how long a school may suspend, what hearing comes first, and how to appeal',
    law: 'RCW 28A.600.015 to 28A.600.022; WAC 392-400',
  },
}

export const STATE_HEARINGS_AND_SCHOOLS: readonly Rule[] = [
  ...stateRows('fair-hearing', FAIR_HEARINGS, HEARINGS),
  ...stateRows('school-out', SCHOOL_OUT, PUPILS),
]
