/** Questions on when somebody can become a citizen. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'au.ask.citizen-years',
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
    says: 'Mostly you need four years in Australia on a valid visa, the last 12 months as a permanent resident. You may have been away 12 months at most in those four years, and 90 days in the last one. Most people also sit a test and must be of good character.',
    authority: {
      title: 'Australian Citizenship Act 2007',
      provision: 'sections 21 and 22',
      url: 'https://www.legislation.gov.au/C2007A00020/latest',
      inForceFrom: '2007-07-01',
    },
  },
]
