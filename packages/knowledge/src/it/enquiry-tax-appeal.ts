/** Questions about an appeal against a tax. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TAX_APPEAL: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.tax-appeal',
    topics: ['debt', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'bollo',
            'bollo auto',
            'multa',
            'multe',
            'verbale',
            'inps',
            'bonario',
            'rateizzare',
            'rate',
            'prescritta',
            'prescritto',
            'sms',
            'truffa',
          ],
        },
      ],
    },
    asks: [
      [
        'accertamento',
        'avviso di accertamento',
        'imu',
        'tari',
        'cartella',
        'cartella esattoriale',
        'tassa',
        'tasse',
        'agenzia delle entrate',
        'tax notice',
      ],
      [
        'ricorso',
        'contestare',
        'impugnare',
        'oppormi',
        'opporsi',
        'sbagliato',
        'sbagliata',
        'appeal',
        'ho ricevuto una cartella',
        'arrivata una cartella',
      ],
    ],
    says: 'You have 60 days from the day you got it to appeal to the tax court. Up to €3,000 you need no lawyer. You can also ask the office to correct it (autotutela), but that does not stop the 60 days. Ask the court to pause payment if it harms you badly.',
    authority: cite(
      'tributario',
      'articoli 12, 18 a 21 e 47; legge 212/2000, articoli 10-quater e 10-quinquies',
    ),
    checkBy: '2026-12-31',
  },
]
