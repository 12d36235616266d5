/** Bills of doctors outside the network: what the states add to the federal No Surprises Act. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS =
  'state law also limits surprise bills from doctors outside your network. Pay only your in-network share and complain to the insurance office'

const SURPRISE: Cells = {
  AZ: {
    says: SAYS,
    law: 'Surprise Out-of-Network Billing Dispute Resolution, A.R.S. 20-3111 to 20-3119',
  },
  CA: {
    says: SAYS,
    law: 'Health and Safety Code 1371.9, 1371.30 and 1371.31 (surprise billing, AB 72)',
  },
  FL: { says: SAYS, law: 'Florida Statutes 627.64194 and 641.513 (balance billing)' },
  GA: {
    says: SAYS,
    law: 'Georgia Surprise Billing Consumer Protection Act, O.C.G.A. 33-20E-1 to 33-20E-23',
  },
  IL: { says: SAYS, law: 'Illinois Insurance Code, 215 ILCS 5/356z.3a (balance billing)' },
  MI: {
    says: SAYS,
    law: 'Michigan Public Health Code (surprise billing), MCL 333.24501 to 333.24517',
  },
  NJ: {
    says: SAYS,
    law: 'Out-of-network Consumer Protection, Transparency, Cost Containment and Accountability Act, N.J.S.A. 26:2SS-1 to 26:2SS-20',
  },
  NY: { says: SAYS, law: 'New York Financial Services Law 601 to 608 (surprise bills)' },
  OH: { says: SAYS, law: 'Ohio Revised Code (R.C., ORC) 3902.50 to 3902.54 (surprise billing)' },
  TX: { says: SAYS, law: 'Texas Insurance Code chapter 1467 (balance billing)' },
  VA: { says: SAYS, law: 'Va. Code 38.2-3445.01 and 38.2-3445.02 (balance billing)' },
  WA: { says: SAYS, law: 'Balance Billing Protection Act, RCW 48.49' },
}

export const SURPRISE_BILLS: readonly Rule[] = stateRows('surprise-bill', SURPRISE, {
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'INSURANCE_DECISION',
    'OTHER',
    'CONSUMER_CONTRACT_DISPUTE',
    'LETTER_BEFORE_CLAIM',
    'ENQUIRY',
  ],
  topics: ['consumer', 'debt', 'general'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'out of network',
          'out-of-network',
          'surprise bill',
          'surprise billing',
          'surprise medical bill',
          'balance bill',
          'balance billing',
          'not in network',
          'non-network',
        ],
      },
    ],
    all: [
      {
        says: [
          'doctor',
          'doctors',
          'hospital',
          'emergency',
          'medical',
          'physician',
          'physicians',
          'surgery',
          'anesthesia',
          'lab',
          'er',
          'health',
        ],
      },
    ],
  },
})
