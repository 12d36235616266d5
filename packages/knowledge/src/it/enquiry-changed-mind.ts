/** Questions about sending back what was bought online. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CHANGED_MIND: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.withdraw-online',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'yes',
    when: {
      not: [
        {
          says: [
            'rotto',
            'rotta',
            'non funziona',
            'difettoso',
            'in negozio',
            'mai arrivato',
            'non è arrivato',
            'volo',
            'hotel',
            'palestra',
          ],
        },
      ],
    },
    asks: [
      [
        'su internet',
        'online',
        'sul sito',
        'su un sito',
        'su amazon',
        'su zalando',
        'su shein',
        'su temu',
        'al telefono',
        'a casa',
        'internet',
      ],
      [
        'restituirlo',
        'restituirla',
        'restituire',
        'rendere',
        'renderlo',
        'renderla',
        'mandare indietro',
        'recesso',
        'recedere',
        'ripensamento',
        'ci ho ripensato',
        'non mi piace',
        'taglia sbagliata',
        'annullare',
        'send back',
        'return',
      ],
      [
        'giorni fa',
        'ricevuto',
        'ricevuta',
        'arrivato',
        'arrivata',
        'comprato',
        'comprata',
        'acquistato',
        'ieri',
        'settimana',
        'ordine',
        'days ago',
      ],
    ],
    says: 'Yes. From the day you got the goods you have 14 days, with no reason. Write it clearly to the seller and keep proof. Then send the goods back within 14 more days; you mostly pay that post. The price and the normal delivery come back within 14 days, by the way you paid, not as a voucher. If they did not tell you of this right, you have twelve months more.',
    limit: { from: 'delivery', count: 14, unit: 'days', roll: 'none' },
    authority: cite('consumo', 'articoli 52 a 59'),
  },
]
