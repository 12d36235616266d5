/** Questions about the deposit for a home. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_HOME_PURCHASE: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.home-deposit',
    topics: ['consumer', 'housing', 'general'],
    rank: 8,
    verdict: 'do_this',
    when: { not: [{ says: ['alquiler', 'casero', 'hotel', 'apartamento de vacaciones'] }] },
    asks: [
      ['arras', 'contrato de arras', 'señal por un piso', 'señal del piso', 'señal por la casa'],
      [
        'vendedor',
        'piso',
        'casa',
        'vivienda',
        'comprador',
        'echado atrás',
        'echado atras',
        'devolver',
        'doble',
        'seller',
      ],
    ],
    says: 'If the paper makes them arras penitenciales (article 1454), the seller who backs out owes you double, and you lose them if you back out. If not, you can insist on the sale, or end it and ask for your money and damages. Write by burofax.',
    authority: cite('cc', 'artículos 1124, 1451 y 1454'),
  },
]
