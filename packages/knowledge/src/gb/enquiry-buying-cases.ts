/** Questions about things bought that name the fact the answer turns on: how long ago, from whom, where. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSUMER_LAW, COPYRIGHT_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'housing', 'employment'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const UNDER_30_DAYS = [
  'yesterday',
  'days ago',
  'last week',
  'a week ago',
  'one week ago',
  '1 week ago',
  'two weeks ago',
  '2 weeks ago',
  'three weeks ago',
  '3 weeks ago',
  'this week',
]
const BROKEN = [
  'faulty',
  'broken',
  'stopped working',
  'broke',
  'gearbox',
  'engine',
  'clutch',
  'knocking',
  'warning light',
  'fault',
  'defective',
  'not working',
]

export const ENQUIRY_BUYING_CASES: readonly Rule[] = [
  {
    ...ASK,
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
  {
    ...ASK,
    id: 'gb.ask-consumer.repair-first-30-days',
    when: {
      not: [
        {
          says: ['private seller', 'private sale', 'privately', 'marketplace', 'gumtree', 'vinted'],
        },
      ],
    },
    asks: [
      ['accept a repair', 'have to accept', 'accept repair', 'take a repair', 'only a repair'],
      UNDER_30_DAYS,
    ],
    verdict: 'no',
    says: 'No. In the first 30 days you can reject faulty goods and get all your money back. If you choose a repair, those days stop while it is done. Tell the seller in writing.',
    authority: CONSUMER_LAW.shortReject,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.faulty-29-days',
    asks: [
      ['29 days', 'actually 29', '28 days', 'more than 28 days', '27 days', '26 days', '25 days'],
      [...BROKEN, 'flooded', 'leaked', 'leaking'],
      ['refund', 'money back', 'reject', 'repair'],
    ],
    verdict: 'yes',
    says: 'Yes, if you told the seller within 30 days of getting it. The law gives 30 days to reject faulty goods, not 28, and no repair comes first. Write to the seller today with both dates.',
    authority: CONSUMER_LAW.shortReject,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.shop-or-maker',
    asks: [
      ['manufacturer', 'maker', 'guarantee', 'warranty'],
      ['the shop', 'seller', 'retailer', 'online shop'],
      ['who has to prove', 'what can i ask for', 'go through them', 'surely it', 'who has to fix'],
    ],
    verdict: 'do_this',
    says: 'The shop must put it right, not the maker. Ask it for a repair or a new one, then a refund or price cut if that fails. After six months you may need to show that the fault was there from the start.',
    authority: CONSUMER_LAW.remedies,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.music-licence',
    asks: [
      ['themusiclicence', 'music licence', 'ppl', 'prs'],
      ['radio', 'music', 'playlist', 'spotify'],
      ['legally have to', 'have to', 'need', 'must', 'can they'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether anyone but you can hear it',
    says: 'If customers or staff hear the radio, you need their licence. If you play none, or only music that needs no licence, say so in writing. It must be true, and keep proof.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.faulty-months',
    when: {
      not: [
        {
          says: ['private seller', 'private sale', 'privately', 'marketplace', 'gumtree', 'vinted'],
        },
      ],
    },
    asks: [
      BROKEN,
      [
        '2 months',
        'two months',
        '3 months',
        'three months',
        '4 months',
        'four months',
        '5 months',
        'five months',
        'six months',
        '6 months',
      ],
      ['return', 'refund', 'take it back', 'send it back', 'money back', 'rights', 'repair'],
    ],
    verdict: 'yes',
    says: 'Yes, but the seller may repair or replace it first. If that fails, you can get a refund or a price cut. In the first six months the fault counts as there from the start, unless the seller shows it was not.',
    authority: CONSUMER_LAW.remedies,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.parcel-wrong-door',
    asks: [
      [
        'safe place',
        'wrong door',
        'wrong house',
        'wrong address',
        "door that isn't mine",
        'not my door',
        'not my house',
        'left outside',
        'says delivered',
        'never got it',
      ],
      ['who has to refund', 'refund', 'money back', 'seller', 'courier', 'evri', 'amazon', 'dpd'],
    ],
    verdict: 'do_this',
    says: 'The seller has to refund you or send a new one. It must get the goods to you or to a person you named. The courier works for the seller, not for you. If the seller refuses and you paid over £100 by credit card, ask the card firm.',
    authority: CONSUMER_LAW.delivery,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.cancel-service-14-days',
    asks: [
      ['gym', 'membership', 'subscription', 'broadband', 'phone contract', 'course', 'contract'],
      ['online', 'by phone', 'over the phone', 'app', 'website'],
      [
        'days ago',
        '14 day thing',
        '14 days',
        '14 day',
        'cooling off',
        'cooling-off',
        'last week',
        'yesterday',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, in most cases. A service bought online or by phone can be cancelled within 14 days of joining, for no reason. Do it in writing today. If you asked it to start at once, you pay only for the days you had it.',
    authority: CONSUMER_LAW.cancel,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.cancel-at-home',
    asks: [
      [
        'in my home',
        'at my home',
        'salesman',
        'saleswoman',
        'on the doorstep',
        'at my door',
        'came to my house',
      ],
      ['cancel', 'change my mind', 'changed my mind', 'get out of'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the goods are made to your own measure',
    says: 'For most deals made in your home you can cancel within 14 days, and longer if they did not tell you so. Things made to measure are left out. Write to them today.',
    authority: CONSUMER_LAW.cancel,
  },
]
