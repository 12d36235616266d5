/** Rises of an index rent, and rises after works on the house. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ASKS_MORE, INDEX, MODERNISED } from './rent-rise-words.ts'

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>
const BY_INDEX = { ...BASE, when: { all: [INDEX, ASKS_MORE] } } satisfies Partial<Rule>
const BY_WORKS = { ...BASE, when: { all: [MODERNISED, ASKS_MORE] } } satisfies Partial<Rule>

export const SPECIAL_RENT_RISES: readonly Rule[] = [
  {
    ...BY_INDEX,
    id: 'de.rise.index-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your landlord raises a rent that follows the price index (Indexmiete). This needs no consent.',
    authority: cite('bgb', '557b'),
  },
  {
    ...BY_INDEX,
    id: 'de.rise.index-year',
    kind: 'right',
    rank: 10,
    says: 'An index rent must stay the same for a year. The letter must name the change of the index and the new rent or the rise.',
    authority: cite('bgb', '557b', { provision: '§ 557b Abs. 2 und 3 BGB' }),
  },
  {
    ...BY_INDEX,
    id: 'de.rise.index-start',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'The new index rent is due from the second month after the one in which the letter came.',
    authority: cite('bgb', '557b', { provision: '§ 557b Abs. 3 Satz 3 BGB' }),
  },
  {
    ...BY_INDEX,
    id: 'de.rise.index-step',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check the index figures at the Federal Statistical Office and work out the rise again.',
    authority: cite('bgb', '557b', { provision: '§ 557b Abs. 1 BGB' }),
  },
  {
    ...BY_WORKS,
    id: 'de.rise.works-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your landlord wants more rent because of works on the house (Modernisierung).',
    authority: cite('bgb', '559'),
  },
  {
    ...BY_WORKS,
    id: 'de.rise.works-cap',
    kind: 'right',
    rank: 10,
    says: 'Per year at most 8% of the cost may go on the rent, and €3 per square metre in six years. Below €7 per square metre it is €2.',
    authority: cite('bgb', '559', { provision: '§ 559 Abs. 1 und 3a BGB' }),
  },
  {
    ...BY_WORKS,
    id: 'de.rise.works-repairs',
    kind: 'right',
    rank: 20,
    says: 'The cost of repairs must be taken off. Only what makes the home better counts.',
    authority: cite('bgb', '559', { provision: '§ 559 Abs. 2 BGB' }),
  },
  {
    ...BY_WORKS,
    id: 'de.rise.works-hardship',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    actionable: 'Write to the landlord now with your income and rent.',
    confidence: 0.8,
    says: 'If the new rent is more than you can bear, you can object for hardship (Härte). The time is short.',
    authority: cite('bgb', '559', { provision: '§ 559 Abs. 4 und 5 BGB' }),
  },
]
