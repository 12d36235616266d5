/** Questions about squatters and the 48 hours. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.squatters-after-two-days',
    kind: 'answer',
    topics: ['housing', 'criminal', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['inquilino', 'inquilina', 'soy okupa', 'vivo de okupa', 'no paga el alquiler'] },
      ],
    },
    asks: [
      [
        'okupa',
        'okupas',
        'ocupas',
        'okupado',
        'okupada',
        'okupación',
        'ocupación ilegal',
        'han ocupado',
        'squatters',
      ],
      [
        '48 horas',
        '48h',
        'cuarenta y ocho horas',
        'dos días',
        'dos dias',
        'tres días',
        'tres dias',
        'una semana',
        'unos días',
        'pasan días',
        '48 hours',
      ],
    ],
    says: 'No law speaks of 48 hours. It matters if the place is a home. Where you live, or in a second home in use, it is a break-in (allanamiento): police can act later too. An empty place is another crime (usurpación). There police act alone only if they catch it as it happens; else a judge decides. So report it at once, with proof that it is yours. Do not change locks or cut power yourself.',
    authority: cite(
      'penal',
      'artículos 202 y 245; LECrim, artículo 795; Constitución, artículo 18.2',
    ),
  },
]
