/** Data breach laws of the states. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BREACH = {
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'data breach',
          'data security incident',
          'security incident',
          'unauthorized access to',
          'notice of data',
          'cybersecurity incident',
          'cyber incident',
          'data incident',
          'your information may have been',
          'personal information may have been',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const BREACHES: Cells = {
  AZ: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'A.R.S. 18-551 and 18-552',
  },
  CA: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Civil Code 1798.82 (notice) and 1798.150 (damages, CCPA)',
  },
  FL: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Florida Information Protection Act, Florida Statutes 501.171',
  },
  GA: {
    says: 'state law makes only data brokers and public offices tell you of lost data, without undue delay. Keep this letter as proof',
    law: 'O.C.G.A. 10-1-911 and 10-1-912',
  },
  IL: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Personal Information Protection Act, 815 ILCS 530',
  },
  MA: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'M.G.L. c. 93H',
  },
  MI: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Identity Theft Protection Act, MCL 445.72',
  },
  NC: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Identity Theft Protection Act, N.C.G.S. 75-61 and 75-65',
  },
  NJ: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'N.J.S.A. 56:8-163',
  },
  NY: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'SHIELD Act, General Business Law (GBL) 899-aa and 899-bb',
  },
  OH: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Ohio Revised Code (R.C., ORC) 1349.19',
  },
  PA: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Breach of Personal Information Notification Act, 73 P.S. 2301 to 2330',
  },
  TX: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Texas Identity Theft Enforcement and Protection Act, Business and Commerce Code 521.053',
  },
  VA: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'Va. Code 18.2-186.6',
  },
  WA: {
    says: 'a firm that lost your data must tell you without undue delay. Keep this letter as proof',
    law: 'RCW 19.255.010',
  },
}

export const STATE_BREACHES: readonly Rule[] = [...stateRows('breach', BREACHES, BREACH)]
