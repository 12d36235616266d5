/** Questions about fines, parking and tolls. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FINE, PRIVATE_PARKING } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'au.ask.fine',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [FINE, ASKING],
    dependsOn: 'your state and the due date',
    says: 'You can ask for a review, pay over time, name the driver or choose court, all before the due date on the notice.',
    authority: LAW.fines,
  },
  {
    ...ASK_MORE,
    id: 'au.ask.private-parking',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [
      [
        ...PRIVATE_PARKING,
        'private carpark fine',
        'shopping centre private',
        'westfield parking',
        'aldi carpark',
        'woolworths carpark',
      ],
      ASKING,
    ],
    rank: 20,
    dependsOn: 'what the signs said',
    says: 'A private firm cannot fine you. It can only claim under a contract and would have to sue. Ask for proof.',
    authority: LAW.accc,
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.toll',
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
    topics: ['debt', 'parking', 'consumer', 'general'],
    says: 'Not always. Ask the toll firm to drop its fees and to let you pay by parts. If you sold the car or did not drive, tell it with proof.',
    authority: {
      title: 'Toll laws of the states',
      provision:
        'Roads Act 1993 (NSW); Melbourne City Link Act 1995 and EastLink Project Act 2004 (Vic); Transport Infrastructure Act 1994 (Qld)',
      url: 'https://www.accc.gov.au/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.not-driving',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'speeding fine',
        'speed camera',
        'camera fine',
        'traffic fine',
        'fine',
        'infringement',
        'red light',
        'camera',
        'fines',
        'speed camera fine',
        'mobile phone camera',
        'parking fine',
      ],
      [
        "wasn't driving",
        'wasnt driving',
        'not driving',
        'someone else was driving',
        'sold the car',
        'not the driver',
        'not me driving',
        'who was driving',
        "wasn't me",
        'wasnt me',
        'my son was driving',
        'my daughter was driving',
        'mate was driving',
        'sold it',
      ],
    ],
    says: 'Name the driver in the form before the due date, online or by post. If you do not know who drove, write what you did to find out. A false name is an offence.',
    authority: {
      title: 'Road laws of the states',
      provision:
        'for example Road Transport Act 2013 (NSW), sections 184 to 188; Road Safety Act 1986 (Vic), Part 6AA; Infringements Act 2006 (Vic); State Penalties Enforcement Act 1999 (Qld)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2013-07-01',
    },
  },
]
