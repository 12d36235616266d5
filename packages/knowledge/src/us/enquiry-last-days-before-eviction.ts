/** Questions about an eviction that a court has ordered and an officer is about to carry out. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.eviction-ordered',
    rank: 3,
    asks: [
      [
        'sheriff',
        'constable',
        'marshal',
        'writ',
        'writ of possession',
        'order of possession',
        'warrant of eviction',
        'warrant of removal',
        'lockout date',
        'set out',
      ],
      [
        'lost in court',
        'missed court',
        'missed the court',
        'missed my court',
        'judgment',
        'default',
        'lost the case',
        'judge ruled',
        'already went to court',
        'evicted',
        'have to be out',
        'be out in',
        'out by',
        '24 hours',
      ],
      [
        'stop it',
        'stay',
        'appeal',
        'more time',
        'pay now',
        'have the rent',
        'pay it all',
        'rent now',
        'what can i do',
        'still',
        'nowhere to go',
      ],
    ],
    verdict: 'do_this',
    says: 'Go to the court today. Ask to reopen the case or for a stay, and say why you missed the day or what changed. In many states, such as Pennsylvania and New Jersey, paying all rent and costs before the officer comes can stop it. Ask the clerk for the exact sum and pay so that you have proof. Call legal aid and 211 now.',
    authority: {
      title: 'Eviction law of the states: payment and stay after judgment',
      provision:
        'for example Pennsylvania Landlord and Tenant Act, 68 P.S. 250.503(c); New Jersey N.J.S.A. 2A:42-10.16a and 2A:18-55; Texas Rules of Civil Procedure 510.9; California Code of Civil Procedure 1179',
      url: 'https://www.usa.gov/eviction-foreclosure',
      inForceFrom: '2021-01-01',
    },
  },
]
