/** Questions about a dismissal letter that was signed. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL_SIGNED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.dismissed-signed',
    when: {
      not: [
        {
          says: [
            'no he firmado',
            'sin firmar',
            'no firmé',
            'me fui',
            'baja voluntaria',
            'reducción de jornada',
            'reduccion de jornada',
            'jornada reducida',
            'embarazada',
          ],
        },
      ],
    },
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'yes',
    asks: [
      [
        'firmé',
        'firme la',
        'firme el',
        'he firmado',
        'lo firmé',
        'lo he firmado',
        'sin poner no conforme',
        'no puse no conforme',
        'al firmar',
        'firmando',
        'signed',
      ],
      [
        'despido',
        'carta de despido',
        'despidieron',
        'despedido',
        'despedida',
        'disciplinario',
        'dismissal',
      ],
      [
        'reclamar',
        'plazo',
        'cuanto tiempo',
        'cuánto tiempo',
        'aceptado',
        'todavía',
        'todavia',
        'impugnar',
        'demandar',
        'días',
        'dias',
        'denunciar',
        'challenge',
        'claim',
      ],
    ],
    says: 'Yes. Your signature shows only that you got the paper, not that you agree. You have 20 working days from the day of dismissal to file for conciliation, and then to sue. Saturdays and Sundays do not count. If it is unfair, you get 33 days’ pay for each year or your job back. Ask for benefit (paro) within 15 working days. A union or a free lawyer helps.',
    authority: cite(
      'et',
      'artículos 49.2, 55, 56 y 59.3; LRJS, artículos 63 y 103; LGSS, artículo 268',
    ),
  },
]
