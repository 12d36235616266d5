/** Questions about homes that the law of each state answers in its own way: what to do in any of them. The rows of the state say the rest. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'debt', 'consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

/** Such laws are far older than this day. */
const SINCE = '2014-01-01'

export const ENQUIRY_STATE_HOMES: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-state.things-left',
    rank: 4,
    asks: [
      [
        'belongings',
        'my things',
        'my stuff',
        'our stuff',
        'my furniture',
        'possessions',
        'personal property',
        'my property',
      ],
      ['evicted', 'eviction', 'landlord', 'locked out', 'moved out'],
      [
        'threw',
        'thrown',
        'throw',
        'keep',
        'kept',
        'get back',
        'get my',
        'my stuff back',
        'sold',
        'dumped',
        'trash',
        'curb',
        'rights',
      ],
    ],
    when: { not: [{ says: ['storage unit', 'self-storage', 'self storage', 'security deposit'] }] },
    verdict: 'do_this',

    says: 'Write today that you want your things, list them and name a day to fetch them. Many states make a landlord keep them for a time. If they are gone, you can mostly sue.',
    authority: {
      title: 'State law on things that tenants leave',
      provision:
        'for example Arizona A.R.S. 33-1370; Washington RCW 59.18.310; New Jersey N.J.S.A. 2A:18-72; North Carolina G.S. 42-25.9',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.home-tax',
    rank: 4,
    asks: [
      ['property tax', 'property taxes', 'real estate tax', 'real estate taxes'],
      [
        'cannot pay',
        'can’t pay',
        "can't pay",
        'cant pay',
        'behind',
        'help',
        'afford',
        'lower',
        'exemption',
        'senior',
        'years old',
        'disabled',
        'veteran',
        'delinquent',
        'lose my house',
        'lose my home',
      ],
    ],

    verdict: 'do_this',

    says: 'Call the county or town today. Ask for a payment plan, and for lower tax for age, disability, low income or veterans. A sale for tax mostly takes a year or more.',
    authority: {
      title: 'State law on home tax: relief and plans',
      provision:
        'for example Michigan MCL 211.7u; Washington RCW 84.36.381; Illinois 35 ILCS 200/15-172; Ohio Revised Code 323.152',
      url: 'https://www.usa.gov/state-taxes',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.park',
    rank: 4,
    asks: [
      ['mobile home', 'trailer park', 'manufactured home', 'lot rent', 'mobile home park'],
      [
        'leave',
        'evict',
        'evicted',
        'eviction',
        'move out',
        'kick me out',
        'kick us out',
        'notice to',
        '30 days',
        '60 days',
        'sold the park',
        'selling the park',
        'closing the park',
      ],
    ],

    verdict: 'do_this',

    says: 'Do not leave at once. Most states have a law for mobile home parks: the park mostly needs a lawful reason, written notice and a court. Call legal aid with the notice.',
    authority: {
      title: 'State mobile home park laws',
      provision:
        'for example Arizona A.R.S. 33-1476; Washington RCW 59.20.080; Michigan MCL 600.5775; Massachusetts M.G.L. c. 140, s. 32J',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.deposit-size',
    rank: 3,
    asks: [
      ['security deposit', 'deposit'],
      [
        'how much',
        'three months',
        'two months',
        'months rent',
        'limit',
        'maximum',
        'legal',
        'too high',
        'too much',
      ],
      ['landlord', 'apartment', 'lease', 'rental', 'renting'],
    ],
    when: {
      not: [
        { says: ['moved out', 'kept', 'keep', 'return', 'back', 'refund', 'deducted', 'cleaning'] },
      ],
    },
    verdict: 'it_depends',
    dependsOn: 'the law of your state',
    says: 'Many states cap a deposit at one to two months’ rent, and some have no cap. Get a receipt, and take photos of each room on the first day.',
    authority: {
      title: 'State security deposit limits',
      provision:
        'for example Massachusetts M.G.L. c. 186, s. 15B (one month); New Jersey N.J.S.A. 46:8-21.2 and Michigan MCL 554.602 (a month and a half)',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.rest-of-loan',
    rank: 2,
    asks: [
      [
        'foreclosure',
        'foreclosed',
        'lost our house',
        'lost my house',
        'lost our home',
        'lost my home',
        'trustee sale',
      ],
      [
        'deficiency',
        'still owe',
        'owe the rest',
        'the rest of the loan',
        'remaining balance',
        'owe the difference',
        'difference',
      ],
    ],

    verdict: 'it_depends',
    dependsOn: 'your state, the kind of sale and how long ago it was',
    says: 'Do not pay yet. Some states bar a lender from asking for the rest, and many give it only months to sue. Ask for the sale papers and show them to legal aid.',
    authority: {
      title: 'State law on the rest of a home loan',
      provision:
        'for example Arizona A.R.S. 33-814; Washington RCW 61.24.100; North Carolina G.S. 45-21.36; Georgia O.C.G.A. 44-14-161',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.dues-behind',
    rank: 2,
    asks: [
      [
        'hoa',
        'homeowners association',
        'condo association',
        'condominium association',
        'hoa dues',
        'hoa fees',
        'condo fees',
      ],
      ['lien', 'foreclose', 'foreclosure', 'behind', 'past due', 'owe', 'unpaid'],
    ],
    when: {
      not: [
        {
          says: [
            'mortgage company',
            'my servicer',
            'fine',
            'fines',
            'fined',
            'violation',
            'repaint',
          ],
        },
      ],
    },
    verdict: 'do_this',

    says: 'Ask in writing for a full account and offer a plan. In many states unpaid dues are a lien on the home and can lead to a sale. Each step needs written notice first.',
    authority: {
      title: 'State law on association dues and liens',
      provision:
        'for example North Carolina G.S. 47F-3-116; Illinois 765 ILCS 605/9; Washington RCW 64.90.485; Georgia O.C.G.A. 44-3-232',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: SINCE,
    },
  },
]
