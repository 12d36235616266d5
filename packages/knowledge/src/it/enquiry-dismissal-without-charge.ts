/** Questions about a dismissal for fault with no written charge before. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.dismissed-no-charge',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'yes',
    asks: [
      [
        'giusta causa',
        'licenziamento disciplinare',
        'licenziato',
        'licenziata',
        'licenziamento',
        'mi hanno licenziato',
        'non tornare più',
        'dismissed',
      ],
      [
        'nessuna contestazione',
        'senza contestazione',
        'senza lettera di contestazione',
        'nessuna lettera di contestazione',
        'mai contestato',
        'senza preavviso',
        'dice che ho rubato',
        'accusa',
        'accusano',
        'rubato',
        'mi accusano',
        'senza avviso',
        'senza giustificazioni',
        'senza sentirmi',
        'no charge',
      ],
      [
        'raccomandata',
        'lettera',
        'posso fare',
        'entro quando',
        'entro quanto',
        'impugnare',
        'cosa posso',
        'contestare',
        'giorni',
        'quanto tempo',
        'challenge',
      ],
    ],
    says: 'Yes, you can challenge it. Before a dismissal for fault the firm must send a written charge and leave you five days to answer. With no charge at all a judge can give the job back; in a small firm it is mostly money. The firm must prove the facts. Within 60 days challenge it by registered letter or PEC. Sue within 180 days after. Go to a union, and ask for NASpI within 68 days.',
    authority: cite(
      'statuto',
      'articolo 7; l. 604/1966, articoli 2 e 6; d.lgs. 22/2015, articoli 3 e 6',
      '2015-05-01',
    ),
  },
]
