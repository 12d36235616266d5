/** A pause for people who owe for gas or electricity. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ENERGY: Test = {
  says: ['electricity', 'gas', 'energy', 'energy supplier', 'prepayment meter', 'prepay meter'],
}
const OWED: Test = {
  says: [
    'arrears',
    'debt',
    'owe',
    'owed',
    'behind',
    'overdue',
    'warrant',
    'disconnect',
    'disconnection',
    'cut off',
    'cut me off',
    'prepayment',
    "can't pay",
    'cannot pay',
    "can't afford",
    'cannot afford',
  ],
}

export const ENERGY_BREATHING_SPACE: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales'],
    id: 'gb.energy-pause.right',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
    topics: ['consumer', 'debt'],
    rank: 21,
    when: { all: [ENERGY, OWED] },
    says: 'A free debt adviser can ask for breathing space. For 60 days they may not enforce the debt or add most interest. Pay for what you use now.',
    authority: {
      title: 'Debt Respite Scheme (Breathing Space) Regulations 2020',
      provision: 'regulations 7 and 26',
      url: 'https://www.legislation.gov.uk/uksi/2020/1311/contents',
      inForceFrom: '2021-05-04',
    },
  },
]
