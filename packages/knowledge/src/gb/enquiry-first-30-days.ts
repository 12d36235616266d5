/** Questions about goods that are faulty in the first 30 days. The Consumer Rights Act runs in all four nations. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority-consumer.ts'
import { BROKEN, OVER_30_DAYS, UNDER_30_DAYS } from './enquiry-consumer-words.ts'
import { BROKE_EARLY } from './goods-words.ts'

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

export const ENQUIRY_FIRST_30_DAYS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.faulty-30-days',
    when: {
      not: [
        {
          says: ['private seller', 'private sale', 'privately', 'marketplace', 'gumtree', 'vinted'],
        },
        { says: OVER_30_DAYS },
      ],
    },
    topics: ['consumer', 'general'],
    rank: 10,
    asks: [
      BROKE_EARLY,
      [
        'refund',
        'money back',
        'return',
        'reject',
        'take it back',
        'send it back',
        'exchange only',
        'only offer',
        'only offering',
        'credit note',
        'repair',
        'repaired',
        "won't refund",
        'refuse',
        'refusing',
      ],
      [
        'days ago',
        'last week',
        'yesterday',
        'this week',
        'week ago',
        'weeks ago',
        'within 30 days',
        'new',
        'brand new',
        'straight away',
        '2 weeks',
        'two weeks',
        '3 weeks',
        'three weeks',
        'a few days',
      ],
    ],
    verdict: 'yes',
    says: 'If it is faulty, you can reject it within 30 days and get all your money back. Tell the seller now, in writing. The seller must refund you within 14 days of agreeing.',
    authority: CONSUMER_LAW.shortReject,
  },
  {
    ...CASE,
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
    ...CASE,
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
]
