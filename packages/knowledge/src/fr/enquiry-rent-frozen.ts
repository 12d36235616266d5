/** Questions about the rent of a home with a bad energy class. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_FROZEN: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.rent-rise-dpe',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 4,
    verdict: 'no',
    asks: [
      [
        'dpe',
        'classe f',
        'classe g',
        'classé f',
        'classé g',
        'passoire',
        'passoire thermique',
        'passoire énergétique',
        'étiquette f',
        'étiquette g',
        'energy class',
      ],
      [
        'augmente',
        'augmenter',
        'augmentation',
        'hausse',
        'révision',
        'irl',
        'loyer plus cher',
        'rent increase',
        'raise the rent',
      ],
      ['loyer', 'proprio', 'propriétaire', 'bailleur', 'landlord', 'rent'],
    ],
    says: 'No, if the energy class (DPE) is F or G. Since 24 August 2022 such a rent may not rise, not even by the index (IRL). It is the same at a renewal. In the overseas departments this began in July 2024. Refuse by registered letter with a copy of the DPE. Then go to the free conciliation board (CDC).',
    authority: {
      ...LAW.rentRise,
      provision: 'articles 17-1, III, 17-2 et 25-9',
      inForceFrom: '2022-08-24',
    },
  },
]
