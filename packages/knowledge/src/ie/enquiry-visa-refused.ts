/** Questions about a visa that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_VISA_REFUSED: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.visa-refused',
    kind: 'answer',
    checkBy: '2027-08-31',
    topics: ['immigration', 'family', 'general'],
    rank: 6,
    asks: [
      ['visa', 'join spouse', 'join family'],
      [
        'refused',
        'refusal',
        'rejected',
        'denied',
        'turned down',
        'appeal',
        'said no',
        'knocked back',
        'not granted',
        'reasons',
      ],
    ],
    verdict: 'do_this',
    says: 'Appeal in writing within two months of the date on the refusal. It is free. Answer each reason and add new papers: proof of the relationship, money and home. Read the letter: it says where to send the appeal, and if you can.',
    authority: {
      title: 'Immigration Act 2004',
      provision: 'section 17 (visas), with the visa appeals of Immigration Service Delivery',
      url: 'https://irishimmigration.ie/appeal-a-negative-decision',
      inForceFrom: '2004-02-13',
    },
  },
]
