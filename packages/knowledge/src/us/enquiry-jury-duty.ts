/** Questions about a call to serve on a jury. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const JURY = {
  title: 'Jury service: federal law, and the jury law of your state',
  provision: '28 U.S.C. 1863, 1866 and 1875',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1875&num=0&edition=prelim',
  inForceFrom: '1978-11-02',
}

const ASK_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_JURY_DUTY: readonly Rule[] = [
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.jury',
    kind: 'answer',
    rank: 5,
    asks: [
      ['jury duty', 'jury summons', 'jury service', 'summons for jury', 'called for jury'],
      [
        'have to',
        'get out',
        'excused',
        'postpone',
        'skip',
        'ignore',
        'miss',
        'job',
        'work',
        'fired',
        'pay',
        'get out of it',
        'nursing',
        'baby',
        'what happens if i ignore',
      ],
    ],
    verdict: 'do_this',
    says: 'Answer by the date. You can mostly put it off once, or ask to be excused for hardship or care. Your employer may not fire you for serving.',
    authority: JURY,
  },
]
