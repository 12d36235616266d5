/** Questions about flights. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHTS: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'it_depends',
    asks: [
      ['flight', 'airline', 'air nz', 'air new zealand', 'jetstar'],
      [
        'cancelled',
        'canceled',
        'delayed',
        'refund',
        'cancel',
        'delay',
        'missed',
        'motel',
        'hotel',
        'stuck',
        'next day',
      ],
    ],
    dependsOn: 'why the flight was cancelled',
    says: 'It depends. If the airline was at fault, you can claim your costs, and a service must be done with care. Ask for a refund or another flight in writing.',
    authority: {
      title: 'Consumer Guarantees Act 1993',
      provision: 'sections 28 to 33 (services), with the Civil Aviation Act 2023 (delay)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html',
      inForceFrom: '2025-04-05',
    },
  },
]
