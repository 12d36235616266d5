/** Questions of owners about council rates and strata levies. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_OWNED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.rates',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['council rates', 'my rates', 'rates notice', 'rates bill'],
      ['pay', 'cannot pay', 'afford', 'overdue', 'late', 'owe', 'penalty'],
    ],
    says: 'Ask the council for a payment plan and its hardship policy before the due day. Pensioners can mostly get a rebate.',
    authority: {
      title: 'Local government laws of the states',
      provision:
        'for example Local Government Act 1993 (NSW), sections 564, 567 and 601; Local Government Act 1989 (Vic), sections 170 to 171A',
      url: 'https://www.olg.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.strata-levy',
    kind: 'answer',
    rank: 12,
    verdict: 'it_depends',
    asks: [
      ['strata', 'owners corporation', 'body corporate'],
      ['levy', 'levies', 'fees', 'special levy', 'pay'],
    ],
    dependsOn: 'whether the owners voted for it',
    topics: ['housing', 'debt', 'general'],
    says: 'It depends. Levies need a vote of the owners. Ask for the minutes and the account, and for a payment plan if you cannot pay at once.',
    authority: {
      title: 'Strata laws of the states',
      provision:
        'Strata Schemes Management Act 2015 (NSW), sections 83 to 86; Owners Corporations Act 2006 (Vic), sections 23 to 32',
      url: 'https://www.nsw.gov.au/housing-and-construction/strata',
      inForceFrom: '2016-11-30',
    },
  },
]
