/** Questions about used cars and private sellers. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority.ts'
import { BROKEN, FAULTY, UNDER_30_DAYS } from './enquiry-consumer-words.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CASE = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'housing', 'employment'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_USED_CAR: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.used-car',
    topics: ['consumer', 'general'],
    rank: 10,
    asks: [
      ['car', 'van', 'motorbike', 'vehicle', 'second hand car', 'used car'],
      ['dealer', 'garage', 'bought', 'second hand', 'used'],
      [
        ...FAULTY,
        'problem',
        'problems',
        'engine',
        'gearbox',
        'clutch',
        'warning light',
        'reject',
        'refund',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you bought from a dealer, and how long ago',
    says: 'From a dealer you can reject a faulty car in the first 30 days. After that the dealer gets one go at a repair. Age and miles count. From a private seller it must only be as described.',
    authority: CONSUMER_LAW.remedies,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.private-seller',
    topics: ['consumer', 'general'],
    rank: 15,
    asks: [
      [
        'private seller',
        'private sale',
        'facebook marketplace',
        'marketplace',
        'gumtree',
        'vinted',
        'from a friend',
        'someone on',
      ],
      [...FAULTY, 'refund', 'money back', 'rights', 'scammed'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what the seller told you',
    says: 'With a private seller you have fewer rights. The thing must match what was said, and the seller must not lie. Keep the advert. If you paid by card or through the site, use its protection.',
    authority: {
      title: 'Sale of Goods Act 1979',
      provision: 'section 13, with, in England and Wales, Misrepresentation Act 1967, section 2',
      url: 'https://www.legislation.gov.uk/ukpga/1979/54/section/13',
      inForceFrom: '1980-01-01',
    },
  },
  {
    ...CASE,
    id: 'gb.ask-consumer.dealer-car-30-days',
    when: {
      not: [
        {
          says: ['private seller', 'private sale', 'privately', 'marketplace', 'gumtree', 'vinted'],
        },
      ],
    },
    asks: [
      ['dealer', 'car dealer', 'garage', 'dealership', 'trader'],
      UNDER_30_DAYS,
      [...BROKEN, 'sold as seen', 'reject', 'hand it back'],
      ['car', 'van', 'motorbike', 'corsa', 'fiesta', 'golf', 'astra', 'bought a used'],
    ],
    verdict: 'yes',
    says: 'Yes. If it was faulty when sold, you can hand it back within 30 days for all your money. Tell the dealer today in writing. "Sold as seen" does not take this right away, and you need not take half.',
    authority: CONSUMER_LAW.shortReject,
  },
]
