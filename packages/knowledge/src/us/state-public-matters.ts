/** Crashes, hearings on benefits, schools, drunk driving and paid leave, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CRASHES = {
  kinds: [
    'INSURANCE_DECISION',
    'LETTER_BEFORE_CLAIM',
    'DEBT_COLLECTION_LETTER',
    'OTHER',
    'COURT_CLAIM',
    'ENQUIRY',
  ],
  when: {
    any: [
      {
        says: [
          'accident',
          'collision',
          'crash',
          'subrogation',
          'our insured',
          'date of loss',
          'rear-ended',
          'rear ended',
          'hit my car',
          'hit from behind',
          'other driver',
          'car wreck',
          'at fault',
        ],
      },
    ],
    not: [
      { says: ['workers compensation', "workers' compensation", 'slip and fall', 'data breach'] },
    ],
  },
  rank: 5,
} satisfies Partial<Rule>
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
const DRUNK = {
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'alcohol',
          'breath test',
          'blood test',
          'chemical test',
          'dui',
          'dwi',
          'owi',
          'ovi',
          '0.08',
        ],
      },
      {
        says: [
          'license',
          'driving privilege',
          'driving privileges',
          'privilege to operate',
          'privilege to drive',
        ],
      },
      { says: ['suspended', 'suspension', 'revoked', 'revocation'] },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>
const LEAVES = {
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'paid family leave',
          'family leave',
          'care for my',
          'caring for my',
          'take care of my',
          'weeks off',
          'time off',
          'newborn',
          'bonding',
          'parental leave',
          'maternity leave',
          'paternity leave',
          'medical leave',
          'fmla',
          'leave of absence',
        ],
      },
    ],
    not: [{ says: ['landlord', 'vacation rental', 'custody', 'immigration'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const SHARES = {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      { says: ['timeshare', 'time share', 'time-share', 'vacation ownership', 'vacation club'] },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>
const CRASH_FAULT: Cells = {
  AZ: {
    says: 'your own share of fault lowers the sum. The time to sue is two years',
    law: 'A.R.S. 12-2505 and 12-542',
  },
  CA: {
    says: 'your own share of fault lowers the sum. The time to sue is two years for injury and three for damage to things',
    law: 'Li v. Yellow Cab Co., 13 Cal.3d 804 (1975); Code of Civil Procedure 335.1 and 338',
  },
  FL: {
    says: 'who is more than half at fault mostly gets nothing. The time to sue for carelessness is two years',
    law: 'Florida Statutes 768.81 and 95.11',
  },
  GA: {
    says: 'who is half at fault or more gets nothing. The time to sue is two years for injury and four for damage to things',
    law: 'O.C.G.A. 51-12-33, 9-3-33 and 9-3-31',
  },
  IL: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years for injury and five for damage to things',
    law: '735 ILCS 5/2-1116, 5/13-202 and 5/13-205',
  },
  MA: {
    says: 'who is more than half at fault gets nothing. Own cover (PIP) pays first. The time to sue is three years',
    law: 'M.G.L. c. 231, s. 85; c. 90, s. 34M; c. 260, ss. 2A and 4',
  },
  MI: {
    says: 'your own insurer mostly pays. For damage to a car the other driver owes only a small capped sum (mini-tort)',
    law: 'No-Fault Act, MCL 500.3105, 500.3121 and 500.3135',
  },
  NC: {
    says: 'who is at fault even a little mostly gets nothing. The time to sue is three years',
    law: 'contributory negligence (common law of North Carolina); N.C.G.S. 1-52',
  },
  NJ: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years for injury and six for damage to things',
    law: 'Comparative Negligence Act, N.J.S.A. 2A:15-5.1; 2A:14-1 and 2A:14-2; 39:6A-4',
  },
  NY: {
    says: 'your own share of fault lowers the sum. Own cover (no-fault) pays first. The time to sue is three years',
    law: 'CPLR 1411 and 214; Insurance Law 5102 to 5104',
  },
  OH: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years',
    law: 'Ohio Revised Code (R.C., ORC) 2315.33 and 2305.10',
  },
  PA: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years',
    law: 'Comparative Negligence Act, 42 Pa.C.S. 7102; 5524; 75 Pa.C.S. 1705',
  },
  TX: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years',
    law: 'Texas Civil Practice and Remedies Code 33.001 and 16.003',
  },
  VA: {
    says: 'who is at fault even a little mostly gets nothing. The time to sue is two years for injury and five for damage to things',
    law: 'contributory negligence (common law of Virginia); Va. Code 8.01-243',
  },
  WA: {
    says: 'your own share of fault lowers the sum. The time to sue is three years',
    law: 'RCW 4.22.005 and 4.16.080',
  },
}

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

const DRUNK_LICENSE: Cells = {
  AZ: {
    says: 'you can ask for a hearing on the suspension within the days in the notice',
    law: 'A.R.S. 28-1321 and 28-1385',
  },
  CA: {
    says: 'you have only ten days to ask the DMV for a hearing, apart from the court case',
    law: 'Vehicle Code 13353.2, 13557 and 13558',
  },
  FL: {
    says: 'you have ten days from the notice to ask for a formal review, apart from the court case',
    law: 'Florida Statutes 322.2615',
  },
  GA: {
    says: 'you have 30 days to appeal the suspension or choose an ignition lock permit',
    law: 'O.C.G.A. 40-5-67.1 and 40-5-64.1',
  },
  IL: {
    says: 'the suspension starts on day 46. You can ask the court to end it within 90 days of the notice',
    law: '625 ILCS 5/11-501.1 and 5/2-118.1',
  },
  MA: {
    says: 'if you refused the test, go to the registry in Boston in person within 15 days. The hearing is held there, and a letter does not add time',
    law: 'M.G.L. c. 90, s. 24(1)(f) and (g); 540 CMR 11.00',
  },
  MI: {
    says: 'you have 14 days to ask for a hearing if you refused the test',
    law: 'MCL 257.625a and 257.625f',
  },
  NC: {
    says: 'you have ten days to ask for a hearing on the suspension of 30 days',
    law: 'N.C.G.S. 20-16.2 and 20-16.5',
  },
  OH: {
    says: 'you can appeal the suspension in court, mostly within 30 days of your first court day',
    law: 'Ohio Revised Code (R.C., ORC) 4511.191 and 4511.197',
  },
  PA: {
    says: 'you have 30 days from the mailing to appeal the suspension to the county court',
    law: '75 Pa.C.S. 1547 and 1550',
  },
  TX: {
    says: 'you have 15 days from the notice to ask for a hearing (ALR)',
    law: 'Texas Transportation Code 524.031 and 724.041',
  },
  VA: {
    says: 'the license is taken at once for some days. You can ask the court to look at it',
    law: 'Va. Code 46.2-391.2',
  },
  WA: { says: 'you have seven days from the notice to ask for a hearing', law: 'RCW 46.20.308' },
}

const PAID_LEAVE: Cells = {
  CA: {
    says: 'state law gives job-protected leave at firms with five workers, and part of your pay for eight weeks',
    law: 'California Family Rights Act (CFRA), Government Code 12945.2; Paid Family Leave, Unemployment Insurance Code 3300 to 3308',
  },
  MA: {
    says: 'state law gives paid leave for family and illness with your job kept',
    law: 'Paid Family and Medical Leave, M.G.L. c. 175M',
  },
  NJ: {
    says: 'state law gives leave for family, and part of your pay for up to 12 weeks',
    law: 'New Jersey Family Leave Act, N.J.S.A. 34:11B; Family Leave Insurance, N.J.S.A. 43:21-39.1',
  },
  NY: {
    says: 'state law gives up to 12 weeks of paid leave for a baby or a sick relative, with your job kept',
    law: 'Paid Family Leave, Workers’ Compensation Law 200 to 242 (203-b)',
  },
  WA: {
    says: 'state law gives mostly up to 12 weeks of paid leave for you or your family',
    law: 'Paid Family and Medical Leave, RCW 50A',
  },
}

const TIMESHARES: Cells = {
  CA: {
    says: 'you can cancel a timeshare within seven days of signing or of getting the public report',
    law: 'Business and Professions Code 11238',
  },
  FL: {
    says: 'you can cancel a timeshare within ten days of signing or of the last papers. You cannot give up this right',
    law: 'Florida Vacation Plan and Timesharing Act, Florida Statutes 721.10',
  },
  GA: { says: 'you can cancel a timeshare within seven days of signing', law: 'O.C.G.A. 44-3-174' },
  NC: {
    says: 'you can cancel a timeshare within five days of signing',
    law: 'North Carolina Time Share Act, N.C.G.S. 93A-45',
  },
  TX: {
    says: 'you can cancel a timeshare within five days of signing',
    law: 'Texas Timeshare Act, Property Code 221.041',
  },
  VA: {
    says: 'you can cancel a timeshare within seven days of signing',
    law: 'Virginia Real Estate Time-Share Act, Va. Code 55.1-2221',
  },
  WA: {
    says: 'you can cancel a timeshare within seven days of signing or of the papers, whichever is later',
    law: 'Timeshare Act, RCW 64.36.150',
  },
}

export const STATE_PUBLIC_MATTERS: readonly Rule[] = [
  ...stateRows('crash', CRASH_FAULT, CRASHES),
  ...stateRows('fair-hearing', FAIR_HEARINGS, HEARINGS),
  ...stateRows('school-out', SCHOOL_OUT, PUPILS),
  ...stateRows('drunk-license', DRUNK_LICENSE, DRUNK),
  ...stateRows('paid-leave', PAID_LEAVE, LEAVES),
  ...stateRows('timeshare', TIMESHARES, SHARES),
]
