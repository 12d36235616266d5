/** Debts with a shorter time to sue, by state: cards of one store, deals that were not in writing. */
import type { Rule } from '@plainletter/contracts/rule'

import { PUBLIC_DEBT } from './conditions.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const STORE_CARD: Cells = sameSays(
  'the time to sue on a card for one store only is four years, not six',
  { NJ: 'N.J.S.A. 12A:2-725; Midland Funding LLC v. Thiel, 446 N.J. Super. 537 (App. Div. 2016)' },
)

const UNWRITTEN_DEAL: Cells = {
  ...sameSays('the time to sue on a deal that was not in writing is three years', {
    AZ: 'A.R.S. 12-543',
    WA: 'RCW 4.16.080(3)',
  }),
  ...sameSays('the time to sue on a deal that was not in writing is four years', {
    GA: 'O.C.G.A. 9-3-25 and 9-3-26',
    OH: 'Ohio Revised Code (R.C., ORC) 2305.07',
  }),
}

export const STATE_DEBT_TIMES: readonly Rule[] = [
  ...stateRows('store-card', STORE_CARD, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'store card',
            'store credit card',
            'store-branded',
            'comenity',
            'synchrony',
            'jcpenney',
            'macy’s',
            "macy's",
            'kohl’s',
            "kohl's",
            'lowe’s',
            "lowe's",
            'home depot',
            'victoria’s secret',
            "victoria's secret",
          ],
        },
      ],
      not: [PUBLIC_DEBT],
    },
  }),
  ...stateRows('unwritten-deal', UNWRITTEN_DEAL, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'open account',
            'verbal agreement',
            'verbal contract',
            'oral agreement',
            'oral contract',
            'handshake',
            'nothing in writing',
            'not in writing',
            'never signed',
            'never put in writing',
          ],
        },
      ],
      not: [
        PUBLIC_DEBT,
        {
          says: [
            'house',
            'land',
            'real estate',
            'landlord',
            'lease',
            'non-compete',
            'noncompete',
            'severance',
          ],
        },
      ],
    },
  }),
]
