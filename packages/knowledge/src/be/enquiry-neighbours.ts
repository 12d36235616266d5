/** Questions about neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CIV = {
  title: 'Code civil / Burgerlijk Wetboek (BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}

export const ENQUIRY_NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.neighbour',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['voisin', 'voisine', 'voisins', 'buren', 'buurman', 'buurvrouw', 'neighbour', 'neighbours'],
      [
        'bruit',
        'tapage',
        'nuisances',
        'odeur',
        'lawaai',
        'geluidsoverlast',
        'overlast',
        'hinder',
        'noise',
        'nuisance',
        'arbres',
        'haie',
        'branches',
        'bomen',
        'haag',
        'takken',
        'musique',
        'muziek',
        'fête',
        'feest',
        'feestjes',
        'blaft',
        'aboie',
        "'s nachts",
        'bruyant',
        'police ne fait rien',
        'police ne vient pas',
        'politie doet niets',
        'politie komt niet',
      ],
    ],
    says: 'A neighbour may not cause more trouble than is normal (trouble anormal de voisinage). Keep a diary. The justice of the peace offers free talks.',
    authority: { ...CIV, provision: 'articles 3.101, 3.133 et 3.134', inForceFrom: '2021-09-01' },
  },
]
