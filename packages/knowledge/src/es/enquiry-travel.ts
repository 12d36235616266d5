/** Questions about flights, trains, luggage and trips. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_TRAVEL: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.luggage',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 4,
    asks: [
      ['maleta', 'maletas', 'equipaje', 'luggage'],
      [
        'perdido',
        'perdida',
        'pierde',
        'han perdido',
        'no ha llegado',
        'no llega',
        'rota',
        'dañada',
        'retraso',
        'lost',
      ],
    ],
    verdict: 'do_this',
    says: 'Report it at the airport desk and keep the paper (PIR). Write to the airline within 7 days for damage, 21 for delay. After 21 days it counts as lost. You can claim up to 1,519 units (SDR), within two years.',
    authority: {
      title: 'Regulation (EC) 2027/97 and Montreal Convention',
      provision: 'articles 17, 19, 22, 31 and 35 of the Convention',
      url: 'https://eur-lex.europa.eu/eli/reg/1997/2027/oj',
      inForceFrom: '2004-06-28',
    },
  },
  {
    ...ASK,
    id: 'es.ask.train-late',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    asks: [
      ['tren', 'renfe', 'ave', 'iryo', 'ouigo', 'train'],
      ['retraso', 'tarde', 'cancelado', 'devuelven', 'indemnización', 'delay', 'late'],
    ],
    verdict: 'do_this',
    says: 'Ask the railway for money back within three months. One hour late gives 25% of the ticket, two hours 50%, unless something outside its control caused it. Some local trains have other rules.',
    authority: {
      title: 'Regulation (EU) 2021/782 (rail passengers)',
      provision: 'articles 19 and 28',
      url: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj',
      inForceFrom: '2023-06-07',
    },
  },
  {
    ...BASE,
    id: 'es.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 9,
    when: { not: [{ says: ['maleta', 'maletas', 'equipaje'] }] },
    asks: [
      ['vuelo', 'avión', 'avion', 'aerolínea', 'aerolinea', 'flight', 'airline'],
      [
        'cancelado',
        'retraso',
        'retrasado',
        'perdido',
        'overbooking',
        'cancelled',
        'delayed',
        'delay',
        'canceló',
        'cancelo',
        'cancelaron',
        'han cancelado',
        'ha cancelado',
        'retrasó',
        'retrasaron',
        'horas tarde',
      ],
    ],
    verdict: 'yes',
    says: 'In most cases yes: for three hours late or a late cancellation, €250 to €600 by distance, unless there was an outside cause. You also get food and a new flight or your money.',
    authority: cite('vuelos', 'artículos 5 a 9'),
  },
  {
    ...BASE,
    id: 'es.ask.trip-cancelled',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    asks: [
      ['viaje combinado', 'viaje organizado', 'agencia de viajes', 'crucero', 'package holiday'],
      [
        'cancelado',
        'cancelada',
        'cancelan',
        'cancela',
        'cancelaron',
        'reembolso',
        'devolver',
        'devuelven',
        'vale',
        'bono',
        'refund',
        'cancelled',
      ],
    ],
    verdict: 'do_this',
    says: 'If the organiser cancels a package trip, ask in writing for all you paid. It must come within 14 days, and you need not take a voucher. If it is not paid, go to the OMIC.',
    authority: cite('consumo', 'artículos 159 y 160', '2018-12-28'),
  },
]
