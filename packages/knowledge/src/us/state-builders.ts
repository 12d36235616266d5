/** Work on a home in each state: deposits, licenses and funds that pay losses. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const WORKS: Test = {
  says: [
    'contractor',
    'contractors',
    'roofer',
    'builder',
    'remodel',
    'remodeling',
    'kitchen renovation',
    'home improvement',
    'handyman',
    'roofing company',
    'roofing contract',
    'new roof',
    'roof replacement',
  ],
}

const BUILDER: Cells = {
  AZ: {
    says: 'you can complain to the Registrar within two years. A state fund can pay some losses by a licensed builder',
    law: 'A.R.S. 32-1132, 32-1136 and 32-1155 (Registrar of Contractors)',
  },
  CA: {
    says: 'a deposit for home work may be at most 10% or $1,000, whichever is less. An unlicensed builder cannot keep your money',
    law: 'Contractors State License Law, Business and Professions Code 7031, 7159 and 7159.5',
  },
  FL: {
    says: 'a builder who takes over 10% must ask for permits within 30 days and mostly start within 90 days after they come',
    law: 'Florida Statutes 489.126 and 489.128',
  },
  GA: {
    says: 'a builder who needs a license and has none cannot enforce the contract against you',
    law: 'O.C.G.A. 43-41-17 (licensed builders)',
  },
  IL: {
    says: 'home work over $1,000 needs a written contract and a pamphlet on your rights',
    law: 'Home Repair and Remodeling Act, 815 ILCS 513; Consumer Fraud Act (CFA), 815 ILCS 505',
  },
  MA: {
    says: 'a deposit may be at most a third, beside special orders. A state fund can pay some losses',
    law: 'Home Improvement Contractor Law, M.G.L. c. 142A',
  },
  MI: {
    says: 'money paid to a builder is a trust for the job. A builder without a license cannot sue you',
    law: 'Michigan Builders’ Trust Fund Act, MCL 570.151 to 570.153; Occupational Code, MCL 339.2401 to 339.2412',
  },
  NC: {
    says: 'work of $40,000 or more needs a licensed builder. Taking money and not working can be an unfair trade practice',
    law: 'N.C.G.S. 87-1 and 87-13 (licensed builders); 75-1.1',
  },
  NJ: {
    says: 'home work over $500 needs a written contract and a registered builder. A breach can be worth three times your loss',
    law: 'Contractors’ Business Registration Act, N.J.S.A. 56:8-136 and 56:8-151; Home Improvement Contractor Licensing Act, N.J.S.A. 45:5AAA-1; Consumer Fraud Act (CFA), N.J.S.A. 56:8-19; N.J.A.C. 13:45A-16',
  },
  NY: {
    says: 'home work over $500 needs a written contract, and your deposit must be kept in trust for the job',
    law: 'General Business Law (GBL) 770 to 776; Lien Law 71-a',
  },
  OH: {
    says: 'work over $25,000 needs a written contract and a deposit of 10% at most. Smaller work falls under the sales act',
    law: 'Home Construction Service Suppliers Act, Ohio Revised Code (R.C., ORC) 4722; Consumer Sales Practices Act (CSPA), 1345',
  },
  PA: {
    says: 'a deposit for a larger job may be at most a third, beside special materials. You can cancel within three business days',
    law: 'Home Improvement Consumer Protection Act (HICPA), 73 P.S. 517.7 to 517.10',
  },
  TX: {
    says: 'money for home work is held in trust. A builder who spends it on other things may break the law',
    law: 'Texas Construction Trust Fund Act, Property Code 162.001 to 162.031; DTPA, Business and Commerce Code 17.50',
  },
  VA: {
    says: 'builders need a license. A state fund can pay some losses after you have won in court',
    law: 'Va. Code 54.1-1100 to 54.1-1127 (Contractor Transaction Recovery Act); Virginia Consumer Protection Act, 59.1-200',
  },
  WA: {
    says: 'a builder must be registered and have a bond. You can claim on the bond in court within two years',
    law: 'Contractor Registration Act, RCW 18.27',
  },
}

export const STATE_BUILDERS: readonly Rule[] = [
  ...stateRows('builder', BUILDER, {
    kinds: [
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
    ],
    topics: ['consumer', 'housing', 'debt', 'general'],
    rank: 5,
    when: { any: [WORKS] },
  }),
]
