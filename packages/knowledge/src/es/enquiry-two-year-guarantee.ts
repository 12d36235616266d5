/** Questions about a guarantee that the shop says is over after two years. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_TWO_YEAR_GUARANTEE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.two-year-guarantee',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'casero',
            'alquiler',
            'concesionario',
            'wallapop',
            'vinted',
            'segunda mano',
            'de un particular',
            'coche usado',
            'taller',
          ],
        },
      ],
    },
    asks: [
      ['garantía', 'garantia', 'guarantee', 'warranty'],
      [
        '2 años',
        'dos años',
        'son dos',
        '24 meses',
        'un año de garantía',
        'un año de garantia',
        'garantía de un año',
        'garantia de un año',
        'solo un año',
        'fuera de garantía',
        'fuera de garantia',
        'fuera de plazo',
        'sin garantía',
        'sin garantia',
        'ya no tiene garantía',
        'ya no tiene garantia',
        'ya no está en garantía',
        'ya no esta en garantia',
        'caducada',
        'caducado',
        'se acabó la garantía',
        'se acabo la garantia',
        'garantía acabada',
        'más de dos años',
        'mas de dos años',
        'tercer año',
        'three years',
        'two years',
      ],
    ],
    says: 'For new things bought since 1 January 2022 it is three years from delivery, whatever the shop or its paper says. For two years the fault counts as there from the start; in the third you may need an expert’s note. Ask the shop in writing for a free repair or a new one. If not: complaint form (hoja de reclamaciones), the OMIC, consumer arbitration. For used things one year may be agreed.',
    authority: cite('consumo', 'artículos 117 a 121'),
  },
]
