/** Questions about a decision that a person is fit for work. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-benefit.fit-for-work',
    kind: 'answer',
    topics: ['general', 'debt', 'employment'],
    rank: 2,
    asks: [
      [
        'fit for work',
        'capability for work',
        'work capability',
        'lcwra',
        'lcw',
        'wca',
        'uc50',
        'esa50',
        'health assessment',
      ],
      [
        'appeal',
        'wrong',
        'cant walk',
        "can't walk",
        'what can i do',
        'assessment',
        'decision',
        'said im',
        'challenge',
        'points',
        'refused',
        'failed',
        'metres',
        'cannot work',
        'disagree',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for a new look at it (mandatory reconsideration) within one month, in your journal or by letter. Say which point of the test you meet, for example not able to go 50 metres without stopping, with doctor letters. Ask for the assessor’s report. If it stays no, appeal within one month to the free tribunal; many win. Ask the work coach for lighter tasks meanwhile.',
    authority: {
      title: 'Universal Credit Regulations 2013',
      provision:
        'regulations 39 and 40 and Schedules 6 and 7, with Social Security Act 1998, sections 9 and 12',
      url: 'https://www.legislation.gov.uk/uksi/2013/376/schedule/7',
      inForceFrom: '2013-04-29',
    },
  },
]
