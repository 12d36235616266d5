/** What a firm that bought a debt must show, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SOLD = {
  creditor: 'private',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  when: {
    any: [
      {
        says: [
          'purchased your',
          'bought your',
          'purchased this debt',
          'purchased the debt',
          'purchased from',
          'bought the debt',
          'sold to',
          'now owns',
          'now owned by',
          'debt buyer',
          'charge-off date',
          'charge-off',
        ],
      },
    ],
    not: [
      {
        says: [
          'mortgage',
          'foreclosure',
          'student loan',
          'child support',
          'internal revenue service',
        ],
      },
    ],
  },
  rank: 8,
} satisfies Partial<Rule>
const SOLD_DEBTS: Cells = {
  CA: {
    says: 'a debt buyer must hold papers on the debt before it writes, and send them within 15 days if you ask',
    law: 'Fair Debt Buying Practices Act, Civil Code 1788.50 to 1788.64 (1788.52)',
  },
  FL: {
    says: 'you must mostly be told in writing at least 30 days before a firm that bought the debt acts to collect it',
    law: 'Florida Consumer Collection Practices Act (FCCPA), Florida Statutes 559.715 and 559.72',
  },
  IL: {
    says: 'a collector that was assigned the debt must show the assignment, with its date and the sum',
    law: 'Collection Agency Act, 205 ILCS 740/8b and 740/8.6',
  },
  NC: {
    says: 'a debt buyer may not collect without valid papers of the debt, its sum and each sale',
    law: 'N.C.G.S. 58-70-115 and 58-70-150',
  },
  NY: {
    says: 'you can ask a collector of a charged-off debt for proof. It must send it within 60 days and stop till then',
    law: '23 NYCRR 1.2 to 1.4; General Business Law (GBL) 601',
  },
}

export const STATE_SOLD_DEBTS: readonly Rule[] = [...stateRows('sold-debt', SOLD_DEBTS, SOLD)]
