/** Questions about tax that an employer took too little of. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX_CODE: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-tax.underpaid',
    kind: 'answer',
    topics: ['debt', 'general', 'employment'],
    rank: 6,
    when: {
      not: [
        {
          says: [
            'scam',
            'universal credit',
            'tax credits',
            'self employed',
            'late filing',
            'penalty',
          ],
        },
      ],
    },
    asks: [
      ['hmrc', 'tax office', 'tax code', 'p800', 'paye', 'simple assessment'],
      [
        'underpaid',
        'underpaid tax',
        'underpayment',
        'not paid enough tax',
        'wrong tax code',
        'tax code was wrong',
        'code was wrong',
        'owe tax',
        'owe them',
        'owe hmrc',
        'p800',
      ],
      [
        'mistake',
        'wrong',
        'why should',
        'have to pay',
        'pay it back',
        'employer',
        'letter',
        'only one job',
        "can't pay",
        'instalments',
        'do i',
      ],
    ],
    verdict: 'it_depends',
    says: 'Check the sums first against your P60. Tax owed is mostly due even if the code was wrong. It is often taken in small parts through next year’s code. HMRC may let it go if it had the facts but did not use them for over a year. You must have thought that all was right. Ask for that in writing (ESC A19).',
    authority: {
      title: 'HMRC: Extra-statutory concession A19',
      provision: 'giving up tax where there are unreasonable delays in using information',
      url: 'https://www.gov.uk/hmrc-internal-manuals/paye-manual/paye95045',
      inForceFrom: '2012-07-01',
    },
  },
]
