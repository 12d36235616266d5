/** Questions about holidays and events that were cancelled. */
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

export const ENQUIRY_CANCELLED_EVENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.holiday-event',
    rank: 30,
    asks: [
      [
        'concert',
        'event',
        'ticket',
        'tickets',
        'festival',
        'show',
        'wedding venue',
        'venue',
        'course',
        'class',
        'party',
        'cottage',
        'holiday let',
        'villa',
        'airbnb',
        'owner cancelled',
      ],
      [
        'cancelled',
        'canceled',
        'postponed',
        'called off',
        "won't refund",
        'wont refund',
        'refuse to refund',
        'moved to',
        'new date',
        'rescheduled',
        'line up changed',
        'only a voucher',
        "won't give",
        'not giving',
        'owner cancelled',
        'offers a voucher',
        'voucher instead',
      ],
    ],
    verdict: 'yes',
    says: 'If the business cancels and cannot give what you paid for, you should in most cases get your money back. Ask the seller in writing, then your card firm.',
    authority: CONSUMER_LAW.unfairTerms,
  },
]
