/** Questions about taxes. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority-tax-and-benefits.ts'

const ASK_MORE = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ie.ask.tax',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        ...TAX,
        'letter from revenue',
        'revenue says',
        'revenue letter',
        'underpaid tax',
        'underpayment of tax',
        'preliminary end of year',
        'emergency tax',
        'owe revenue',
        'statement of liability',
        'tax back',
        'revenue want',
      ],
      [
        'disagree',
        'wrong',
        'object',
        'dispute',
        'appeal',
        "can't pay",
        'cannot pay',
        'owe',
        'what',
        'how',
        'emergency',
        'back',
        "can't afford",
        'instalments',
        'refund',
        'mistake',
        'why',
      ],
    ],
    says: 'Check it in myAccount. Ask for a phased payment, or appeal within 30 days if it is wrong.',
    authority: LAW.tax,
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.property-tax',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['local property tax', 'property tax', 'lpt'],
      [
        'pay',
        'cannot pay',
        'afford',
        'overdue',
        'late',
        'owe',
        'penalty',
        'paid',
        'behind',
        'arrears',
        'instalments',
        'defer',
        'pay in parts',
      ],
    ],
    says: 'Ask Revenue to put it off if your income is low, or to let you pay by parts. Send the return in any case.',
    authority: {
      title: 'Finance (Local Property Tax) Act 2012',
      provision: 'valuation, appeal and deferral of the tax',
      url: 'https://www.irishstatutebook.ie/eli/2012/act/52/enacted/en/html',
      inForceFrom: '2012-12-26',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.property-tax-dates',
    kind: 'answer',
    rank: 11,
    verdict: 'do_this',
    asks: [
      ['local property tax', 'property tax', 'lpt'],
      [
        'direct debit',
        'annual debit',
        'debit instruction',
        'instalments',
        'when will',
        'when is',
        'what date',
        'which date',
        'payment date',
        'due date',
      ],
    ],
    says: 'Look up the day in LPT online. A single annual debit is mostly taken on 21 March. A monthly direct debit goes on the 15th.',
    authority: {
      title: 'Finance (Local Property Tax) Act 2012',
      provision: 'section 119 (when the tax is due), with the payment dates of Revenue',
      url: 'https://www.irishstatutebook.ie/eli/2012/act/52/enacted/en/html',
      inForceFrom: '2013-07-01',
    },
  },
]
