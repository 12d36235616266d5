/** Questions about a tax bill that cannot be paid in time. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-tax.cannot-pay',
    kind: 'answer',
    topics: ['debt', 'general', 'employment'],
    rank: 3,
    when: { not: [{ says: ['tax credit', 'tax credits', 'council tax', 'bailiff', 'car tax'] }] },
    asks: [
      [
        'tax bill',
        'self assessment',
        'hmrc',
        'tax by 31 january',
        'tax on account',
        'payments on account',
        'owe hmrc',
        'owe tax',
        'income tax',
      ],
      [
        'cant pay',
        "can't pay",
        'cannot pay',
        'cant afford',
        "can't afford",
        'dont have it',
        'instalments',
        'pay in parts',
        'time to pay',
        'payment plan',
        'what happens',
        'spread',
      ],
      ['tax', 'hmrc', 'january', 'bill'],
    ],
    verdict: 'do_this',
    says: 'Send the return in time even if you cannot pay. Then set up a plan (Time to Pay) online. It is open for 60 days after the due day, for up to £30,000. Or call 0300 200 3822. Do it before day 30, as then a 5% penalty comes; a plan stops it. Interest runs. Offer only what you can keep. Do not ignore letters: HMRC can take goods.',
    authority: {
      title: 'Finance Act 2009',
      provision: 'Schedule 56 (late payment) and section 108 (agreed plan)',
      url: 'https://www.legislation.gov.uk/ukpga/2009/10/schedule/56',
      inForceFrom: '2011-04-06',
    },
  },
]
