/** Questions about an order to pay (monitorio). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_MONITORIO: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.monitorio',
    checkedOn: '2026-11-22',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    when: { not: [{ says: ['casero', 'amigo'] }] },
    asks: [
      ['monitorio', 'requerimiento de pago del juzgado', 'payment order', 'order for payment'],
      [
        'qué hago',
        'que hago',
        'qué hacer',
        'que hacer',
        'recibido',
        'llegado',
        'contestar',
        'oponerme',
        'plazo',
        'what do i do',
        'received',
        'got',
        'answer',
        'oppose',
        'si no hago nada',
        'opongo',
        'oponerse',
        'no conozco',
        'tengo veinte días',
        'tengo veinte dias',
        'veinte días',
        'veinte dias',
        '20 días',
        '20 dias',
        'si no pago',
        'que pasa',
        'qué pasa',
        'debo',
        'me llega',
        'llega un',
        'prescrita',
        'prescrito',
        'desde 2018',
        'desde 2019',
        'no pagué',
        'no pague',
      ],
    ],
    verdict: 'do_this',
    says: 'Pay or oppose in writing within 20 working days from the day it was received, also by family at home. If you do nothing, they can seize pay and accounts, but no one goes to prison. Give all reasons: unfair interest, no proof of the sale of the debt, wrong sum, too old. Above €2,000 you need a lawyer: ask now for a free one, and that the clock stops.',
    authority: cite('lec', 'artículos 815 y 818'),
  },
]
