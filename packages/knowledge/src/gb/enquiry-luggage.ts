/** Questions about lost, late or damaged luggage. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_LUGGAGE: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-travel.luggage',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    asks: [
      ['luggage', 'suitcase', 'suitcases', 'baggage', 'my bag', 'bags'],
      [
        'airline',
        'flight',
        'airport',
        'easyjet',
        'ryanair',
        'wizz',
        'jet2',
        'tui',
        'british airways',
        'plane',
        'flew',
        'emirates',
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
        'wheels',
        'buy clothes',
        'compensation',
      ],
    ],
    verdict: 'do_this',
    says: 'Claim from the airline in writing, with the airport report (PIR) and receipts. For damage you have 7 days. For a late bag you have 21 days from when you got it back. It must pay for things you needed and for a lost bag, up to a limit. After a no, try its free dispute scheme or court.',
    authority: {
      title: 'Carriage by Air Act 1961',
      provision: 'Schedule 1B (Montreal Convention), articles 17, 19, 22 and 31',
      url: 'https://www.legislation.gov.uk/ukpga/Eliz2/9-10/27/schedule/1B',
      inForceFrom: '2004-06-28',
    },
  },
]
