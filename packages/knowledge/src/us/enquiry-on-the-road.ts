/** Questions about traffic tickets, towing, tolls and private parking. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_TILL_JUNE, ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'

const TRAFFIC = {
  title: 'Traffic code and court rules of your state',
  provision: 'plead not guilty and ask for a hearing by the date on the ticket',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const TOW = {
  title: 'Towing law of your state and city',
  provision:
    'for example California Vehicle Code 22658, Texas Occupations Code 2308, Florida Statutes 715.07, Ohio Revised Code 4513.601',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const ASK_ROAD = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['parking', 'general', 'consumer'],
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-everyday.private-parking',
    kind: 'answer',
    rank: 9,
    topics: ['parking', 'consumer', 'general', 'debt'],
    checkedOn: '2026-11-22',
    asks: [
      [
        'private parking company',
        'private parking',
        'private lot',
        'parking company',
        'parking lot company',
      ],
      ['ticket', 'notice', 'fine', 'bill', 'charge'],
      ['have to pay', 'do i pay', 'ignore', 'owe', 'legal', 'collections'],
    ],
    verdict: 'do_this',
    says: 'It is a bill, not a fine from a court. The firm must show that clear signs set the price and that the sum is fair. Dispute it in writing with photos. If you really owe the fee, pay that part. A court decides if you disagree.',
    authority: {
      title: 'Contract law of your state',
      provision: 'offer, clear signs and fair damages (common law)',
      url: 'https://consumer.ftc.gov/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...ASK_ROAD,
    id: 'us.ask-life.traffic-ticket',
    kind: 'answer',
    rank: 9,
    when: {
      not: [
        {
          says: [
            'missed court',
            'missed my court',
            'missed traffic court',
            'missed the court',
            'missed my traffic',
            'forgot my court',
            'forgot court',
            'failure to appear',
            'failed to appear',
            'fta',
            'bench warrant',
            'didnt go to court',
            "didn't go to court",
          ],
        },
        { says: ['parking ticket', 'dui', 'dwi', 'search my car'] },
      ],
    },
    asks: [
      [
        'speeding ticket',
        'traffic ticket',
        'ticket for speeding',
        'got a ticket',
        'red light ticket',
        'citation',
        'red light camera',
        'camera ticket',
        'speed camera',
        'traffic stop',
        'ticket in the mail',
        'stop sign ticket',
        'pulled over',
        'gave me a ticket',
        'gave me ticket',
        'ticketed me',
        'wrote me a ticket',
        'i got ticketed',
      ],
      [
        'fight',
        'contest',
        'pay',
        'points',
        'court',
        'beat',
        'worth',
        'do i have to',
        'what happens',
        "wasn't me",
        'wasnt me',
        'show up',
        'dismiss',
        'how do i',
        'should i',
        'got a speeding ticket',
        'got a traffic ticket',
        'got a ticket',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your record and the proof',
    says: 'By the date on the ticket you can plead not guilty and ask for a hearing, or mostly ask for a driving course. To pay is to admit it. Never ignore it.',
    authority: TRAFFIC,
  },
  {
    ...ASK_ROAD,
    id: 'us.ask-life.towed',
    kind: 'answer',
    rank: 9,
    when: {
      not: [{ says: ['hoa', 'homeowners association', 'repossess', 'repossessed', 'repo'] }],
    },
    asks: [
      [
        'towed',
        'tow yard',
        'impound',
        'impounded',
        'booted',
        'tow truck',
        'towing company',
        'tow company',
        'got towed',
      ],
      [
        'car',
        'truck',
        'vehicle',
        'my',
        'parking lot',
        'apartment complex',
        'get it back',
        'how much',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the signs, the fee and your state',
    says: 'Get the car soon, as fees grow daily. Take photos of the signs and ask for a receipt. Many states limit fees and give you a hearing or a claim if the tow was wrong.',
    authority: TOW,
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.toll',
    kind: 'answer',
    rank: 12,
    verdict: 'it_depends',
    asks: [
      [
        'toll',
        'tolls',
        'toll bill',
        'toll company',
        'toll penalty',
        'toll notice',
        'eflow',
        'e-zpass',
        'sunpass',
        'linkt',
        'fastrak',
      ],
      ['pay', 'owe', 'sold', 'fees', 'penalty', 'fine', 'driving', 'sold my car', 'have to pay'],
    ],
    dependsOn: 'who owned and drove the car that day',
    topics: ['parking', 'consumer', 'debt', 'general'],
    says: 'Not always. If the car was sold, stolen or leased before that day, send the toll agency proof by the date in the notice. Check that the bill is real.',
    authority: {
      title: 'Toll law of your state',
      provision:
        'notice to the registered owner, and proof that another drove, sold or stole the car',
      url: 'https://www.usa.gov/local-governments',
      inForceFrom: '2015-01-01',
    },
  },
]
