/** Questions about money back from the card firm or the bank. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PAID_BY_CARD: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.section-75',
    topics: ['consumer', 'general', 'debt'],
    rank: 15,
    asks: [
      [
        'credit card',
        'section 75',
        's75',
        'gone bust',
        'went bust',
        'administration',
        'liquidation',
        'bankrupt',
        'collapsed',
        'out of business',
        'closed down',
        'ceased trading',
      ],
      [
        'refund',
        'money back',
        'claim',
        'section 75',
        's75',
        'get my money',
        'rights',
        'help',
        'paid',
        'what can i do',
        'not turned up',
        'not delivered',
        'stopped answering',
        'how do i',
        'never came',
        'get anything back',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how you paid and the price of the thing',
    says: 'If any part was paid by credit card, and the thing cost over £100 and not over £30,000, the card firm is liable as well. Claim from it under section 75. For a debit card ask for a chargeback.',
    authority: CREDIT_LAW.cardSeller,
    checkBy: '2027-05-31',
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.chargeback',
    when: {
      not: [
        {
          says: [
            'safe account',
            'scammer',
            'flight',
            'seller has agreed',
            "still hasn't come and still",
          ],
        },
      ],
    },
    topics: ['consumer', 'general'],
    rank: 20,
    asks: [
      ['chargeback', 'debit card', 'visa', 'mastercard', 'paid by card'],
      [
        'refund',
        'money back',
        'claim',
        'chargeback',
        'get my money',
        'rights',
        'scam',
        'not arrived',
        'faulty',
        'cancelled',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask your bank for a chargeback. This is a rule of the card schemes, not a law, and it has a short time limit, often 120 days. So ask now. It works for small sums too.',
    authority: {
      title: 'Financial Ombudsman Service: chargebacks and section 75',
      provision: 'Goods and services bought with a card',
      url: 'https://www.financial-ombudsman.org.uk/consumers/complaints-can-help/credit-borrowing-money/goods-services-bought-credit',
      inForceFrom: '2015-01-01',
    },
  },
]
