/** Questions on child support, a neighbour’s dog, and the debts of someone who died. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'housing', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.child-support',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'child support',
        'child maintenance',
        'spousal support',
        'spousal maintenance',
        'maintenance order',
        'maintenance payments',
        'maintenance from my ex',
      ],
      [
        'not paid',
        'not paying',
        'stopped paying',
        'has not paid',
        "hasn't paid",
        "won't pay",
        'will not pay',
        'unpaid',
        'behind',
        'owes',
        'arrears',
        'missed',
        'refuses',
        'months',
      ],
    ],
    says: 'Call Services Australia (Child Support). It can collect from pay, tax refunds and bank accounts, and can stop the other parent from leaving the country. It is free.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'collection of child support',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.barking-dog',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['barks', 'barking', 'dog bark'],
      ['neighbour', 'neighbor', 'neighbours', 'neighbors', 'next door', 'night', 'all day'],
    ],
    says: 'Talk first, and note days and times. Then complain to your council: it can order the owner to stop the barking and fine them.',
    authority: {
      title: 'Animal laws of the states',
      provision:
        'for example Companion Animals Act 1998 (NSW), section 32A; Domestic Animals Act 1994 (Vic), section 32',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2013-11-18',
    },
  },
  {
    ...ASK,
    id: 'au.ask.debt-of-the-dead',
    kind: 'answer',
    rank: 9,
    verdict: 'no',
    asks: [
      [
        'died',
        'passed away',
        'death',
        'deceased',
        'late mother',
        'late father',
        'late husband',
        'late wife',
      ],
      ['debt', 'debts', 'credit card', 'loan', 'collector', 'owed', 'owes', 'bill', 'bills'],
      ['pay', 'owe', 'responsible', 'liable', 'my debt', 'payer', 'dois'],
    ],
    says: 'No one owes a debt because a relative died, unless they signed for it too. The estate pays first. Do not pay from your own money; send the collector to the executor.',
    authority: {
      title: 'Succession laws of the states',
      provision:
        'for example Probate and Administration Act 1898 (NSW); Administration and Probate Act 1958 (Vic)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
]
