/** Questions about fines, parking, clamps and tolls. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FINE, PRIVATE_PARKING } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'nz.ask.fine',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [FINE, ASKING],
    dependsOn: 'the date on the notice',
    says: 'You have 28 days to pay, write to explain or ask for a hearing. If it goes to court, costs are added.',
    authority: LAW.infringement,
  },
  {
    ...ASK_MORE,
    id: 'nz.ask.private-parking',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [PRIVATE_PARKING, ASKING],
    rank: 20,
    dependsOn: 'what the signs said and its real loss',
    says: 'A private firm cannot fine you. It can claim only its fair loss. Write that you dispute it and say why.',
    authority: LAW.parking,
  },
  {
    ...ASK_MORE,
    id: 'nz.ask.clamped',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'do_this',
    asks: [['clamped', 'clamp', 'wheel clamp', 'towed'], ASKING],
    says: 'A wheel clamp fee may be $100 at most. Pay to free the car, keep the receipt and claim it back if it was wrong.',
    authority: LAW.clamp,
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.toll',
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
    topics: ['parking', 'consumer', 'general'],
    says: 'Not always. If you sold the car or did not drive, tell NZTA with proof. Pay the toll itself soon, so that no fine follows.',
    authority: {
      title: 'Land Transport Management Act 2003',
      provision: 'sections 50 to 55 (road tolls)',
      url: 'https://www.legislation.govt.nz/act/public/2003/0118/latest/whole.html',
      inForceFrom: '2009-01-25',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.not-driving',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['insurance'] }] },
    asks: [
      [
        'speed camera',
        'speeding ticket',
        'speeding fine',
        'camera ticket',
        'infringement',
        'traffic ticket',
        'camera fine',
        'red light camera',
        'parking ticket',
        'speeding',
      ],
      [
        "wasn't driving",
        'wasnt driving',
        'not driving',
        'someone else',
        'sold the car',
        'not me',
        'who was driving',
        "wasn't me",
        'wasnt me',
        'sold it',
        'my son was driving',
        'mate was driving',
        'flatmate was driving',
      ],
    ],
    says: 'Send the statutory declaration with the driver’s name and address to the issuer by the due date. If the car was sold or stolen, declare that. A false declaration is an offence.',
    authority: {
      title: 'Land Transport Act 1998, and Summary Proceedings Act 1957',
      provision: 'sections 133, 133A and 118 (owner and driver); section 21 (infringement notices)',
      url: 'https://www.legislation.govt.nz/act/public/1998/0110/latest/whole.html',
      inForceFrom: '2011-05-10',
    },
  },
]
