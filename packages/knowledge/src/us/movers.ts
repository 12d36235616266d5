/** Movers between states who ask more than the estimate, keep the goods, or damage them. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, cfr, usc } from './cite-law.ts'

const ESTIMATE = {
  ...cfr({
    title: 49,
    section: '375.407',
    name: 'Household goods movers: consumer protection rules of the Federal Motor Carrier Safety Administration (FMCSA)',
    from: '2004-05-05',
  }),
  provision: '49 CFR 375.403, 375.405 and 375.407',
}
const LOSS = {
  ...usc({
    title: 49,
    section: '14706',
    name: 'Carmack Amendment (Interstate Commerce Act): household goods movers',
    from: '1996-01-01',
  }),
  provision: '49 U.S.C. 14706 and 14708',
}

const MOVER = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  topics: ['consumer', 'general'],
  when: {
    any: [
      {
        says: [
          'household goods',
          'moving company',
          'van lines',
          'movers',
          'bill of lading',
          'moving firm',
        ],
      },
    ],
    all: [
      {
        says: [
          'estimate',
          'storage',
          'deliver',
          'delivery',
          'delivered',
          'damaged',
          'damage',
          'lost',
          'missing',
          'hostage',
          'quote',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const MOVERS: readonly Rule[] = [
  {
    ...MOVER,
    id: 'us.mover.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 4,
    says: 'The mover asks for more money, or answers a claim for lost or broken goods.',
    authority: ESTIMATE,
  },
  {
    ...MOVER,
    id: 'us.mover.right-goods',
    kind: 'right',
    rank: 3,
    says: 'On a move between states you get your goods by paying the fixed price, or 110% of a price that was not fixed.',
    authority: ESTIMATE,
  },
  {
    ...MOVER,
    id: 'us.mover.right-claim',
    kind: 'right',
    rank: 4,
    says: 'You have nine months to claim in writing for lost or broken goods. The mover must offer a neutral person to decide (arbitration).',
    authority: LOSS,
  },
  {
    ...MOVER,
    id: 'us.mover.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the mover with the estimate and the bill of lading. Complain to the FMCSA, and to your state for a move inside it.',
    authority: ESTIMATE,
  },
]
