/** Questions about damage that was reported late to the insurer. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-consumer.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LATE_CLAIM: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.insurance-late',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['assurance', 'assureur', 'maif', 'axa', 'macif', 'matmut', 'insurer', 'insurance'],
      [
        'déclaré après',
        'déclaré trop tard',
        'déclaré en retard',
        'déclaration tardive',
        'hors délai',
        'trop tard',
        'après 10 jours',
        'après 8 jours',
        '5 jours',
        'cinq jours',
        'délai de déclaration',
        'reported late',
      ],
      [
        'refuse',
        'refusé',
        'rembourser',
        'sinistre',
        'dégât des eaux',
        'dégâts',
        'vol',
        'indemniser',
        'déchéance',
        'refuses',
      ],
    ],
    dependsOn: 'the term in your contract and the harm of the delay',
    says: 'The contract sets the days: at least five working days, for a theft two. But a late report loses the cover only if the contract says so clearly. And the insurer must prove that the delay did it harm. If force majeure kept you from it, such as a grave illness, the cover stays. Ask for the term and the proof in writing, then go to the free insurance mediator.',
    authority: {
      ...LAW.insureClause,
      provision: 'article L. 113-2, 4°',
      inForceFrom: '1990-07-01',
    },
  },
]
