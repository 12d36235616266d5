/** Questions about Housing Benefit that the council wants back. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_HOUSING_BENEFIT: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-benefit.housing-overpaid',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'housing', 'general'],
    rank: 5,
    asks: [
      ['housing benefit'],
      [
        'overpaid',
        'overpayment',
        'over paid',
        'paid too much',
        'pay back',
        'pay it back',
        'repay',
        'want it back',
        'wants it back',
        'appeal',
      ],
    ],
    verdict: 'do_this',
    says: 'Write to the council within one month of the letter. Ask it to look again, or appeal to the tribunal for free. If the mistake was theirs and you could not have known, you may not have to pay it back.',
    authority: {
      title: 'Housing Benefit Regulations 2006',
      provision:
        'regulation 100, with Child Support, Pensions and Social Security Act 2000, Schedule 7 (appeal) and Housing Benefit and Council Tax Benefit (Decisions and Appeals) Regulations 2001',
      url: 'https://www.legislation.gov.uk/uksi/2006/213/regulation/100',
      inForceFrom: '2006-03-06',
    },
  },
]
