/** Questions about a cut of power or gas in the winter months. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-consumer.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY_IN_WINTER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.energy-winter',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      ['couper', 'coupure', 'coupent', 'coupé', 'coupe', 'couper le courant', 'cut off'],
      [
        'edf',
        'engie',
        'électricité',
        'electricité',
        'courant',
        'gaz',
        'totalenergies',
        'ohm',
        'power',
        'gas',
      ],
      [
        'novembre',
        'décembre',
        'decembre',
        'janvier',
        'février',
        'fevrier',
        'mars',
        'hiver',
        'trêve',
        'noël',
        'winter',
        'december',
        'january',
      ],
    ],
    says: 'No. From 1 November to 31 March no one may cut power, gas or heat in your main home for a debt. They may lower the power, but not if you have the energy cheque (chèque énergie). The debt stays: call the supplier now and ask for a plan. Ask the FSL and a social worker for help before April. If they cut all the same, tell the energy mediator.',
    authority: LAW.energyWinter,
  },
]
