/** Questions about flights. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FLIGHT_TROUBLE } from './flight-words.ts'
const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHTS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'flight',
        'airline',
        'ryanair',
        'aer lingus',
        'aer lingus flight',
        'our flight',
        'plane',
        'luggage',
        'airport',
        'emirates',
        'easyjet',
        'wizz',
        'lufthansa',
        'british airways',
        'klm',
      ],
      FLIGHT_TROUBLE,
      [...FLIGHT_TROUBLE, ...ASKING],
    ],
    says: 'You can choose a refund or another flight. You may also get €250 to €600 if they told you late and it was not beyond their control. Claim from the airline first. After six weeks, or a no, complain free to the Irish Aviation Authority.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision:
        'articles 5 to 9 (cancellation, compensation, care) and 16 (complaint to the Irish Aviation Authority)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
]
