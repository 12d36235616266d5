/** Who pays after a crash, and the license after drunk driving, by state. */
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
const CRASH_FAULT: Cells = {
  WI: {
    says: 'who is more than half at fault gets nothing. The time to sue is three years',
    law: 'Wis. Stat. 895.045, 893.52 and 893.54',
  },
  SC: {
    says: 'who is more than half at fault gets nothing. The time to sue is three years',
    law: 'Nelson v. Concrete Supply Co., 303 S.C. 243 (1991); S.C. Code 15-3-530',
  },
  CO: {
    says: 'who is half at fault or more gets nothing. The time to sue over a car crash is three years',
    law: 'C.R.S. 13-21-111 and 13-80-101(1)(n)',
  },
  TN: {
    says: 'who is half at fault or more gets nothing. The time to sue is one year for injury and three for damage to things',
    law: 'McIntyre v. Balentine, 833 S.W.2d 52 (Tenn. 1992); Tenn. Code 28-3-104 and 28-3-105',
  },
  MO: {
    says: 'your own share of fault lowers the sum',
    law: 'Gustafson v. Benda, 661 S.W.2d 11 (Mo. 1983); Mo. Rev. Stat. 537.765 and 516.120 (time to sue)',
  },
  OR: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years for injury and six for damage to things',
    law: 'ORS 31.600, 12.080 and 12.110',
  },
  MD: {
    says: 'who is at fault even a little mostly gets nothing. The time to sue is three years',
    law: 'contributory negligence (Coleman v. Soccer Association of Columbia, 432 Md. 679 (2013)); Md. Code, Courts 5-101',
  },
  IN: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years',
    law: 'Ind. Code 34-51-2-6 and 34-11-2-4',
  },
  OK: {
    says: 'who is more than half at fault gets nothing. The time to sue is two years',
    law: '23 O.S. 13 and 12 O.S. 95',
  },
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

export const STATE_CRASHES_AND_DRUNK_DRIVING: readonly Rule[] = [
  ...stateRows('crash', CRASH_FAULT, CRASHES),
  ...stateRows('drunk-license', DRUNK_LICENSE, DRUNK),
]
