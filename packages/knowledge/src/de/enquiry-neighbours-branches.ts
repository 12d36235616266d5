/** Questions about branches and trees of a neighbour. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_NEIGHBOURS_BRANCHES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.branches',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      ['nachbar', 'nachbarn', 'nachbars', 'nachbarin', 'neighbour'],
      [
        'baum',
        'bäume',
        'äste',
        'zweige',
        'hecke',
        'ast',
        'laub',
        'wurzeln',
        'überhang',
        'tree',
        'branches',
      ],
      [
        'schneiden',
        'abschneiden',
        'zurückschneiden',
        'ragt',
        'ragen',
        'entfernen',
        'darf ich',
        'weg',
        'fällen',
        'cut',
      ],
    ],
    says: 'Yes, but first set the neighbour a fair time in writing. And the branches must really harm the use of your land. Cut on your own side only, and not from March to September where that kills nests: hedges may then only be trimmed. Some towns guard large trees: ask there first. Leaves must mostly be borne. How near a tree may stand is law of your state; old trees are often safe.',
    authority: cite('bgb', '910', { provision: '§§ 906, 910 und 1004 BGB; § 39 Abs. 5 BNatSchG' }),
  },
]
