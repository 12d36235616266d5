/** How long Dutch jobless benefit (WW) lasts. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH: readonly Rule[] = [
  {
    country: 'nl',
    checkedOn: '2026-11-23',
    checkBy: '2027-02-28',
    kinds: ['ENQUIRY'],
    id: 'nl.ask.ww-length',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'it_depends',
    dependsOn: 'how many years you worked',
    asks: [
      ['ww', 'ww-uitkering', 'werkloosheidsuitkering', 'werkloosheidswet', 'unemployment benefit'],
      [
        'hoe lang',
        'hoelang',
        'duurt',
        'duur',
        'hoeveel maanden',
        'maximaal',
        'korter',
        'verkort',
        'verkorten',
        'how long',
      ],
    ],
    says: 'It lasts three months at least. If you worked in four of the last five years, count your years of work. The first ten give a month each, later ones since 2016 half a month, up to 24 months. A shorter time has been planned. Ask UWV what holds on your first day without work.',
    authority: {
      title: 'Werkloosheidswet (WW)',
      provision: 'artikelen 42, 42a en 42b',
      url: 'https://wetten.overheid.nl/BWBR0004045/',
      inForceFrom: '2016-01-01',
    },
  },
]
