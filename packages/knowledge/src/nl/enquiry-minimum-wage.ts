/** Questions about pay below the minimum wage. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MINIMUM_WAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.minimum-wage',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2026-12-31',
    asks: [
      [
        'minimumloon',
        'minimumuurloon',
        'per uur',
        'euro per uur',
        'uurloon',
        'zwart',
        'minimum wage',
      ],
      [
        'minder dan',
        'te weinig',
        'onder het minimumloon',
        'betaalt maar',
        'krijg maar',
        '10 euro',
        '11 euro',
        '12 euro',
        '13 euro',
        'zwart',
        'mag dat',
        'hoe hoog',
        'hoeveel is',
        'less than',
      ],
      [
        'baas',
        'werkgever',
        'werk',
        'restaurant',
        'bedrijf',
        'winkel',
        'boss',
        'het minimumloon',
        'minimumuurloon',
      ],
    ],
    says: 'From age 21 you must get at least €14.71 an hour since January 2026, and more since July. That holds whatever was agreed, also off the books and without papers. Below 21 it is a fixed part of that. Write down your hours and keep messages. Ask in writing for the difference, up to five years back, with holiday pay of 8% and up to 50% for late pay. Tell the Arbeidsinspectie. FNV helps.',
    authority: {
      title: 'Wet minimumloon en minimumvakantiebijslag (Wml)',
      provision: 'artikelen 7, 8 en 15; BW artikel 7:625',
      url: 'https://wetten.overheid.nl/BWBR0002638/',
      inForceFrom: '2026-01-01',
    },
  },
]
