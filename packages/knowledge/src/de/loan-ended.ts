/** A bank that ends a loan and wants all the rest. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { LOAN_ENDED } from './conditions-money.ts'

const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LOAN_ENDED_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.debt.loan-what',
    when: { any: [LOAN_ENDED] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'The bank ends your loan and wants the whole rest at once.',
    authority: cite('bgb', '498'),
  },
  {
    ...BASE,
    id: 'de.debt.loan-right',
    when: { any: [LOAN_ENDED] },
    kind: 'right',
    says: "Ending a consumer loan needs two instalments in a row unpaid, at least 10% (5% over three years), and two weeks' warning first.",
    authority: cite('bgb', '498'),
  },
  {
    ...BASE,
    id: 'de.debt.loan-right-talk',
    when: { any: [LOAN_ENDED] },
    kind: 'right',
    says: 'The bank should offer you a talk about a solution. After it, interest may be at most five points above the base rate.',
    authority: cite('bgb', '498', { provision: '§ 498 Abs. 1 Satz 2, § 497 BGB' }),
  },
  {
    ...BASE,
    id: 'de.debt.loan-step',
    when: { any: [LOAN_ENDED] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Find the warning with the two weeks. Did you get it, and was the sum right? If not, object to the ending in writing.',
    authority: cite('bgb', '498'),
  },
]
