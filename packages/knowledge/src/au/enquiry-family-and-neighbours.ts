/** Questions on child support, divorce papers, wills, the debts of someone who died, juries and a neighbour’s dog. */
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
        'deceased',
        'late mother',
        'late father',
        'late husband',
        'late wife',
      ],
      ['debt', 'debts', 'credit card', 'collector'],
      [
        'must pay',
        'have to pay',
        'pay her',
        'pay his',
        'owe',
        'responsible',
        'liable',
        'do i',
        'my debt',
      ],
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
  {
    ...ASK,
    id: 'au.ask.divorce-papers',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['family', 'general'],
    asks: [
      ['divorce', 'divorce papers', 'divorce application', 'separation papers'],
      ['served', 'papers', 'received', 'got', 'answer', 'respond', 'what do i do', 'application'],
    ],
    says: 'You need not do anything if you agree. If you want to oppose it or correct facts, file a response within 28 days of service. Children and property are decided apart; get legal aid early.',
    authority: {
      title:
        'Family Law Act 1975 and Federal Circuit and Family Court of Australia (Family Law) Rules 2021',
      provision: 'divorce; response within 28 days',
      url: 'https://www.legislation.gov.au/C2004A00275/latest',
      inForceFrom: '2021-09-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.jury-duty',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['general', 'criminal'],
    asks: [
      ['jury duty', 'jury service', 'jury summons', 'jury'],
      ['have to', 'must i', 'do i', 'excused', 'postpone', 'go', 'summons', 'work'],
    ],
    says: 'Yes, answer it by the day it names; it is a legal duty. You can ask to be excused or to serve later, for example for illness, care of others or hardship. Your boss may not punish you for it.',
    authority: {
      title: 'Jury laws of the states',
      provision: 'for example Jury Act 1977 (NSW); Juries Act 2000 (Vic); Jury Act 1995 (Qld)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.make-a-will',
    kind: 'answer',
    rank: 9,
    verdict: 'no',
    topics: ['family', 'general'],
    asks: [
      ['make a will', 'write a will', 'my own will', 'need a will', 'last will'],
      ['lawyer', 'solicitor', 'how', 'do i', 'valid', 'witness', 'need'],
    ],
    says: 'No, you may write it yourself. Sign it before two witnesses who are there at the same time and get nothing in it. A lawyer helps with homes, children or a business.',
    authority: {
      title: 'Wills laws of the states',
      provision:
        'for example Succession Act 2006 (NSW), section 6; Wills Act 1997 (Vic), section 7; Succession Act 1981 (Qld), section 10',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2008-03-01',
    },
  },
]
