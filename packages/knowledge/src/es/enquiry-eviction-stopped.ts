/** Questions about stopping an eviction case by paying. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION_STOPPED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.evict-pay-stops',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 4,
    verdict: 'it_depends',
    asks: [
      ['desahucio', 'desahuciar', 'demanda de desahucio', 'lanzamiento', 'eviction'],
      [
        'si pago',
        'pago todo',
        'pagar todo',
        'pagarlo todo',
        'pagar lo que debo',
        'pago la deuda',
        'pagar la deuda',
        'ponerme al día',
        'ponerme al dia',
        'enervar',
        'enervación',
        'enervacion',
        'pay it all',
        'pay everything',
      ],
      [
        'juzgado',
        'demanda',
        'papel',
        'dias',
        'días',
        'alquiler',
        'casero',
        'quedar',
        'parar',
        'court',
      ],
    ],
    checkBy: '2026-12-15',
    dependsOn: 'whether it is the first time and how they asked',
    says: 'In most cases yes, once: pay all the rent owed within the ten working days in the paper and the case ends (enervación). It does not work if you used it before. Nor if the owner can prove a demand 30 days before suing, and you did not pay. Ask for a free lawyer in the first three days, and for social services. A decree of October 2026 adds help for people at risk: ask if it still holds.',
    authority: cite(
      'lec',
      'artículos 22.4, 33.4, 438.5 y 441.5; Real Decreto-ley 29/2026, artículo 5',
    ),
  },
]
