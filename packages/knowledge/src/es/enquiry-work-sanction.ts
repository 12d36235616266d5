/** Questions about a sanction at work that is not a dismissal. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_WORK_SANCTION: readonly Rule[] = [
  {
    country: 'es',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'es.ask.work-sanction',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'despedido',
            'despedida',
            'despido',
            'multa',
            'tráfico',
            'hacienda',
            'sepe',
            'paro',
          ],
        },
      ],
    },
    asks: [
      [
        'sanción',
        'sancion',
        'sancionado',
        'sancionada',
        'han sancionado',
        'amonestación',
        'amonestacion',
        'suspensión de empleo',
        'suspension de empleo',
        'empleo y sueldo',
        'días sin sueldo',
        'dias sin sueldo',
        'expediente disciplinario',
      ],
      [
        'trabajo',
        'empresa',
        'jefe',
        'jefa',
        'sueldo',
        'empleo',
        'encargado',
        'encargada',
        'turno',
        'work',
      ],
    ],
    says: 'You have 20 working days to contest it: first file for conciliation, then go to the labour court. It must be in writing with the facts and the date. Pay cuts and fewer holidays are never allowed. Light faults are too old after 10 days, grave ones after 20, very grave ones after 60.',
    authority: cite('et', 'artículos 58 y 60.2; LRJS, artículos 63, 114 y 115'),
  },
]
