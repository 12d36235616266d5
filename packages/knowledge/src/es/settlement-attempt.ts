/** The attempt to settle that must come before most court cases (MASC). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PRIVATE_NO_TITLE } from './conditions-court.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const SETTLEMENT_ATTEMPT: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.masc',
    creditor: 'private',
    kind: 'fact',
    when: PRIVATE_NO_TITLE,
    rank: 20,
    slot: 'did_you_know',
    says: 'Since 3 April 2025 they must try to settle with you (MASC) before most court cases. This letter may be that try.',
    authority: cite('eficiencia', 'artículo 5'),
  },
  {
    ...BASE,
    id: 'es.debt.insight-answer-masc',
    creditor: 'private',
    kind: 'insight',
    when: PRIVATE_NO_TITLE,
    severity: 'medium',
    confidence: 0.7,
    says: 'If the letter offers to negotiate and you ignore it, a judge may count that against you for costs.',
    actionable: 'Answer in writing, even to say no. Say why, and propose what you can.',
    authority: cite('eficiencia', 'artículo 7; LEC, artículo 394'),
  },
])
