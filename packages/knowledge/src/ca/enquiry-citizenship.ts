/** Questions about the years until somebody can become a citizen. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'ca',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'ca.fact.citizen-years',
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
    asks: [
      [...CITIZENSHIP, 'citoyenneté', 'citoyen'],
      [
        ...WHEN,
        'combien de temps',
        'combien d’années',
        "combien d'années",
        'trois ans',
        'demander',
      ],
    ],
    says: 'As a permanent resident you need 1,095 days in Canada in the five years before you apply, so three years. Each day before that on a permit counts half, up to 365. You also need your tax returns and, from age 18 to 54, a test and English or French. Count your days with the official calculator and leave a margin.',
    authority: {
      title: 'Citizenship Act, R.S.C. 1985, c. C-29',
      provision: 'section 5(1)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-29/section-5.html',
      inForceFrom: '2017-10-11',
    },
  },
]
