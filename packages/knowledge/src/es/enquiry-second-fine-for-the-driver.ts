/** Questions about a fine for not naming the driver. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.driver-not-named',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'no identifiqué',
        'no identifique',
        'no identificar',
        'no haber identificado',
        'sin identificar',
        'no identificamos',
        'no he identificado',
        'not naming',
      ],
      ['conductor', 'conducía', 'conducia', 'driver'],
      [
        'multa',
        'sanción',
        'sancion',
        'denuncia',
        'euros',
        'recurrir',
        'segunda',
        'otra',
        'puedo',
        'fine',
      ],
    ],
    says: 'Not naming the driver is a fine of its own. It is twice the first fine if that was minor, else three times. It takes no points. You have 20 calendar days to object. Do so if the first letter never reached you, or if you did name the driver: send the proof. Also if you can show that you could not know who drove.',
    authority: cite('trafico', 'artículos 11, 77.j, 80.2 y 95'),
  },
]
