/** Questions about being accused of leaving after an accident. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_HIT_AND_RUN: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-crime.hit-and-run',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'unfallflucht',
        'fahrerflucht',
        'unerlaubtes entfernen',
        'auto gestreift',
        'gestreift',
        'angefahren',
        'parkrempler',
        'hit and run',
      ],
      [
        'polizei',
        'post',
        'brief',
        'vorladung',
        'anhörung',
        'beschuldigt',
        'anzeige',
        'nichts gemerkt',
        'zettel',
        'weggefahren',
        'police',
      ],
    ],
    says: 'Say nothing about the matter yet, not even that you drove or noticed nothing. You need give only name and address, and need not go to the police. Leave your car as it is. A lawyer asks for the file first: it is a crime only if you noticed the crash. Your licence can hang on it, so go this week. Tell your liability insurer within a week. Less than a day ago, while parking? Report it now.',
    authority: cite('stgb', '142', { provision: '§ 142 StGB, §§ 136 und 163a StPO' }),
  },
]
