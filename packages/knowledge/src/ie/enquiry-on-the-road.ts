/** Questions about fines, parking, clamps and tolls. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FINE, PRIVATE_PARKING } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ie.ask.fine',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [FINE, ASKING],
    dependsOn: 'the date on the notice',
    says: 'Pay within 28 days, or with half more within 56 days. If someone else drove, name them in time. To fight it you go to court.',
    authority: LAW.fixedCharge,
  },
  {
    ...ASK_MORE,
    id: 'ie.ask.clamped',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['clamped', 'clamp', 'clamping'],
      [...ASKING, 'my car', 'my van', 'car park', 'supermarket', 'apartment', 'release fee'],
    ],
    says: 'Pay to free the car and keep proof. Then appeal to the parking firm within 60 days, and after that to the NTA within 30 days.',
    authority: LAW.clampAppeal,
  },
  {
    ...ASK_MORE,
    id: 'ie.ask.private-parking',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [PRIVATE_PARKING, ASKING],
    rank: 30,
    dependsOn: 'what the signs said',
    says: 'A private firm cannot fine you. It may clamp where signs say so, and you can appeal.',
    authority: LAW.clamping,
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.toll',
    kind: 'answer',
    when: { not: [{ says: ['clamp', 'clamped', 'clamping'] }] },
    rank: 12,
    verdict: 'do_this',
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
    topics: ['debt', 'parking', 'consumer', 'general'],
    says: 'Check the notice on eflow.ie, typed by you. Pay the toll early, as it grows in steps. If you sold the car or were not there, appeal with proof.',
    authority: {
      title: 'Roads Act 1993',
      provision:
        'sections 61 to 66 (tolls and toll bye-laws), with Roads Act 2007, section 4 (default toll)',
      url: 'https://www.irishstatutebook.ie/eli/1993/act/14/enacted/en/html',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.council-parking',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 10,
    verdict: 'do_this',
    asks: [
      ['parking fine', 'parking ticket', 'traffic warden', 'fixed charge'],
      ['council', 'warden', 'sign', 'city', 'county'],
    ],
    says: 'Write to the council before the 28 days end and ask it to cancel, with photos. If it says no, pay in time or tell your side to a judge.',
    authority: {
      title: 'Local Authorities (Traffic Wardens) Act 1975',
      provision: 'section 3 (parking fines: 28 days to pay)',
      url: 'https://www.irishstatutebook.ie/eli/1975/act/14/enacted/en/html',
      inForceFrom: '1976-01-01',
    },
  },
]
