/** Questions about a council's no to a person without a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_HOMELESS_DECISION: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england'],
    id: 'gb.ask-homeless.review',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'family'],
    rank: 4,
    asks: [
      [
        'intentionally homeless',
        'not in priority need',
        'priority need',
        'not homeless',
        'no local connection',
        'homeless application',
        'homelessness decision',
        'temporary accommodation',
        'not suitable',
      ],
      [
        'appeal',
        'review',
        'council',
        'decision',
        'refused',
        'what can i do',
        'says i am',
        'said i am',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the council for a review in writing within 21 days of its decision, and to house you meanwhile. If it still says no, you have 21 days to appeal to the County Court on a point of law. Call Shelter today; legal aid is there for this.',
    authority: {
      title: 'Housing Act 1996',
      provision: 'sections 188, 191, 202 and 204 (review in 21 days, appeal in 21 days)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/202',
      inForceFrom: '2018-04-03',
    },
  },
]
