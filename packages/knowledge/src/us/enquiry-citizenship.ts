/** Questions on when somebody can become a citizen. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'us.ask-status.citizen-years',
    kind: 'answer',
    topics: ['immigration', 'general', 'family', 'employment', 'consumer'],
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            ...OTHER_THAN_YEARS,
            'automatic',
            'automatically',
            'food stamps',
            'medicaid',
            'get a green card',
          ],
        },
      ],
    },
    asks: [CITIZENSHIP, [...WHEN, 'green card', 'permanent resident']],
    says: 'Mostly yes, after five years as a permanent resident (green card). It is three if you have been married to and living with a US citizen all that time. You may file Form N-400 up to 90 days early. You must have been here half of the time, and a trip of six months or more can break it. Ever arrested, behind on tax or child support, or voted? Ask a lawyer before you file, as your card can be at risk.',
    authority: {
      title: 'Immigration and Nationality Act (INA)',
      provision: '8 U.S.C. 1427 and 1430; 8 CFR 334.2(b) (90 days early)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1427&num=0&edition=prelim',
      inForceFrom: '1990-11-29',
    },
  },
]
