/** Questions on child support, a neighbour’s dog, and the debts of someone who died. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'housing', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.child-support',
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
    says: 'Go to the District Court office. With a maintenance order the court can have it taken from wages (attachment of earnings). With no order yet, apply for one there; you need no lawyer.',
    authority: {
      title: 'Family Law (Maintenance of Spouses and Children) Act 1976',
      provision: 'sections 5, 5A and 10 (maintenance order, attachment of earnings)',
      url: 'https://www.irishstatutebook.ie/eli/1976/act/11/enacted/en/html',
      inForceFrom: '1976-05-06',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.barking-dog',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['barks', 'barking', 'dog bark'],
      ['neighbour', 'neighbor', 'neighbours', 'neighbors', 'next door', 'night', 'all day'],
    ],
    says: 'Talk first, and note days and times. If it goes on, you can complain to the District Court yourself; the form is simple and you need no lawyer.',
    authority: {
      title: 'Control of Dogs Act 1986',
      provision: 'section 25 (nuisance by barking)',
      url: 'https://www.irishstatutebook.ie/eli/1986/act/32/enacted/en/html',
      inForceFrom: '1987-01-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.debt-of-the-dead',
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
      title: 'Succession Act 1965',
      provision: 'sections 45 and 46 (debts are paid from the estate)',
      url: 'https://www.irishstatutebook.ie/eli/1965/act/27/enacted/en/html',
      inForceFrom: '1967-01-01',
    },
  },
]
