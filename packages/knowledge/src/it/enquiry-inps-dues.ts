/** Questions about a demand of INPS for contributions. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_INPS_DUES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.inps-dues',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'avviso di addebito',
        'addebito',
        'contributi inps',
        'gestione commercianti',
        'gestione artigiani',
        'contributi fissi',
        'gestione separata',
        'inps contributions',
      ],
      [
        'partita iva',
        'inps',
        'commerciante',
        'artigiano',
        'forfettario',
        'forfettaria',
        'chiusa',
        'contributi',
        'self-employed',
      ],
      [
        'non ce la faccio',
        'rate',
        'rateizzare',
        'pagare',
        'ricorso',
        'prescritti',
        'prescritto',
        'vecchi',
        'cosa faccio',
        'quanto tempo',
        'non posso',
        'sospendere',
      ],
    ],
    says: 'A debit notice (avviso di addebito) can be enforced. Pay within 60 days, or ask the collector (AdER) for parts: in 2026 up to 84 on a simple request. If it is wrong, you have only 40 days to object at the labour court, 20 for a fault of form. A lawyer is free with a low income. Dues are mostly too old after five years with no paper. Closed the business? Tell INPS and the chamber, else it runs on.',
    authority: cite(
      'addebito',
      'articoli 24 e 29; d.l. 78/2010, articolo 30; l. 335/1995, articolo 3, commi 9 e 10; c.p.c., articolo 617',
      '2011-01-01',
    ),
  },
]
