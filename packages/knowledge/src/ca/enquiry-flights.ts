/** Questions about flights and luggage. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHTS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['flight', 'airline', 'vol', 'compagnie aérienne'],
      [
        'cancelled',
        'canceled',
        'delayed',
        'refund',
        'denied boarding',
        'annulé',
        'retardé',
        'remboursement',
      ],
    ],
    says: 'You can mostly choose a refund or another flight. Money of up to $1,000 is due for delays that the airline could help. Claim from it within one year.',
    authority: {
      title:
        'Air Passenger Protection Regulations, SOR/2019-150, and Canada Transportation Act, S.C. 1996, c. 10',
      provision:
        'sections 10 to 19 (delays, cancellations, compensation); section 85.07 (the airline must prove its reason)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2023-09-30',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.luggage',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['luggage', 'baggage', 'suitcase', 'bags', 'bagage', 'bagages', 'valise'],
      ['lost', 'damaged', 'delayed', 'missing', 'late', 'perdu', 'endommagé', 'retardé'],
    ],
    says: 'The airline must pay your real loss, up to about 1,519 SDR (near $2,800). Write within 7 days for damage or 21 days for delay. You have two years to sue.',
    authority: {
      title:
        'Air Passenger Protection Regulations, SOR/2019-150, and Carriage by Air Act (Montreal Convention)',
      provision: 'section 23 of the Regulations; articles 17, 19, 22, 31 and 35 of the Convention',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2024-12-28',
    },
  },
]
