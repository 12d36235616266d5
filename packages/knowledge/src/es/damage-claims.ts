/** Claims for damage: what must be proved, leaks, and how long there is. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'housing', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const DAMAGE: Test = {
  says: [
    'daños y perjuicios',
    'daños causados',
    'daños ocasionados',
    'por los daños',
    'indemnización por daños',
    'indemnizar los daños',
    'los daños sufridos',
  ],
}
const LEAK: Test = {
  says: [
    'filtración',
    'filtraciones',
    'fuga de agua',
    'goteras',
    'gotera',
    'daños por agua',
    'humedades',
  ],
}

export const DAMAGE_CLAIMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.damage.right-proof',
    kind: 'right',
    rank: 12,
    when: { any: [DAMAGE, LEAK] },
    says: 'Who asks for damages must prove the damage, its cause and its sum. You pay only what your act led to.',
    authority: cite('cc', 'artículos 1101, 1106 y 1902; LEC, artículo 217'),
  },
  {
    ...BASE,
    id: 'es.damage.right-leak',
    kind: 'right',
    rank: 13,
    when: { any: [LEAK] },
    says: 'Who lives in the home pays for a leak from it, the community for shared pipes. Tell your home insurer now.',
    authority: cite('cc', 'artículo 1910; LPH, artículo 10'),
  },
  {
    ...BASE,
    id: 'es.damage.right-time',
    kind: 'right',
    rank: 24,
    when: { any: [DAMAGE, LEAK] },
    says: 'With no contract between you, a claim for damage is too old after one year (three in Catalonia). A written demand starts it again.',
    authority: cite('cc', 'artículos 1968.2 y 1973; Codi Civil de Catalunya, artículo 121-21'),
  },
]
