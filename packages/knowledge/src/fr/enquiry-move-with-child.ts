/** Questions about a parent who moves away with the children. */
import type { Rule } from '@plainletter/contracts/rule'

import { CIVIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_MOVE_WITH_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-family.move-child',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'déménager',
        'déménage',
        'déménagement',
        'partir vivre',
        'emmener',
        'emmène',
        'aller vivre',
        's’installer',
        "s'installer",
        'vivre à',
        'à l’étranger',
        "à l'étranger",
        'move away',
      ],
      [
        'mes enfants',
        'nos enfants',
        'les enfants',
        'mon fils',
        'ma fille',
        'notre fille',
        'notre fils',
        'my children',
        'our children',
      ],
      [
        'mon ex',
        'mon ex mari',
        'mon ex-mari',
        'ma femme',
        'la mère',
        'le père',
        'garde alternée',
        'garde partagée',
        'droit de visite',
        'jugement',
        'séparé',
        'séparée',
        'my ex',
      ],
    ],
    says: 'A parent who moves must tell the other in good time when it changes the days with the children. If you do not agree, ask the family judge (JAF) now, before the move: urgent dates can be had. The judge decides where the child lives, shares the travel costs and can change the sum. Until then the judgment stands. If a move abroad is feared, ask for a ban on leaving the country (IST).',
    authority: {
      ...CIVIL,
      provision: 'articles 373-2, 373-2-6, 373-2-8 et 373-2-11',
      inForceFrom: '2002-03-05',
    },
  },
]
