/** Questions about a small quick loan that has grown. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_QUICK_LOAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.quick-loan',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'microcrédito',
        'microcredito',
        'minicrédito',
        'minicredito',
        'préstamo rápido',
        'prestamo rapido',
        'créditos rápidos',
        'crédito rápido',
        'credito rapido',
        'por internet',
        'una app',
        'en una app',
        'app de',
        'préstamo online',
        'prestamo online',
        '300 euros',
        '500 euros',
        'payday loan',
        'quick loan',
      ],
      [
        'intereses',
        'penalizaciones',
        'penalización',
        'renovaciones',
        'renovación',
        'prórroga',
        'prórrogas',
        'prorroga',
        'ampliar',
        'ahora me piden',
        'me piden ahora',
        'me reclaman',
        'multiplicado',
        'el doble',
        'el triple',
        'interest',
      ],
      [
        'préstamo',
        'prestamo',
        'crédito',
        'credito',
        'pedí',
        'pedi',
        'financiera',
        'asnef',
        'me llaman',
        'llaman',
        'devolver',
        'loan',
      ],
    ],
    says: 'You do not go to prison for this. If the cost is far above what is usual, a judge can call it usury. Then you pay back only what you got. Write to the lender: dispute the sum, ask for the contract and the count, offer the part you really got. A debt disputed in court or before an office may not be in ASNEF. Report calls to family or work to the AEPD. Answer a monitorio in 20 working days.',
    authority: cite('usura', 'artículos 1 y 3; LOPDGDD, artículo 20; LEC, artículos 815 y 818'),
  },
]
