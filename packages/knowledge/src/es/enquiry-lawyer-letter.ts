/** Questions about a letter of a lawyer that asks for money. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_LAWYER_LETTER: readonly Rule[] = [
  {
    country: 'es',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'es.ask.lawyer-letter',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 11,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'despido',
            'despedido',
            'despedida',
            'desahucio',
            'divorcio',
            'separación',
            'separacion',
            'custodia',
            'reseña',
            'monitorio',
            'demanda del juzgado',
          ],
        },
      ],
    },
    asks: [
      ['abogado', 'abogada', 'bufete', 'despacho', 'lawyer', 'burofax'],
      [
        'carta',
        'burofax',
        'me pide',
        'me reclama',
        'me escribe',
        'me ha escrito',
        'letter',
        'recibido',
      ],
      ['dinero', 'pagar', 'pago', 'deuda', 'euros', 'contestar', 'responder', 'factura', 'pay'],
    ],
    says: 'It is a demand, not a court paper, and no one can take money because of it. Answer in writing before its date: ask for proof, or offer a plan. Interest runs from it and the five years start again. Most claims need an attempt to settle first, and silence can count against you for the costs.',
    authority: cite(
      'cc',
      'artículos 1100, 1108, 1964 y 1973; LO 1/2025, artículos 5 y 7; LEC, artículos 217 y 812',
    ),
  },
]
