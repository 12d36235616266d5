/** Questions about the minimum wage. */
import type { Rule } from '@plainletter/contracts/rule'

import { MINIMUM_WAGE, MINIMUM_WAGE_2027 } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_MINIMUM_WAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.minimum-wage',
    checkBy: '2026-12-31',
    kind: 'answer',
    verdict: 'yes',
    rank: 12,
    asks: [
      [
        'mindestlohn',
        'minimum wage',
        'mindestlohns',
        'stundenlohn',
        'die stunde bar',
        'euro die stunde',
        'euro pro stunde',
        'euro in der stunde',
      ],
      [
        'mindestlohn',
        'mindestlohns',
        'minimum wage',
        'stundenlohn',
        'verdiene',
        'verdient',
        'bar auf die hand',
        'lohn',
        'chef',
        'arbeite',
        'arbeitgeber',
        'ich kriege',
        'ich bekomme',
        'minijob',
        'trinkgeld',
      ],
    ],
    says: 'In 2026 at least €13.90 an hour is due, also in minijobs. From 1 January 2027 it is €14.60.',
    authority: MINIMUM_WAGE,
  },
  {
    ...BASE,
    id: 'de.ask-job.minimum-wage-2027',
    kind: 'answer',
    verdict: 'yes',
    rank: 12,
    asks: [
      [
        'mindestlohn',
        'minimum wage',
        'mindestlohns',
        'stundenlohn',
        'die stunde bar',
        'euro die stunde',
        'euro pro stunde',
        'euro in der stunde',
      ],
      [
        'mindestlohn',
        'mindestlohns',
        'minimum wage',
        'stundenlohn',
        'verdiene',
        'verdient',
        'bar auf die hand',
        'lohn',
        'chef',
        'arbeite',
        'arbeitgeber',
        'ich kriege',
        'ich bekomme',
        'minijob',
        'trinkgeld',
      ],
    ],
    says: 'Since 1 January 2027 at least €14.60 an hour is due, also in minijobs.',
    authority: MINIMUM_WAGE_2027,
  },
]
