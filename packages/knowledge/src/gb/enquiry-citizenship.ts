/** Questions on when somebody can become a citizen. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-06-30',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-immigration.citizen-years',
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
    says: 'Five years alone are not enough. You mostly need five years here, and settled status or indefinite leave for the last 12 months. With a British spouse it is three, and that status on the day you apply. At most 450 days away (270 in three years), 90 in the last one. There is the Life in the UK test, English and good character. The time to settle depends on your visa and may change: check GOV.UK.',
    authority: {
      title: 'British Nationality Act 1981',
      provision: 'section 6 and Schedule 1',
      url: 'https://www.legislation.gov.uk/ukpga/1981/61/schedule/1',
      inForceFrom: '2010-01-13',
    },
  },
]
