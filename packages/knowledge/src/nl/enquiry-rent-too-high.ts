/** Questions about a rent that is too high for the home. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_TOO_HIGH: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.rent-too-high',
    kind: 'answer',
    rank: 8,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['lift', 'lekkage', 'schimmel', 'kapot', 'gebrek', 'onderhoud', 'huurverhoging'] },
      ],
    },
    asks: [
      [
        'huur te hoog',
        'te hoge huur',
        'te veel huur',
        'huur verlagen',
        'huurverlaging',
        'puntentelling',
        'huurpunten',
        'hoeveel punten',
        'punten heeft mijn',
        'kale huur te hoog',
        'rent too high',
        'lower my rent',
        'huur is te hoog',
        'huur veel te hoog',
        'huurprijs te hoog',
        'vierkante meter',
        'huur laten toetsen',
        'huur controleren',
        'puntensysteem',
        'maximale huurprijs',
        'te dure huur',
        'huurprijscheck',
        'huur klopt',
        'veel te veel is',
        'te veel volgens',
        'naar de huurcommissie',
        'volgens het puntensysteem',
        'studio te duur',
      ],
    ],
    says: 'Count the points with the check of the Huurcommissie. In the first six months you can let it test the first rent. Later, in a home with few points, ask the landlord in writing for a lower rent. If you get a no, ask the Huurcommissie.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:249 en 7:254, met de Wet betaalbare huur',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2024-07-01',
    },
  },
]
