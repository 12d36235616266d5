/** Questions about penalties for a late tax return. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_LATE_TAX_RETURN: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'gb.ask-tax.late-return',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'employment', 'consumer', 'criminal'],
    rank: 6,
    asks: [
      ['hmrc', 'tax return', 'self assessment', 'tax office'],
      [
        'late tax return',
        'late return',
        'late filing',
        'penalty',
        'penalties',
        'fined',
        'fine',
        'missed the deadline',
        '£100',
        'filed late',
        'forgot to file',
        '£200',
        '£1,000',
        '£10 a day',
        'daily penalties',
        "didn't know i had to",
        'no longer self employed',
        'not self employed',
        'no tax owed',
        'no tax due',
      ],
    ],
    verdict: 'do_this',
    says: 'Appeal within 30 days, online or on form SA370, if you had a reasonable excuse and filed as soon as you could. If you had no income to declare, ask HMRC to withdraw the return: then the penalty goes too. If you still must file, do so now, as it grows.',
    authority: {
      title: 'Finance Act 2009',
      provision:
        'Schedule 55, paragraphs 3 to 6, 16, 17A, 20 and 23, with Taxes Management Act 1970, sections 8B (return withdrawn) and 31A (30 days)',
      url: 'https://www.legislation.gov.uk/ukpga/2009/10/schedule/55',
      inForceFrom: '2013-07-17',
    },
  },
]
