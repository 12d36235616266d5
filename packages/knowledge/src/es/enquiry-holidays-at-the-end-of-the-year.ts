/** Questions about holidays that are said to be lost at the end of the year. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.holiday-year-end',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'viaje',
            'vuelo',
            'hotel',
            'finiquito',
            'se me acaba el contrato',
            'acaba el contrato',
            'despido',
            'despedido',
            'despedida',
          ],
        },
      ],
    },
    asks: [
      ['vacaciones', 'días de vacaciones', 'dias de vacaciones', 'holidays'],
      [
        'fin de año',
        'final de año',
        '31 de diciembre',
        'antes de diciembre',
        'acaba el año',
        'termina el año',
        'el año que viene',
        'año siguiente',
        'año pasado',
        'caducan',
        'caducado',
        'caducadas',
        'se pierden',
        'las pierdo',
        'los pierdo',
        'perderlas',
        'perder las vacaciones',
        'lose',
      ],
      [
        'jefe',
        'jefa',
        'empresa',
        'trabajo',
        'encargado',
        'encargada',
        'no me deja',
        'no me dejan',
        'no me las da',
        'no me da',
        'de baja',
        'baja',
        'enfermo',
        'enferma',
        'boss',
        'firm',
      ],
    ],
    says: 'Holidays mostly end with the year, but not if the firm kept you from taking them or never told you to. Then they stay yours. After sick leave you can take them within 18 months from the end of the year they are of. Ask for fixed days in writing now. If the firm refuses or sets no dates, sue within 20 working days of its answer. It is fast, with no lawyer. Money is paid only when the job ends.',
    authority: cite(
      'et',
      'artículo 38; LRJS, artículos 125 y 126; Directiva 2003/88/CE, artículo 7',
    ),
  },
]
