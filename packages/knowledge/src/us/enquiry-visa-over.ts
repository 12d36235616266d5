/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER: readonly Rule[] = [
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-03-31',
    kinds: ['ENQUIRY'],
    id: 'us.immigration.ask-visa-over',
    kind: 'answer',
    topics: ['immigration', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'debit card',
            'visa card',
            'credit card',
            'green card',
            'h1b',
            'h-1b',
            'work permit',
          ],
        },
      ],
    },
    asks: [
      ['visa', 'i-94', 'i 94', 'b2', 'tourist visa', 'student visa'],
      [
        'visa expired',
        'visa has expired',
        'visa is expired',
        'overstayed',
        'overstay',
        'overstaying',
        'visa ran out',
        'visa is over',
        'past my i-94',
        'i-94 expired',
        'visa expired what',
      ],
    ],
    verdict: 'do_this',
    says: 'Look at your I-94 (i94.cbp.dhs.gov): its date says how long you may stay, not the visa in the passport. Past it you can be sent back. Who leaves after more than 180 such days is barred for 3 years, after a year for 10. So do not leave or travel before a lawyer has looked at it. Some can still apply: the husband or wife of a citizen, or who fears to go home.',
    authority: {
      title: 'Immigration and Nationality Act',
      provision: 'section 212(a)(9)(B), 8 U.S.C. 1182(a)(9)(B)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182&num=0&edition=prelim',
      inForceFrom: '1997-04-01',
    },
  },
]
