/** Questions about parking that name the fact the answer turns on. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite } from './cite-law.ts'
import { PARKING_ADVICE, singleCode } from './parking-sources.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['parking', 'debt', 'general'],
  kind: 'answer',
  rank: 5,
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>

const PRIVATE = [
  'private parking',
  'parking company',
  'parking firm',
  'parking charge',
  'parking charge notice',
  'parkingeye',
]

export const ENQUIRY_PARKING_CASES: readonly Rule[] = [
  {
    ...ASK,
    nations: ['scotland'],
    id: 'gb.ask-parking.scotland-not-driver',
    asks: [
      PRIVATE,
      [
        'not driving',
        "wasn't driving",
        'wasnt driving',
        'was not driving',
        'not the driver',
        'someone else was driving',
        "wasn't me driving",
      ],
    ],
    verdict: 'no',
    says: 'No. In Scotland only the driver can owe a private charge, and no law makes the keeper name the driver to the firm. Do not say who drove. A council penalty is different.',
    authority: cite('freedoms', 'Schedule 4 (law of England and Wales only)', 'schedule/4'),
  },
  {
    ...ASK,
    id: 'gb.ask-parking.private-fine',
    asks: [
      ['parking charge notice', 'private parking', 'supermarket', 'tesco', 'aldi', 'parkingeye'],
      ['a fine', 'real fine', 'criminal', 'actual fine'],
    ],
    verdict: 'no',
    says: 'No. A "parking charge notice" from a private firm is a claim for money under a contract. It is not a fine and gives no criminal record. Appeal it if it is wrong, and do not ignore court papers.',
    authority: cite('freedoms', 'Schedule 4, paragraph 2', 'schedule/4'),
  },
  {
    ...EW,
    id: 'gb.ask-parking.ignore-private',
    asks: [
      [...PRIVATE, 'euro car parks', 'ncp', 'ukpc', 'excel parking', 'smart parking', 'horizon'],
      ['ignore', 'bin it', 'throw it away', 'do nothing'],
    ],
    verdict: 'no',
    says: 'No, do not ignore it. It is not a fine, but the firm can go to court for it. Appeal to the firm within 28 days if it is wrong, and never ignore court papers.',
    authority: PARKING_ADVICE,
  },
  {
    ...ASK,
    id: 'gb.ask-parking.appeal-late',
    asks: [
      [...PRIVATE, 'parking ticket', 'parking fine', 'pcn'],
      [
        'after 28 days',
        'too late to appeal',
        'missed the 28 days',
        'late appeal',
        'missed the appeal',
        'missed the deadline to appeal',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'who sent it and why you are late',
    says: 'Write now, say why it is late, and ask them to look at it. A private firm can still accept it, and you can defend a court claim. For a council, wait for the next notice, which gives a new chance.',
    authority: PARKING_ADVICE,
  },
  {
    ...EW,
    id: 'gb.ask-parking.keeper-notice-time',
    asks: [
      ['notice to keeper', 'notice to the keeper', 'keeper notice', 'send a notice'],
      ['how long', 'how many days', 'by when', 'time limit', 'deadline', 'within'],
    ],
    verdict: 'do_this',
    says: 'If no ticket was left on the car, the notice must reach the keeper within 14 days of the parking. If a ticket was left, it must come between day 29 and day 56. If late, they can only chase the driver.',
    authority: cite('freedoms', 'Schedule 4, paragraphs 8 and 9', 'schedule/4'),
  },
  {
    ...EW,
    id: 'gb.ask-parking.sold-car',
    asks: [
      ['sold the car', 'sold my car', 'sold it', 'no longer own', 'part exchanged', 'not my car'],
      [...PRIVATE, 'parking', 'ticket', 'letter'],
    ],
    verdict: 'do_this',
    says: 'Tell them that you were not the keeper on that day. Send proof of the sale, such as the letter from DVLA, and the name and address of the buyer if you know it. Then you owe nothing as keeper.',
    authority: cite('freedoms', 'Schedule 4, paragraphs 2 and 4', 'schedule/4'),
  },
  {
    ...EW,
    id: 'gb.ask-parking.council-sold-car',
    asks: [
      ['notice to owner', 'pcn', 'penalty charge', 'council'],
      ['sold the car', 'sold my car', 'sold it', 'had sold', 'part exchanged'],
      ['pay', 'that the end', 'slip', 'proof', 'what do i do', 'challenge', 'appeal'],
    ],
    verdict: 'do_this',
    says: 'Do not pay. Send the council the slip as your formal challenge, within 28 days of the notice. Give the day of the sale and the name and address of the buyer. If it says no, the tribunal is free.',
    authority: cite('pcnAppeals', 'regulation 5', 'regulation/5'),
    nations: ['england'],
  },
  {
    ...ASK,
    id: 'gb.ask-parking.minutes-over',
    asks: [
      ['mins over', 'minutes over', 'mins late', 'minutes late', 'min over', 'overstayed by'],
      ['parking charge', 'ukpc', 'parkingeye', 'retail park', 'supermarket', 'private', 'horizon'],
    ],
    verdict: 'do_this',
    says: 'Appeal to the firm within 14 days, so that you keep the lower price if it says no. The code gives at least 10 minutes at the end, plus time at the start to read the signs. If it refuses, the independent appeal is free.',
    authority: singleCode('duration of parking period'),
  },
  {
    ...EW,
    id: 'gb.ask-parking.council-loading',
    asks: [
      ['loading', 'loading bay', 'unloading', 'delivering', 'delivery note', 'carrying a'],
      ['pcn', 'penalty charge', 'council', 'traffic warden', 'yellow line', 'double yellow'],
      ['should i pay', 'pay it', 'fight it', 'or fight', 'challenge', 'appeal', 'fair', 'allowed'],
    ],
    verdict: 'do_this',
    says: 'Challenge it within 14 days and send the delivery note. Real loading can be a full reason to cancel. Most councils offer the lower price again if they say no to a challenge in time. Ask before it ends.',
    authority: {
      title: 'Citizens Advice',
      provision: 'Appealing a parking ticket',
      url: 'https://www.citizensadvice.org.uk/law-and-courts/parking-tickets/appealing-parking-tickets/appealing-a-parking-ticket/',
      inForceFrom: '2008-03-31',
    },
  },
  {
    ...EW,
    id: 'gb.ask-parking.claim-form-away',
    topics: ['debt', 'parking', 'general'],
    asks: [
      ['claim form', 'court claim', 'county court claim'],
      ['parking', 'parking control', 'parkingeye', 'dcb legal', 'gladstones', 'bw legal'],
      [
        'too late',
        'come back from',
        'back from',
        'was away',
        'on holiday',
        'i moved',
        'never got any other letters',
      ],
    ],
    verdict: 'do_this',
    says: 'It may not be too late. You have 5 days for service and then 14 to acknowledge, or 28 to defend if you did. Call the court today: if there is no judgment, reply now. If there is one, ask to set it aside with form N244.',
    authority: {
      title: 'Civil Procedure Rules 1998',
      provision: 'CPR 10.3, 12.3, 13.3 and 15.4',
      url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part13',
      inForceFrom: '1999-04-26',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-parking.paid-wrong-reg',
    asks: [
      ['paid for parking', 'i paid', 'did pay', 'bought a ticket', 'paid at the machine'],
      [
        'wrong reg',
        'wrong registration',
        'wrong number plate',
        'wrong plate',
        'mistyped',
        'typed my reg',
        'wrong car',
      ],
    ],
    verdict: 'no',
    says: 'No, not the full charge in most cases. Appeal to the firm and send the receipt. Under the code a small slip should be cancelled. For a bigger slip, such as another car, it should be £20 at most.',
    authority: singleCode('keying errors and appeals charter'),
  },
]
