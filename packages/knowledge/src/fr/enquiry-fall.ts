/** Questions about a fall in a shop or on the street. */
import type { Rule } from '@plainletter/contracts/rule'

import { CIVIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FALL: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.fall',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'it_depends',
    asks: [
      ['chute', 'tombé', 'tombée', 'glissé', 'glissade', 'fall', 'fell', 'slipped'],
      [
        'supermarché',
        'magasin',
        'trottoir',
        'escalier',
        'parking',
        'carrefour',
        'leclerc',
        'restaurant',
        'trou',
        'nid de poule',
        'sol mouillé',
        'liquide',
        'shop',
        'pavement',
      ],
      [
        'cassé',
        'fracture',
        'fracturé',
        'blessé',
        'blessée',
        'poignet',
        'cheville',
        'genou',
        'dos',
        'arrêt',
        'ma faute',
        'responsable',
        'indemnisation',
        'assurance',
        'mairie',
        'broken',
      ],
    ],
    dependsOn: 'what made you fall and what you can prove',
    says: 'In a shop you must show that a thing in a bad state or place made you fall, such as liquid on the floor. On the street the town must prove good upkeep. Take photos the same day, names of witnesses and a doctor’s note. Write by registered letter to the shop or town and ask for its insurer. Tell your own insurers and the CPAM. For injury you mostly have ten years, against a town four.',
    authority: { ...CIVIL, provision: 'articles 1240, 1242 et 2226', inForceFrom: '2016-10-01' },
  },
]
