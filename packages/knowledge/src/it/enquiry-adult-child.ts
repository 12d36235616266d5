/** Questions about maintenance for a grown-up child. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ADULT_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.adult-child-support',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'mantenimento',
        'assegno per il figlio',
        'assegno per mia figlia',
        'assegno di mantenimento',
        'child support',
      ],
      [
        'maggiorenne',
        'maggiorenni',
        '18 anni',
        '19 anni',
        '20 anni',
        '22 anni',
        '25 anni',
        '28 anni',
        'adulto',
        'adult child',
      ],
      [
        'lavora',
        'studia',
        'università',
        'universita',
        'smettere',
        'togliere',
        'continuare a pagare',
        'fino a quando',
        'devo pagare',
        'non studia',
        'indipendente',
        'ridurre',
        'until when',
      ],
    ],
    dependsOn: 'whether the child can live on its own work',
    says: 'Maintenance does not end at 18. It goes on while the child studies or looks for work in earnest, and ends when it can live on its own work. But do not stop on your own: the order counts until a judge changes it, and unpaid sums can be seized. Ask the court to end or lower it, with proof of the job. It mostly counts from your request. If you both agree, lawyers can write it down.',
    authority: cite('cc', 'articoli 337-quinquies e 337-septies', '2014-02-07'),
  },
]
