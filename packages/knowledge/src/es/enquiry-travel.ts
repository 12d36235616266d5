/** Questions about lost luggage and late trains. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
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
]
