/** The flat fee of €40 for late payment, which letters to private people borrow from the law between businesses. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-debt.ts'

const FORTY = {
  any: [
    {
      says: [
        '40 €',
        '40€',
        '40,00 €',
        '40 euros',
        '40 eur',
        '40,00 eur',
        '40,00 euros',
        'indemnité forfaitaire pour frais de recouvrement',
        'indemnité forfaitaire de recouvrement',
        'indemnité de recouvrement',
        'l441-10',
        'l.441-10',
        'l. 441-10',
        'd.441-5',
      ],
    },
  ],
}

const BASE = {
  country: 'fr',
  creditor: 'private',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
  topics: ['debt', 'consumer'],
  when: FORTY,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LATE_FEE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.debt.insight-forty',
    kind: 'insight',
    severity: 'high',
    rank: 5,
    actionable:
      'If you bought as a private person, write that you do not owe the €40 and pay the rest.',
    confidence: 0.9,
    says: 'The flat €40 for late payment is only owed between businesses. A private person does not owe it.',
    authority: LAW.fortyEuros,
  },
  {
    ...BASE,
    id: 'fr.debt.right-forty',
    kind: 'right',
    rank: 8,
    says: 'As a private person you do not owe the €40 fee for late payment.',
    authority: LAW.fortyEuros,
  },
]
