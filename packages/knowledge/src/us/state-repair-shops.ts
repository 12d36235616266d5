/** Estimates and work of car repair shops, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SHOPS = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: ['repair shop', 'mechanic', 'auto shop', 'body shop', 'garage', 'dealership service'],
      },
      {
        says: [
          'estimate',
          'quoted',
          'overcharged',
          'more than they said',
          'never agreed',
          'keep my',
          'will not give',
          'won’t give',
          "won't give",
          'without asking',
          'your authorization',
          'storage fee',
          'release the car',
        ],
      },
    ],
    not: [{ says: ['parking garage'] }],
  },
  rank: 3,
} satisfies Partial<Rule>
const REPAIR_SHOPS: Cells = {
  CA: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Automotive Repair Act, Business and Professions Code 9884.8 and 9884.9',
  },
  FL: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Motor Vehicle Repair Act, Florida Statutes 559.901 to 559.9221',
  },
  IL: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Automotive Repair Act, 815 ILCS 306',
  },
  MA: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: '940 CMR 5.00; M.G.L. c. 93A',
  },
  MI: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Motor Vehicle Service and Repair Act, MCL 257.1332',
  },
  NC: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Motor Vehicle Repair Act, N.C.G.S. 20-354 to 20-354.9; 44A-2 to 44A-4 (lien)',
  },
  NJ: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'N.J.A.C. 13:45A-26C; Consumer Fraud Act (CFA), N.J.S.A. 56:8-2',
  },
  NY: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Motor Vehicle Repair Shop Registration Act, Vehicle and Traffic Law (VTL) 398-d',
  },
  OH: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Consumer Sales Practices Act (CSPA), Ohio Revised Code (R.C., ORC) 1345.02; Ohio Admin. Code 109:4-3-13',
  },
  PA: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: '37 Pa. Code 301.5; 73 P.S. 201-2 (UTPCPL)',
  },
  TX: {
    says: 'a shop may keep the car till you pay what you agreed to. For work that you did not allow you can use the trade act',
    law: 'Texas Property Code 70.001; DTPA, Business and Commerce Code 17.46 and 17.50',
  },
  VA: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Va. Code 59.1-207.1 to 59.1-207.6',
  },
  WA: {
    says: 'a repair shop must mostly give an estimate and ask you before it goes far above it',
    law: 'Automotive Repair Act, RCW 46.71',
  },
}

export const STATE_REPAIR_SHOPS: readonly Rule[] = [
  ...stateRows('repair-shop', REPAIR_SHOPS, SHOPS),
]
