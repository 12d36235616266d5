/** Questions about the pay at a dismissal for unfitness after an accident at work. */
import type { Rule } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_UNFIT_AFTER_ACCIDENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.unfit-accident-pay',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      ['inaptitude', 'inapte', 'unfit'],
      [
        'accident du travail',
        'accident de travail',
        'maladie professionnelle',
        'maladie pro',
        'work accident',
        'occupational',
      ],
      [
        'indemnité',
        'indemnités',
        'toucher',
        'combien',
        'droit',
        'droits',
        'préavis',
        'licencié',
        'licenciée',
        'licenciement',
        'calcul',
        'how much',
      ],
    ],
    says: 'After an accident or illness of work you get twice the legal dismissal pay, and a sum as high as the notice pay. The single sum is a quarter of a month’s pay per year up to ten years, then a third. Nine years make about four and a half months, plus the notice (two months from two years). If the firm did not look for other work for you, go to the labour court.',
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 1226-14, L. 1226-15, L. 1234-9 et R. 1234-2',
      inForceFrom: '2017-09-27',
    },
  },
]
