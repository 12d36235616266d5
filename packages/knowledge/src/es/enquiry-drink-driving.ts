/** Questions about driving after a drink. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-05-01',
} satisfies Partial<Rule>

export const ENQUIRY_DRINK_DRIVING: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.drink-driving',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 5,
    verdict: 'it_depends',
    asks: [
      [
        'alcohol',
        'alcoholemia',
        'borracho',
        'copas',
        'control de alcoholemia',
        'soplar',
        'dado positivo',
        'di positivo',
        'drink driving',
      ],
      [
        'carnet',
        'permiso',
        'conducir',
        'juicio rápido',
        'juicio rapido',
        'juicio',
        'multa',
        'puntos',
        'coche',
        'control',
        'licence',
      ],
    ],
    dependsOn: 'how much was measured',
    says: 'Above 0.60 mg per litre of breath, or with clear signs, it is a crime. Then comes a fast trial (juicio rápido): take a lawyer, free on duty. If you accept the facts there, the penalty falls by a third. The ban is one to four years. Below that it is a fine of up to €1,000 and up to six points, with no ban by a judge. Do not drive if the licence was taken.',
    authority: cite(
      'penal',
      'artículo 379.2; LECrim, artículos 795 a 803; Ley sobre Tráfico, artículos 14, 77 y 80',
    ),
  },
]
