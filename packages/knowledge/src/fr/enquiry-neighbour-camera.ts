/** Questions about the camera of a neighbour. */
import type { Rule } from '@plainletter/contracts/rule'

import { CIVIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_NEIGHBOUR_CAMERA: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.neighbour-camera',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 8,
    verdict: 'no',
    asks: [
      ['caméra', 'camera', 'caméras', 'vidéosurveillance', 'sonnette connectée', 'drone'],
      ['voisin', 'voisine', 'voisins', 'mitoyen', 'copropriétaire', 'neighbour'],
      [
        'filme',
        'filmer',
        'filmé',
        'jardin',
        'terrasse',
        'chez moi',
        'ma maison',
        'mes fenêtres',
        'palier',
        'vie privée',
        'droit',
        'films',
      ],
    ],
    says: 'A neighbour’s camera may film only their own home and ground, not your garden, windows or the street. Ask in writing, by registered letter, to turn it away. Keep photos of where it points. If nothing changes, try a free conciliator. You can also file a complaint with the police: to film a person in a private place is a crime. A judge can order it away and give damages.',
    authority: {
      ...CIVIL,
      provision: 'article 9 ; code pénal, article 226-1',
      inForceFrom: '1994-03-01',
    },
  },
]
