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
    checkBy: '2026-12-15',
    dependsOn: 'what was agreed and for how long you pay',
    says: 'A room in the owner’s home was mostly not under the rent law (LAU): what you agreed counts. A decree of October 2026 changes this: ask a housing office if it still holds. With no term, a room paid by the month ends at the end of a month, with notice before. No one may put you out by force or change the lock: that can be a crime, call the police. If you refuse to go, only a judge can order it.',
    authority: cite(
      'cc',
      'artículos 1091, 1255, 1566, 1569 y 1581; Código Penal, artículo 172; Real Decreto-ley 29/2026, artículo 3 (artículo 2 LAU)',
    ),
  },
]
