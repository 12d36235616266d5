/** Claims for damage: what must be proved, leaks, and how long there is. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CRIMINAL_FINE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'housing', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const DAMAGE: Test = {
  says: [
    'risarcimento',
    'risarcire',
    'risarcimento dei danni',
    'danni causati',
    'danni provocati',
    'danni subiti',
    'per i danni',
  ],
}
const LEAK: Test = {
  says: [
    'infiltrazione',
    'infiltrazioni',
    'perdita d’acqua',
    "perdita d'acqua",
    'perdite d’acqua',
    "perdite d'acqua",
    'allagamento',
  ],
}

export const DAMAGE_CLAIMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.damage.right-proof',
    kind: 'right',
    rank: 12,
    when: { any: [DAMAGE, LEAK], not: [CRIMINAL_FINE] },
    says: 'Who asks for damages must prove the damage, its cause and its sum. You pay only what your act led to.',
    authority: cite('cc', 'articoli 1223, 2043 e 2697'),
  },
  {
    ...BASE,
    id: 'it.damage.right-leak',
    kind: 'right',
    rank: 13,
    when: { any: [LEAK] },
    says: 'Who has the leaking thing in their care pays, unless it was pure chance. A shared pipe is for the condominium. Tell your home insurer now.',
    authority: cite('cc', 'articoli 1117 e 2051'),
  },
  {
    ...BASE,
    id: 'it.damage.right-time',
    kind: 'right',
    rank: 24,
    when: { any: [DAMAGE, LEAK], not: [CRIMINAL_FINE] },
    says: 'With no contract between you, a claim for damage is too old after five years, for road traffic after two.',
    authority: cite('cc', 'articoli 2043 e 2947'),
  },
]
