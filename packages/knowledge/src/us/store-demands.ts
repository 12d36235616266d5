/** Demands of stores over theft and bad checks, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const STORE = {
  title: 'Civil recovery law of your state (theft from stores)',
  provision:
    'for example California Penal Code 490.5, Florida Statutes 772.11, Texas Civil Practice and Remedies Code chapter 134, New York General Obligations Law (GOL) 11-105',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const APART = {
  title:
    'Constitution of the United States, Sixth Amendment: a store cannot drop or decide a criminal case',
  provision: 'Sixth Amendment; law of your state',
  url: 'https://constitution.congress.gov/constitution/amendment-6/',
  inForceFrom: '1990-01-01',
}

const BOUNCED = {
  title: 'Bad check law of your state; Fair Debt Collection Practices Act (FDCPA): check programs',
  provision:
    '15 U.S.C. 1692p; for example California Civil Code 1719, Texas Penal Code 32.41, Florida Statutes 68.065',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692p&num=0&edition=prelim',
  inForceFrom: '2006-10-13',
}

const STORES = {
  ...CHECKED,
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'CEASE_AND_DESIST', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'civil demand',
          'civil recovery',
          'shoplifting',
          'shoplifted',
          'shoplift',
          'retail theft',
          'concealed merchandise',
          'theft of merchandise',
        ],
      },
    ],
    not: [
      {
        says: ['citizenship', 'naturalization', 'green card', 'background check', 'job interview'],
      },
    ],
  },
} satisfies Partial<Rule>

const STORE_STATE = {
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'CEASE_AND_DESIST', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'civil demand',
          'civil recovery',
          'shoplifting',
          'shoplifted',
          'shoplift',
          'retail theft',
          'concealed merchandise',
          'theft of merchandise',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

const CHECKS = {
  ...CHECKED,
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'bad check',
          'returned check',
          'bounced check',
          'dishonored check',
          'nsf check',
          'insufficient funds',
        ],
      },
      { says: ['check', 'checks'] },
      { says: ['demand', 'pay', 'prosecution', 'district attorney', 'fee', 'merchant', 'written'] },
    ],
    not: [{ says: ['overdraft fee', 'hold on'] }],
  },
} satisfies Partial<Rule>

const STORE_DEMANDS: Cells = {
  AZ: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'A.R.S. 12-691 to 12-693',
  },
  CA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Penal Code 490.5',
  },
  FL: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Florida Statutes 772.11',
  },
  GA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'O.C.G.A. 51-10-6',
  },
  IL: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: '720 ILCS 5/16-27',
  },
  MA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'M.G.L. c. 231, s. 85R 1/2',
  },
  MI: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'MCL 600.2953',
  },
  NC: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'N.C.G.S. 1-538.2',
  },
  NJ: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'N.J.S.A. 2A:61C-1',
  },
  NY: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'General Obligations Law (GOL) 11-105',
  },
  OH: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Ohio Revised Code (R.C., ORC) 2307.61',
  },
  PA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: '42 Pa.C.S. 8308',
  },
  TX: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Texas Theft Liability Act, Civil Practice and Remedies Code 134.001 to 134.005',
  },
  VA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Va. Code 8.01-44.4',
  },
  WA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'RCW 4.24.230',
  },
}

export const STORE_DEMAND_ROWS: readonly Rule[] = [
  {
    ...STORES,
    id: 'us.store.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A store or its law firm wants money because it says that goods were taken.',
    authority: STORE,
  },
  {
    ...STORES,
    id: 'us.store.right-proof',
    kind: 'right',
    rank: 5,
    says: 'The sum may not pass what state law sets. The store must prove the taking and its loss in court if you do not pay.',
    authority: STORE,
  },
  {
    ...STORES,
    id: 'us.store.right-apart',
    kind: 'right',
    rank: 6,
    says: 'Paying does not end a criminal case, and the letter may not promise or threaten that.',
    authority: APART,
  },
  {
    ...STORES,
    id: 'us.store.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Do not call or explain what happened. If there may be a criminal case, talk to a lawyer first.',
    authority: APART,
  },
  {
    ...STORES,
    id: 'us.store.option',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for proof in writing',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'The store may sue in small claims court. It seldom does.',
    bestFor: 'The goods were given back or it is not true.',
    says: 'Ask in writing for the law, the goods and the sum, and admit nothing.',
    authority: STORE,
  },
  {
    ...CHECKS,
    id: 'us.check.right-bounced',
    kind: 'right',
    rank: 6,
    says: 'State law caps the fee for a returned check and mostly gives some days to pay before more is due. A mistake is no crime.',
    authority: BOUNCED,
  },
  ...stateRows('store-demand', STORE_DEMANDS, STORE_STATE),
]
