/** Questions on when somebody can become a citizen. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-23',
    checkBy: '2027-03-31',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.citizen-years',
    kind: 'answer',
    topics: ['immigration', 'general', 'family', 'employment', 'consumer'],
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: OTHER_THAN_YEARS,
        },
      ],
    },
    asks: [CITIZENSHIP, WHEN],
    says: 'Mostly you need five years that count: the year right before you apply without a break, and four in the eight years before it. In that last year you may be away 70 days, with few exceptions. Married to an Irish citizen? Then it is three years. Since 8 December 2025 refugees mostly need five years too. Time as a student mostly does not count. Check your days on irishimmigration.ie.',
    authority: {
      title: 'Irish Nationality and Citizenship Act 1956',
      provision: 'sections 15, 15A, 15C, 16 and 16A',
      url: 'https://www.irishstatutebook.ie/eli/1956/act/26/enacted/en/html',
      inForceFrom: '2025-12-08',
    },
  },
]
