/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority-consumer.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_REFUND: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.refund-time',
    topics: ['consumer', 'general'],
    rank: 40,
    asks: [
      ['refund', 'money back', 'refunded'],
      [
        'how long',
        'still waiting for my refund',
        'not paid',
        "haven't had",
        'havent had',
        'not received',
        'still not',
        'weeks ago they agreed',
        'taking ages',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'why you get the refund',
    says: 'For faulty goods, the seller has 14 days from the day it agrees. For a cancelled online order, it has 14 days from when it gets the goods, or your proof of sending them.',
    authority: CONSUMER_LAW.refund,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.voucher',
    when: { not: [{ says: ['booking', 'booked', 'tickets', 'flight', 'cancellation cover'] }] },
    topics: ['consumer', 'general'],
    rank: 20,
    asks: [
      ['credit note', 'voucher', 'gift card', 'store credit', 'exchange only'],
      ['refund', 'money back', 'instead', 'offered', 'offering', 'refuse', 'only', 'want'],
    ],
    verdict: 'no',
    says: 'If the goods are faulty, you do not have to take a voucher. A refund must come the way you paid. If you only changed your mind in a shop, its own policy decides.',
    authority: CONSUMER_LAW.shortReject,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.no-receipt',
    when: { not: [{ says: ['online', 'website', 'asos', 'internet', 'tags still on'] }] },
    rank: 25,
    asks: [
      [
        'receipt',
        'proof of purchase',
        'packaging',
        'original box',
        'no refunds sign',
        'no refunds',
        'sale item',
        'sale items',
        'in the sale',
      ],
    ],
    verdict: 'no',
    says: 'A lost receipt, a missing box or a "no refunds" sign does not end your rights on faulty goods. Show any proof, such as a bank statement. Sale goods have the same rights, but not for faults you were shown.',
    authority: CONSUMER_LAW.noSigningAway,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.return-cost',
    rank: 30,
    asks: [
      [
        'return postage',
        'return costs',
        'postage',
        'cost of returning',
        'pay to return',
        'send it back',
        'delivery charge',
        'restocking fee',
        'collection fee',
      ],
      ['pay', 'who', 'cost', 'charge', 'refund', 'fee', 'have to', 'free'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether it is faulty or you changed your mind',
    says: 'If it is faulty, the seller pays to get it back. If you changed your mind on an online order, you may have to pay, if they told you before. They must still refund the basic delivery price.',
    authority: CONSUMER_LAW.returning,
  },
]
