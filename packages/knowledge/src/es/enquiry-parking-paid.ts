/** Questions about a parking fine where the ticket was paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PARKING_PAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.parking-paid',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'zona azul',
        'zona verde',
        'ora',
        'parquímetro',
        'parquimetro',
        'zona regulada',
        'ser',
        'parking fine',
      ],
      [
        'pagué',
        'pague',
        'había pagado',
        'habia pagado',
        'pagado',
        'con la app',
        'la app',
        'tenía el ticket',
        'tenia el ticket',
        'ticket',
        'residente',
        'paid',
      ],
      ['multa', 'denuncia', 'sanción', 'sancion', 'ayuntamiento', 'fine'],
    ],
    says: 'Object in writing within 20 calendar days of the notice, at the town hall or online, with the payment in the app or the ticket. Check plate, zone and time. Do not pay at half price: that ends the case. If they say no, you can go to the judge within two months, or ask for a review first within one month. Some towns cancel a small delay at the meter for a few euros.',
    authority: cite('trafico', 'artículos 93 a 96 y 112'),
  },
]
