/** Questions about a fixed-term job that the boss ends early. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FIXED_TERM_ENDED: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.fixed-term-early',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'incinta',
            'gravidanza',
            'dimettermi',
            'dimissioni',
            'affitto',
            'periodo di prova',
          ],
        },
      ],
    },
    asks: [
      [
        'contratto a termine',
        'tempo determinato',
        'contratto a tempo determinato',
        'contratto di 6 mesi',
        'contratto di 12 mesi',
        'contratto stagionale',
        'stagionale',
        'fixed term',
      ],
      [
        'chiuderlo',
        'chiudere',
        'prima della scadenza',
        'prima del termine',
        'interrompere',
        'interrotto',
        'mandarmi via',
        'mi manda via',
        'licenziare',
        'licenziato',
        'licenziata',
        'recedere',
        'anticipatamente',
        'dopo due mesi',
        'adesso',
        'ora dopo',
        'end it early',
      ],
      [
        'capo',
        'datore',
        'titolare',
        'azienda',
        'ditta',
        'poco lavoro',
        'lavoro',
        'hotel',
        'ristorante',
        'boss',
      ],
    ],
    says: 'No. A fixed-term job may end early only for a grave cause (giusta causa), or by your agreement. Little work is not one. If they send you away, you can claim the pay up to the end, less what you earn meanwhile. Sign nothing. Write at once by registered letter or PEC that you contest it and remain ready to work. Do it within 60 days, see a union and ask for NASpI.',
    authority: cite(
      'cc',
      'articoli 2119 e 1223; d.lgs. 81/2015, articoli 19 e seguenti',
      '2015-06-25',
    ),
  },
]
