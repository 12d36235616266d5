/** Questions about old bills of the town: waste tax and property tax. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_OLD_LOCAL_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.old-local-tax',
    checkBy: '2027-01-15',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'it_depends',
    asks: [
      ['tari', 'imu', 'tarsu', 'tasi', 'tassa rifiuti', 'spazzatura', 'waste tax'],
      [
        '2014',
        '2015',
        '2016',
        '2017',
        '2018',
        '2019',
        '2020',
        'prescritta',
        'prescrizione',
        'vecchia',
        'vecchie',
        'anni fa',
        'dopo anni',
        'adesso',
        'arretrati',
        'too old',
      ],
      [
        'chiedono',
        'avviso',
        'accertamento',
        'comune',
        'cartella',
        'pagare',
        'arrivato',
        'arrivata',
        'euro',
        'devo',
        'pay',
      ],
    ],
    dependsOn: 'when the first notice was sent',
    says: 'The town must send the first notice (accertamento) by 31 December of the fifth year after the tax year. If the home was never declared, it has a year more. After that, five years run from each paper served. For 2018 that was the end of 2023, some weeks later because of Covid. Ask for proof of each notice. If it is late, ask the town to cancel it, and appeal within 60 days: the days run on.',
    authority: cite(
      'tributario',
      'articoli 19 e 21; legge 296/2006, articolo 1, comma 161; codice civile, articolo 2948',
    ),
  },
]
