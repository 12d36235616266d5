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
      provision:
        'sections 60 to 62 and 267 (services), and 18 and 29 (no false claims about your rights)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'au.ask.luggage',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['luggage', 'suitcase', 'suitcases', 'baggage', 'my bag', 'my bags'],
      [
        'airline',
        'flight',
        'airport',
        'plane',
        'flew',
        'qantas',
        'jetstar',
        'virgin',
        'emirates',
        'singapore airlines',
      ],
      [
        'lost',
        'late',
        'delayed',
        'damaged',
        'broken',
        'missing',
        'never arrived',
        'days later',
        'for days',
        'wheel',
        'buy clothes',
        'compensation',
      ],
    ],
    says: 'Report it at the airport and write to the airline at once, with receipts. On a trip to or from abroad you have 7 days for damage and 21 days for a late bag. It pays your loss up to about 1,519 SDR. Inside Australia it is 3 days for damage and 21 days for a lost bag, up to $3,000. After a no, go to fair trading or the tribunal of your state. You have two years for court.',
    authority: {
      title: 'Civil Aviation (Carriers’ Liability) Act 1959',
      provision:
        'Part IA (Montreal Convention, articles 17, 19, 22, 31 and 35) and Part IV (flights inside Australia, sections 29 to 34)',
      url: 'https://www.legislation.gov.au/C1959A00002/latest/text',
      inForceFrom: '2024-12-28',
    },
  },
]
