/** Questions about a driving licence that was lost by points. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LICENCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.licence',
    topics: ['parking', 'criminal', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['renovar', 'robado', 'perdido la cartera', 'extranjero', 'canje'] }] },
    asks: [
      ['carnet', 'carné', 'permiso de conducir', 'licencia', 'licence'],
      [
        'por puntos',
        'los puntos',
        'sin puntos',
        'perdido los puntos',
        'quitado',
        'retirado',
        'retirada',
        'pérdida de vigencia',
        'perdida de vigencia',
        'suspended',
      ],
    ],
    says: 'With no points left the licence ends. You have one month to appeal (recurso de alzada). It holds only if each fine is final, so check how and when each reached you. You get a new one after six months with a course and a test, three if you drive for a living.',
    authority: cite('trafico', 'artículos 63 y 71; Ley 39/2015, artículos 121 y 122'),
  },
]
