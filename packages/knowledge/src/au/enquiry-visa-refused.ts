/** Questions about a visa that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.visa-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'visa',
        'partner visa',
        'visa application',
        'student visa',
        'tourist visa',
        'visitor visa',
        'work visa',
        '482',
        '485',
      ],
      [
        'refused',
        'refusal',
        'rejected',
        'denied',
        'cancelled',
        'appeal',
        'knocked back',
        'got refused',
        'got rejected',
        'turned down',
        'said no',
      ],
    ],
    says: 'Read the letter for the last day. In Australia you mostly have 28 days to ask the Administrative Review Tribunal; it cannot be extended. Get a registered migration agent or lawyer now.',
    authority: {
      title: 'Migration Act 1958, with the Administrative Review Tribunal Act 2024',
      provision:
        'sections 66, 338 and 347 (review within 28 days), and 48 (no second application in Australia)',
      url: 'https://www.legislation.gov.au/C1958A00062/latest/text',
      inForceFrom: '2024-10-14',
    },
  },
]
