/** Questions about flights. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHTS: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'it_depends',
    asks: [
      ['flight', 'airline', 'jetstar', 'qantas', 'virgin australia', 'rex'],
      [
        'cancelled',
        'canceled',
        'delayed',
        'refund',
        'cancel',
        'delay',
        'hotel',
        'voucher',
        'bumped',
        'stranded',
        'missed',
      ],
    ],
    dependsOn: 'why the flight was cancelled',
    says: 'It depends. A flight must be provided with due care and within a reasonable time. Ask the airline for a refund or another flight, and look at its own rules.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 and 267 (services)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
]
