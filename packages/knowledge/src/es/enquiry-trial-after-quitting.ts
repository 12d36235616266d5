/** Questions about unemployment benefit where a trial ended soon after a resignation. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TRIAL_AFTER_QUITTING: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.paro-after-trial',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'it_depends',
    asks: [
      [
        'periodo de prueba',
        'período de prueba',
        'paso la prueba',
        'no he superado',
        'no superar',
        'no superado',
        'no paso el',
        'en prueba',
        'trial',
      ],
      [
        'baja voluntaria',
        'me fui yo',
        'me fui de',
        'dejé mi trabajo',
        'deje mi trabajo',
        'dejé el trabajo',
        'deje el trabajo',
        'me cambié',
        'cambié de trabajo',
        'cambie de trabajo',
        'dimití',
        'dimiti',
        'renuncié',
        'pedí la baja',
        'otro mejor',
        'anterior trabajo',
        'trabajo anterior',
        'resigned',
        'quit',
      ],
      [
        'paro',
        'sepe',
        'prestación',
        'prestacion',
        'desempleo',
        'cobrar',
        'cotizado',
        'cotizados',
        'unemployment',
      ],
    ],
    dependsOn: 'whether three months lie between the two days',
    says: 'If you left your old job yourself, a trial ended by the new firm opens benefit (paro) only three months after that day. Paid leave left at the end counts too, says the Supreme Court. You do not lose the years paid in. Take any job, even a short one: when it ends without your will, you get benefit for all of it. Against a wrong no: reclamación previa in 30 working days.',
    authority: cite(
      'lgss',
      'artículos 267.1.a).7.º, 268 y 269; LRJS, artículo 71; STS 122/2026, de 4 de febrero',
    ),
  },
]
