/** Questions about money that the law of each state answers in its own way: what to do in any of them. The rows of the state say the rest. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'housing', 'parking', 'criminal', 'employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

/** Such laws are far older than this day. */
const SINCE = '2014-01-01'

export const ENQUIRY_STATE_MONEY: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-state.storage',
    rank: 3,
    asks: [
      [
        'storage unit',
        'self storage',
        'self-storage',
        'storage facility',
        'storage locker',
        'storage space',
        'public storage',
      ],
      [
        'auction',
        'auctioned',
        'sell',
        'sold',
        'lien',
        'behind',
        'missed',
        'late',
        'locked',
        'lock',
        'pay',
        'my stuff',
        'my things',
      ],
    ],

    verdict: 'do_this',

    says: 'Pay or make a deal in writing before the sale, and ask to take out papers, photos and medicine. The firm must write to you first, and state law says how.',
    authority: {
      title: 'State self-storage laws',
      provision:
        'for example Illinois 770 ILCS 95; Arizona A.R.S. 33-1703 and 33-1704; Washington RCW 19.150; Ohio Revised Code 5322',
      url: 'https://www.usa.gov/state-consumer',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.bounced-check',
    rank: 4,
    asks: [
      [
        'check bounced',
        'bounced check',
        'bad check',
        'bounced a check',
        'check i wrote',
        'check that bounced',
        'check to a store',
      ],
      ['bounced', 'returned', 'bad check', 'pay', 'arrest', 'jail', 'crime', 'sue', 'letter'],
    ],
    when: {
      not: [
        {
          says: [
            'deposited',
            'mobile deposit',
            'paycheck',
            'payroll',
            'employer',
            'scam',
            'fake check',
            'my boss',
          ],
        },
      ],
    },
    verdict: 'do_this',

    says: 'Pay the check soon in a way that leaves proof. State law limits what they can add. It is mostly a crime only if you meant to cheat.',
    authority: {
      title: 'State bad check laws',
      provision:
        'for example Georgia O.C.G.A. 13-6-15; Illinois 810 ILCS 5/3-806; North Carolina G.S. 6-21.3; Washington RCW 62A.3-515',
      url: 'https://www.usa.gov/state-consumer',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.city-harm',
    rank: 3,
    asks: [
      [
        'pothole',
        'city bus',
        'city truck',
        'city tree',
        'city sidewalk',
        'broken sidewalk',
        'sidewalk',
        'garbage truck',
        'snow plow',
        'snowplow',
        'sewer backup',
        'city sewer',
        'county road',
        'police car',
        'public works',
        'school bus',
      ],
      ['pay', 'sue', 'claim', 'who pays', 'damage', 'damaged', 'hurt', 'fell', 'injured', 'hit'],
    ],
    when: { not: [{ says: ['landlord', 'parking ticket', 'neighbor', 'shovel'] }] },
    verdict: 'do_this',

    says: 'Send the city, county or state a written claim at once. Some give only 90 days or six months. Take photos, and keep bills and names of people who saw it.',
    authority: {
      title: 'State tort claims acts',
      provision:
        'for example New Jersey N.J.S.A. 59:8-8 (90 days); Arizona A.R.S. 12-821.01 (180 days); Georgia O.C.G.A. 36-33-5 (six months)',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.money-exam',
    rank: 2,
    asks: [
      [
        'debtor exam',
        'debtor’s exam',
        "debtor's exam",
        'judgment debtor exam',
        'citation to discover assets',
        'information subpoena',
        'supplemental proceeding',
        'supplementary process',
        'order for examination',
        'debtor examination',
        "debtor's examination",
        'order to appear for examination',
        'appear for examination',
        'order to appear',
        'for examination',
        'debtors exam',
      ],
      [
        'do i',
        'have to',
        'must i',
        'what',
        'go',
        'happens',
        'can they',
        'should i',
        'jail',
        'arrested',
        'not going',
        'show up',
        'contempt',
      ],
    ],

    verdict: 'yes',

    says: 'Go, or send the answers by the day: it is an order of the court. List what money is safe, such as benefits. You need not pay with safe money.',
    authority: {
      title: 'State law on questions after a judgment',
      provision:
        'for example Illinois 735 ILCS 5/2-1402; Washington RCW 6.32; New Jersey Court Rule 6:7-2; Massachusetts M.G.L. c. 224',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.rent-to-own',
    rank: 2,
    asks: [
      [
        'rent-to-own',
        'rent to own',
        'rent-a-center',
        'rent a center',
        'lease to own',
        'lease-to-own',
        'aaron’s',
        "aaron's",
      ],
      [
        'give back',
        'give it back',
        'return',
        'behind',
        'late',
        'missed',
        'cannot pay',
        'can’t pay',
        "can't pay",
        'cant pay',
        'arrest',
        'theft',
        'stop paying',
        'my house',
        'stop',
      ],
    ],
    when: { not: [{ says: ['rent to own home', 'rent to own house', 'landlord'] }] },
    verdict: 'yes',

    says: 'You can mostly give the goods back and owe no later payments. Ask for a receipt. In most states you can also catch up within days and keep them.',
    authority: {
      title: 'State rent-to-own laws',
      provision:
        'for example Ohio Revised Code 1351; Illinois 815 ILCS 655; Michigan MCL 445.951; Georgia O.C.G.A. 10-1-680',
      url: 'https://www.usa.gov/state-consumer',
      inForceFrom: SINCE,
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.old-judgment',
    rank: 4,
    asks: [
      ['judgment'],
      [
        'years ago',
        'year old',
        'old judgment',
        'expire',
        'expired',
        'renew',
        'renewed',
        'still valid',
        'how long does a judgment',
        'how long is a judgment',
      ],
    ],

    verdict: 'it_depends',
    dependsOn: 'your state, and whether the judgment was renewed',
    says: 'A judgment mostly lasts five to 20 years and can often be renewed. Ask the court clerk for its date and each renewal before you pay or promise anything.',
    authority: {
      title: 'State law on how long a judgment lasts',
      provision:
        'for example Ohio Revised Code 2329.07; Georgia O.C.G.A. 9-12-60; North Carolina G.S. 1-47; New Jersey N.J.S.A. 2A:14-5',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: SINCE,
    },
  },
]
