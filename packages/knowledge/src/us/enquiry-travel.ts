/** Questions about flights and bags. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER } from './answers-in-common.ts'
import { CHECKED, cfr } from './cite-law.ts'

const AIRLINES = {
  ...cfr({
    title: 14,
    section: '260.6',
    name: 'Refunds for airline fares (FAA Reauthorization Act of 2024; unfair practices of airlines)',
    from: '2024-10-28',
  }),
  provision: '14 CFR 260.6; 49 U.S.C. 42305 and 41712',
}

const BAGS = {
  title: 'Baggage liability (domestic flights) and Montreal Convention (international flights)',
  provision: '14 CFR 254.4; Montreal Convention, articles 17, 19, 22 and 31',
  url: 'https://www.ecfr.gov/current/title-14/section-254.4',
  inForceFrom: '2003-11-04',
}

const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_TRAVEL: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.flight',
    rank: 15,
    asks: [
      ['flight', 'airline', 'plane'],
      [
        'cancelled',
        'canceled',
        'refund',
        'delayed',
        'changed',
        'money back',
        'cancel',
        'delay',
        'missed my connection',
        'overnight',
        'stranded',
        'voucher',
        'bumped',
        'stuck',
        'rebooked',
        'overbooked',
      ],
    ],
    verdict: 'yes',
    says: 'If the airline cancels or greatly changes your flight and you do not travel, it must give your money back. Within 7 business days for a card.',
    authority: AIRLINES,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.luggage',
    kind: 'answer',
    rank: 7,
    asks: [
      ['luggage', 'baggage', 'suitcase', 'checked bag', 'lost my bag', 'lost my bags', 'my bags'],
      ['lost', 'damaged', 'delayed', 'missing', 'broken'],
    ],
    verdict: 'yes',
    says: 'The airline must pay for lost, late or broken bags up to a limit. Report it at once, keep receipts, and write within 7 days for damage or 21 for delay.',
    authority: BAGS,
  },
]
