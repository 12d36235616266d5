/** For people who ask about a debt on a card: after how many years a court case is too late in their state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const tooLate = (years: string): string =>
  `a court case on most card debts is too late ${years} years after the missed payment. You must tell the court so`

const TOO_LATE: Cells = {
  AZ: { says: tooLate('six'), law: 'A.R.S. 12-548' },
  CA: { says: tooLate('four'), law: 'California Code of Civil Procedure 337' },
  GA: { says: tooLate('six'), law: 'O.C.G.A. 9-3-24' },
  IL: { says: tooLate('five'), law: '735 ILCS 5/13-205' },
  MA: { says: tooLate('six'), law: 'M.G.L. c. 260, s. 2' },
  MI: { says: tooLate('six'), law: 'MCL 600.5807' },
  NC: { says: tooLate('three'), law: 'N.C.G.S. 1-52' },
  NJ: { says: tooLate('six'), law: 'N.J.S.A. 2A:14-1' },
  NY: {
    says: tooLate('three'),
    law: 'Civil Practice Law and Rules (CPLR) 214-i (consumer credit)',
  },
  OH: { says: tooLate('six'), law: 'Ohio Revised Code (R.C., ORC) 2305.06 and 2305.07' },
  PA: { says: tooLate('four'), law: '42 Pa.C.S. 5525' },
  TX: { says: tooLate('four'), law: 'Texas Civil Practice and Remedies Code 16.004' },
  WA: { says: tooLate('six'), law: 'RCW 4.16.040' },
}

export const STATE_OLD_DEBTS: readonly Rule[] = stateRows('card-too-late', TOO_LATE, {
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  rank: 12,
  when: {
    all: [
      { says: ['credit card', 'card debt', 'credit cards', 'store card', 'card account'] },
      {
        says: [
          'collector',
          'collectors',
          'collection',
          'collections',
          'debt',
          'garnish',
          'sue',
          'sued',
          'suing',
          'lawsuit',
          'old',
          'years',
        ],
      },
    ],
    not: [{ says: ['identity theft', 'stolen', 'fraud', 'refund'] }],
  },
})
