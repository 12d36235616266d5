/** Questions about a benefit or small pension seized in the account. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_SEIZED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.benefit-seized',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'no',
    asks: [
      [
        'pensión no contributiva',
        'pension no contributiva',
        'ingreso mínimo vital',
        'ingreso minimo vital',
        'imv',
        'subsidio',
        'ayuda',
        'la pensión',
        'la pension',
        'renta garantizada',
        'prestación por hijo',
        'dependencia',
      ],
      [
        'embargo',
        'embargado',
        'embargada',
        'embargaron',
        'me embargan',
        'embargar',
        'retenido',
        'bloqueada',
        'seized',
      ],
      ['cuenta', 'banco', 'seguridad social', 'hacienda', 'ayuntamiento', 'account'],
    ],
    says: 'A benefit or pension below the minimum wage (€1,221 a month in 2026) may not be seized, also in your account. Child support is different. That holds for the last month’s payment; older savings can be taken. Show the bank and the office the benefit letter and the account lines. Ask in writing to free it at once. Against an office object within one month. Is the debt over four years old? Say so.',
    authority: cite('lec', 'artículos 607 a 609; LGT, artículos 169 y 171.3; LGSS, artículo 44'),
  },
]
