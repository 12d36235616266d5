/** Questions about bites and falls. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_INJURY: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.animal-bite',
    topics: ['general', 'consumer', 'housing'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['cane', 'cani', 'gatto', 'animale', 'dog'],
      [
        'morso',
        'morsicato',
        'morsicata',
        'azzannato',
        'aggredito',
        'aggredita',
        'ferito',
        'ferita',
        'bite',
        'bitten',
      ],
    ],
    says: 'The one who keeps the animal pays for the harm, unless it was pure chance or your own fault. See a doctor, take photos and names, and tell the police. Write to the keeper and ask for the insurer. You have five years.',
    authority: cite('cc', 'articoli 2052 e 2947; codice penale, articolo 590'),
  },
  {
    ...ASK,
    id: 'it.ask.street-fall',
    topics: ['general', 'consumer'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['caduto', 'caduta', 'inciampato', 'inciampata', 'fell'],
      ['buca', 'strada', 'marciapiede', 'comune', 'supermercato', 'negozio', 'pavimento', 'street'],
    ],
    says: 'Who has the place in their care pays, unless you could easily see the danger. Take photos of the spot the same day, names of witnesses and the doctor’s paper. Write to the town or the shop. You have five years.',
    dependsOn: 'what you can prove',
    authority: cite('cc', 'articoli 2051 e 2947'),
  },
]
