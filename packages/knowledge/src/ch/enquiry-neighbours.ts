/** Questions about neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ZGB = {
  title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
}

export const ENQUIRY_NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.neighbour',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'nachbar',
        'nachbarn',
        'nachbarin',
        'voisin',
        'voisins',
        'voisine',
        'vicino',
        'vicini',
        'neighbour',
        'neighbours',
      ],
      [
        'lärm',
        'laut',
        'rauch',
        'gestank',
        'musik',
        'stört',
        'bruit',
        'tapage',
        'fumée',
        'nuisances',
        'rumore',
        'fumo',
        'disturba',
        'noise',
        'smoke',
      ],
    ],
    says: 'A neighbour may not disturb you too much with noise, smell or smoke. Talk, keep a diary, and tell your landlord. The conciliation office can help.',
    authority: { ...ZGB, provision: 'Art. 679 und 684', inForceFrom: '1912-01-01' },
  },
]
