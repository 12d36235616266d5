/** Questions about a traffic fine that came too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_LATE_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.fine-late',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 12,
    when: { not: [{ says: ['stipendio', 'prescritta', 'cartella', 'treno'] }] },
    asks: [
      ['multa', 'multe', 'verbale', 'autovelox', 'ztl', 'verbale della polizia', 'multa ztl'],
      [
        'novanta giorni',
        '90 giorni',
        'dopo cinque mesi',
        'dopo sei mesi',
        'dopo quattro mesi',
        'dopo sette mesi',
        'dopo otto mesi',
        'dopo un anno',
        'dopo mesi',
        'notificata in ritardo',
        'arrivata tardi',
        'in ritardo',
        'mesi dopo',
        'troppo tardi',
        'entro quanto',
        'notificata il',
        'notificato il',
        'arrivata il',
        'notificata dopo',
        'ancora valida',
        'è valida',
        'e valida',
        'è ancora valida',
        'mesi fa',
        'quattro mesi',
        'cinque mesi',
        'sei mesi',
        'oltre tre mesi',
        'più di tre mesi',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'A fine must be sent to the owner within 90 days of the breach (100 if the driver got it on the spot). Look at the day it was given to the post. If it is late, do not pay: object free to the Prefetto within 60 days, or to the giudice di pace within 30. The 90 days can start later if the car was rented or the address was hard to find.',
    authority: cite('strada', 'articoli 201, 203 e 204-bis', '2010-08-13'),
  },
]
