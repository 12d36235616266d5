/** Questions about bites and falls. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_INJURY: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.animal-bite',
    topics: ['general', 'consumer', 'housing'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['perro', 'perros', 'gato', 'animal', 'dog'],
      [
        'mordido',
        'mordida',
        'mordió',
        'mordio',
        'atacado',
        'atacada',
        'herido',
        'herida',
        'bite',
        'bitten',
      ],
    ],
    says: 'The one who keeps the animal pays for the harm, unless it was pure chance or your own fault. See a doctor, take photos and names, and tell the police. Write to the keeper and ask for the insurer. You have one year.',
    authority: cite('cc', 'artículos 1905 y 1968.2'),
  },
  {
    ...ASK,
    id: 'es.ask.street-fall',
    topics: ['general', 'consumer'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'caí',
        'cai',
        'caído',
        'caido',
        'caída',
        'tropecé',
        'tropece',
        'tropezado',
        'resbalé',
        'fell',
      ],
      [
        'acera',
        'agujero',
        'calle',
        'ayuntamiento',
        'supermercado',
        'tienda',
        'suelo',
        'baldosa',
        'street',
      ],
    ],
    says: 'Who has the place in their care pays, unless you could easily see the danger. Take photos of the spot the same day, names of witnesses and the doctor’s paper. Write to the town or the shop. You have one year.',
    dependsOn: 'what you can prove',
    authority: cite(
      'cc',
      'artículos 1902 y 1968.2; Ley 40/2015, artículo 32; Ley 39/2015, artículo 67',
    ),
  },
]
