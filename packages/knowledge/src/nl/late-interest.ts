/** What being late costs: the demand that comes first, and the interest by law. */
import type { Rule } from '@plainletter/contracts/rule'

import { PUBLIC_BODY } from './conditions.ts'
import { LAW } from './law.ts'

const LATE = {
  country: 'nl',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  when: { not: [PUBLIC_BODY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const LATE_INTEREST: readonly Rule[] = [
  {
    ...LATE,
    id: 'nl.late.right-interest',
    kind: 'right',
    rank: 22,
    says: 'If the contract names no other rate, they may add only interest by law (wettelijke rente), for the days you are late.',
    authority: LAW.legalInterest,
  },
  {
    ...LATE,
    id: 'nl.late.right-demand',
    kind: 'right',
    rank: 26,
    says: 'Before you are late by law you must in most cases get a written demand with a fair time, unless a last day was agreed.',
    authority: LAW.inDefault,
  },
]
