/** Questions about a rented room where the owner lives too. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ROOM: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.room',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'habitación',
        'habitacion',
        'una habitacion',
        'alquilo una habitación',
        'alquilo habitación',
        'cuarto',
        'rented room',
        'a room',
      ],
      [
        'vive aquí',
        'vive aqui',
        'vive en el piso',
        'vive en la casa',
        'dueño vive',
        'dueña vive',
        'piso compartido',
        'casero vive',
        'comparto',
        'propietario vive',
        'owner lives',
      ],
      [
        'me echa',
        'echarme',
        'que me vaya',
        'irme',
        'fianza',
        'mañana',
        'fin de mes',
        'sin contrato',
        'contrato',
        'derechos',
        'throws me out',
      ],
    ],
    dependsOn: 'what was agreed and for how long you pay',
    says: 'A single room in a home where the owner lives is mostly not under the rent law (LAU): no five years. What you agreed counts. With no term, a room paid by the month ends at the end of a month, with notice before. But no one may put you out by force today or change the lock: that can be a crime, call the police. Ask for the deposit in writing. If you refuse to go, only a judge can order it.',
    authority: cite('cc', 'artículos 1091, 1255, 1566, 1569 y 1581; Código Penal, artículo 172'),
  },
]
