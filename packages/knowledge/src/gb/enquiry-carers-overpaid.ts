/** Questions about Carer’s Allowance paid while earnings were over the limit. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-benefit.carers-overpaid',
    kind: 'answer',
    topics: [
      'debt',
      'general',
      'family',
      'employment',
      'parking',
      'consumer',
      'housing',
      'criminal',
    ],
    rank: 2,
    asks: [
      ['carers allowance', "carer's allowance", 'carers', 'carer allowance'],
      [
        'overpaid',
        'overpayment',
        'earned too much',
        'over the limit',
        'earnings limit',
        'pay back',
        'pay it back',
        'give it back',
        'owe',
        'earned over',
        'few pounds over',
        'went over',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for a new look at it (mandatory reconsideration) within one month. Pay that goes up and down can be averaged, and half of pension payments and some care costs come off. DWP has said that it will look again at such debts from 2015 to 2025. You pay back only if you left something out or got it wrong. Accept no penalty before advice. Ask for small parts.',
    authority: {
      title: 'Social Security Administration Act 1992',
      provision:
        'section 71, with Social Security Benefit (Computation of Earnings) Regulations 1996, regulations 8 and 10',
      url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/71',
      inForceFrom: '1996-10-07',
    },
  },
]
