/** Questions on child support, a neighbour’s dog, and the debts of someone who died. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'housing', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.child-support',
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
    says: 'Tell Inland Revenue. It can take child support from pay and bank accounts, and add penalties. If you have only a private deal, ask it for an assessment.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'collection by Inland Revenue',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '2015-04-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.barking-dog',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['barks', 'barking', 'dog bark'],
      ['neighbour', 'neighbor', 'neighbours', 'neighbors', 'next door', 'night', 'all day'],
    ],
    says: 'Talk first, and note days and times. Then complain to your council: it can send a notice to stop the barking and even take the dog.',
    authority: {
      title: 'Dog Control Act 1996',
      provision: 'sections 55 and 56 (nuisance by barking)',
      url: 'https://www.legislation.govt.nz/act/public/1996/0013/latest/whole.html',
      inForceFrom: '1996-07-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.debt-of-the-dead',
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
      title: 'Administration Act 1969',
      provision: 'debts are paid from the estate',
      url: 'https://www.legislation.govt.nz/act/public/1969/0052/latest/whole.html',
      inForceFrom: '2010-01-01',
    },
  },
]
