/** Questions about a lower pay. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_CUT: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.pay-cut',
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'pignorato',
            'pignoramento',
            'cassa integrazione',
            'part time',
            'part-time',
            'malattia',
            'maternità',
          ],
        },
      ],
    },
    asks: [
      ['stipendio', 'paga', 'salario', 'retribuzione', 'busta paga', 'pay', 'wage'],
      [
        'abbassato',
        'abbassare',
        'ridotto',
        'ridurre',
        'riduzione',
        'diminuito',
        'diminuire',
        'tagliato',
        'tagliare',
        'meno soldi',
        'cut',
      ],
    ],
    says: 'No. Your boss may not cut your pay alone. A lower pay needs a written deal at a union or the labour office that serves you, such as keeping your job. Write that you do not agree, and claim the difference within five years.',
    authority: cite('cc', 'articoli 2103, 2113 e 2948'),
  },
]
