/** Small claims against a person: how a case runs, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SMALL_STATE = {
  kinds: ['COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'small claims',
          'pretrial conference',
          'warrant in debt',
          'magistrate court',
          'justice of the peace',
          'special civil part',
          'conciliation court',
          'magisterial district',
        ],
      },
    ],
    not: [
      {
        says: [
          'eviction',
          'unlawful detainer',
          'dispossessory',
          'traffic',
          'citation',
          'possession of the premises',
          'speeding',
          'garnishment',
          'garnishee',
          'garnish',
          'levy',
        ],
      },
    ],
  },
  rank: 7,
} satisfies Partial<Rule>
const SMALL_CASES: Cells = {
  OR: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'ORS 46.405 to 46.560',
  },
  CO: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'C.R.S. 13-6-401 to 13-6-417',
  },
  TN: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Tenn. Code 16-15-501 (general sessions court)',
  },
  WI: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Wis. Stat. chapter 799',
  },
  IN: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Indiana Small Claims Rules; Ind. Code 33-29-2',
  },
  AZ: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'A.R.S. 22-201 and 22-501 to 22-524 (justice courts)',
  },
  CA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Small Claims Act, Code of Civil Procedure 116.110 to 116.950',
  },
  FL: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Florida Small Claims Rules (Fla. Sm. Cl. R.) 7.090 and 7.110',
  },
  GA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'O.C.G.A. 15-10-43 (magistrate court: 30 days to answer)',
  },
  IL: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Illinois Supreme Court Rules 281 to 289',
  },
  MA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'M.G.L. c. 218, ss. 21 to 25; Uniform Small Claims Rules',
  },
  MI: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'MCL 600.8401 to 600.8427; MCR 4.301 to 4.307',
  },
  MN: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Minn. Stat. 491A.01 and 491A.02 (conciliation court)',
  },
  ...sameSays(
    'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    {
      ME: 'Maine Rules of Small Claims Procedure, Rule 3(b)',
      MO: 'RSMo 482.355',
      NV: 'Justice Court Rules of Civil Procedure (JCRCP) 96',
    },
  ),
  ND: {
    says: 'ask for a hearing on the form within 20 days after you got the small case. If you do not, the other side can win without one',
    law: 'N.D.C.C. 27-08.1-02',
  },
  NH: {
    says: 'answer a small case in writing within 30 days after the court mailed it. If you do not, the other side can win',
    law: 'Rules of the Circuit Court of New Hampshire, District Division, Rule 4.3',
  },
  NC: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'N.C.G.S. 7A-210 to 7A-232 (ten days to appeal)',
  },
  NJ: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'New Jersey Court Rules 6:1 to 6:12 (special civil part, small claims)',
  },
  NY: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Uniform Civil Court Act 1801 to 1815; 22 NYCRR 208.41',
  },
  OH: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Ohio Revised Code (R.C., ORC) 1925.01 to 1925.18',
  },
  PA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: '42 Pa.C.S. 1515; Pa.R.C.P.M.D.J. 301 to 325 and 1002 (30 days to appeal)',
  },
  TX: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Texas Rules of Civil Procedure 500 to 507 and 506.1 (appeal)',
  },
  VA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'Va. Code 16.1-77, 16.1-79 and 16.1-122.1 to 16.1-122.7',
  },
  WA: {
    says: 'go to the small case on the day in the notice and bring your proof. If you do not come, the other side can win',
    law: 'RCW 12.40',
  },
}

export const STATE_SMALL_CASES: readonly Rule[] = [
  ...stateRows('small-case', SMALL_CASES, SMALL_STATE),
]
