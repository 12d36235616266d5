/** Foreclosure in more states: the notice, and how to bring the loan up to date. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HOME_LOAN: Cells = {
  AZ: {
    says: 'a trustee’s sale needs 90 days’ notice. You can pay what is late until the day before',
    law: 'A.R.S. 33-807, 33-808 and 33-813',
  },
  GA: {
    says: 'the lender must send you written notice at least 30 days before a foreclosure sale',
    law: 'O.C.G.A. 44-14-162 and 44-14-162.2',
  },
  IL: {
    says: 'you mostly have 90 days after the court papers to pay what is late and keep the loan',
    law: 'Illinois Mortgage Foreclosure Law, 735 ILCS 5/15-1602 and 5/15-1603',
  },
  MI: {
    says: 'a sale must be advertised for four weeks. You mostly have six months after it to buy the home back',
    law: 'MCL 600.3204, 600.3208 and 600.3240',
  },
  VA: {
    says: 'the lender must send you written notice of the sale. Ask at once what sum brings the loan up to date',
    law: 'Va. Code 55.1-320 and 55.1-321',
  },
}

export const STATE_HOME_LOANS: readonly Rule[] = [
  ...stateRows('home-loan', HOME_LOAN, {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    topics: ['housing', 'debt'],
    rank: 3,
    when: {
      all: [
        { says: ['mortgage', 'home loan', 'deed of trust', 'security deed'] },
        {
          says: [
            'foreclosure',
            'foreclose',
            'notice of default',
            'acceleration',
            'sale of your home',
          ],
        },
      ],
    },
  }),
]
