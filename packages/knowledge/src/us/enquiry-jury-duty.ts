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
    when: { not: [{ says: ['missed', 'forgot', 'did not show', "didn't show", 'never showed'] }] },
    asks: [
      ['jury duty', 'jury summons', 'jury service', 'summons for jury', 'called for jury'],
      [
        'have to',
        'childcare',
        'child care',
        'babysitter',
        'no one to watch',
        'kids',
        'caregiver',
        'travel',
        'vacation',
        'out of town',
        'sick',
        'surgery',
        'hardship',
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
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'us.ask-life.jury-missed',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 1,
    asks: [
      ['jury duty', 'jury summons', 'jury service', 'summons for jury', 'called for jury', 'jury'],
      [
        'missed',
        'i missed',
        'forgot',
        'forgot about',
        'did not show',
        'didnt show',
        "didn't show",
        'never showed',
        'no show',
        'slept through',
        'did not go',
        "didn't go",
        'didnt go',
        'failed to appear',
        'ignored',
        'never went',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the clerk on the summons today, say why you missed it, and ask for a new date. That mostly settles it. If you do nothing, a judge can order you to come and explain. In federal court the most is $1,000, three days in jail or community service; states differ. No court asks for money by phone or in gift cards: that is a scam.',
    authority: {
      title: 'Jury service: federal law, and the jury law of your state',
      provision: '28 U.S.C. 1866(g)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1866&num=0&edition=prelim',
      inForceFrom: '2008-10-13',
    },
  },
]
