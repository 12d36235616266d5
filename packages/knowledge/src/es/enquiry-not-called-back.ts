/** Questions about seasonal staff who are not called back. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_NOT_CALLED_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.not-called-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'fijo discontinuo',
        'fija discontinua',
        'fijos discontinuos',
        'fijo-discontinuo',
        'discontinuo',
      ],
      [
        'no me han llamado',
        'no me llaman',
        'no me llama',
        'sin llamar',
        'llamamiento',
        'han llamado a otros',
        'no me avisan',
        'no me avisaron',
        'temporada',
        'not called',
      ],
    ],
    says: 'To leave you out when the work begins again counts as a dismissal. You have 20 working days from the day you learn of it: file for conciliation, then sue. Ask the firm at once in writing why you were not called. Keep proof that others were called. Your order in the list is set by the agreement. Ask for benefit (paro) meanwhile.',
    authority: cite('et', 'artículos 16.3 y 59.3; LRJS, artículos 63 y 103', '2022-03-30'),
  },
]
