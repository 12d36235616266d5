/** Cars in each state: faults of a new car, and a car that was towed. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CAR: Test = { says: ['car', 'truck', 'suv', 'vehicle', 'motorcycle'] }
const FAULT: Test = {
  says: [
    'lemon',
    'lemon law',
    'manufacturer',
    'same problem',
    'same stalling',
    'same fault',
    'same defect',
    'buy back',
    'buyback',
    'new vehicle',
    'repair attempts',
    'repaired four times',
    'repaired three times',
    'keeps breaking',
    'back to the dealer',
    'in the shop',
    'new car',
    'under warranty',
    'recall',
  ],
}
const TOW: Test = {
  says: [
    'towed',
    'tow company',
    'tow yard',
    'towing',
    'tow truck',
    'impound',
    'impounded',
    'impound lot',
  ],
}

const SAYS_LEMON =
  'you may get a refund or another car when a new car has a serious fault that several tries do not fix. Keep each repair slip'
const LEMON: Cells = {
  AZ: { says: SAYS_LEMON, law: 'Arizona Lemon Law, A.R.S. 44-1261 to 44-1267' },
  CA: {
    says: SAYS_LEMON,
    law: 'Song-Beverly Consumer Warranty Act, Civil Code 1793.2 and 1793.22',
  },
  FL: { says: SAYS_LEMON, law: 'Florida Lemon Law, Florida Statutes 681.10 to 681.118' },
  GA: { says: SAYS_LEMON, law: 'Georgia Lemon Law, O.C.G.A. 10-1-780 to 10-1-798' },
  IL: { says: SAYS_LEMON, law: 'New Vehicle Buyer Protection Act, 815 ILCS 380' },
  MA: { says: SAYS_LEMON, law: 'Massachusetts Lemon Laws, M.G.L. c. 90, ss. 7N1/2 and 7N1/4' },
  MI: { says: SAYS_LEMON, law: 'Michigan Lemon Law, MCL 257.1401 to 257.1410' },
  NC: { says: SAYS_LEMON, law: 'New Motor Vehicles Warranties Act, N.C.G.S. 20-351' },
  NJ: { says: SAYS_LEMON, law: 'New Jersey Lemon Law, N.J.S.A. 56:12-29 to 56:12-49' },
  NY: { says: SAYS_LEMON, law: 'New York Lemon Laws, General Business Law (GBL) 198-a and 198-b' },
  OH: { says: SAYS_LEMON, law: 'Ohio Lemon Law, Ohio Revised Code (R.C., ORC) 1345.71 to 1345.78' },
  PA: { says: SAYS_LEMON, law: 'Automobile Lemon Law, 73 P.S. 1951 to 1963' },
  TX: { says: SAYS_LEMON, law: 'Texas Lemon Law, Occupations Code 2301.601 to 2301.613' },
  VA: {
    says: SAYS_LEMON,
    law: 'Virginia Motor Vehicle Warranty Enforcement Act, Va. Code 59.1-207.9 to 59.1-207.16',
  },
  WA: { says: SAYS_LEMON, law: 'Motor Vehicle Warranties Act, RCW 19.118' },
}

const TOWED: Cells = {
  AZ: {
    says: 'after the police impound a car you can ask for a hearing by the day in the notice',
    law: 'A.R.S. 28-3511 to 28-3515 (impounds)',
  },
  CA: {
    says: 'you can ask for a free hearing on a police tow within 10 days of the notice. Tow fees are limited',
    law: 'California Vehicle Code 22651.07, 22658 and 22852; Civil Code 3068.1 to 3072 (lien sale)',
  },
  FL: {
    says: 'a lot must have clear signs, and fees are set by the county or city. You can pay a bond to get the car and fight it',
    law: 'Florida Statutes 713.78 and 715.07',
  },
  GA: {
    says: 'a private lot must have clear signs, and the state limits what a tow may cost',
    law: 'O.C.G.A. 44-1-13',
  },
  MI: {
    says: 'you have 20 days after notice of a tow to ask the court for a hearing',
    law: 'Michigan Vehicle Code, MCL 257.252a to 257.252f',
  },
  NC: {
    says: 'you can ask a magistrate for a hearing on a tow, to see if there was good cause',
    law: 'N.C.G.S. 20-219.10 to 20-219.14',
  },
  TX: {
    says: 'you have 14 days after a tow to ask the justice court for a hearing',
    law: 'Texas Occupations Code 2308.452 to 2308.460',
  },
  VA: {
    says: 'a private lot must have clear signs, and state or city law limits what a tow may cost',
    law: 'Va. Code 46.2-1231 to 46.2-1233.1',
  },
  WA: {
    says: 'you have 10 days after notice of a tow to ask the court for a hearing',
    law: 'RCW 46.55.120',
  },
}

export const STATE_CARS: readonly Rule[] = [
  ...stateRows('lemon', LEMON, {
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 8,
    when: { all: [CAR, FAULT] },
  }),
  ...stateRows('towed', TOWED, {
    kinds: ['ENQUIRY', 'OTHER', 'PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
    topics: ['parking', 'consumer', 'debt', 'general'],
    rank: 7,
    when: { any: [TOW] },
  }),
]
