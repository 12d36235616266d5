/** Questions about a visa that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.visa-declined',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'visa',
        'work visa',
        'visitor visa',
        'student visa',
        'residence',
        'partnership visa',
        'resident visa',
        'aewv',
      ],
      ['declined', 'refused', 'rejected', 'reconsideration', 'appeal', 'denied'],
    ],
    says: 'In New Zealand with a valid visa, ask once for reconsideration within 14 days. For residence you can mostly appeal within 42 days. From abroad, apply again with better proof.',
    authority: {
      title: 'Immigration Act 2009',
      provision: 'sections 185 and 187 (reconsideration 14 days, residence appeals 42 days)',
      url: 'https://www.legislation.govt.nz/act/public/2009/0051/latest/whole.html',
      inForceFrom: '2010-11-29',
    },
  },
]
