/** Questions about a visa that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED: readonly Rule[] = [
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.visa-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'study permit',
        'work permit',
        'visitor visa',
        'visa application',
        'permanent residence',
        'pr application',
        'sponsorship',
        'permis d’études',
        "permis d'études",
        'permis de travail',
      ],
      ['refused', 'refusal', 'rejected', 'denied', 'declined', 'refusé', 'appeal'],
    ],
    says: 'Ask the Federal Court within 15 days if you are in Canada, or 60 days if you are abroad. You can also apply again with better proof. Get the officer’s notes.',
    authority: {
      title: 'Immigration and Refugee Protection Act, S.C. 2001, c. 27',
      provision: 'section 72 (Federal Court: 15 or 60 days), section 63 (appeals of sponsors)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-2.5/',
      inForceFrom: '2002-06-28',
    },
  },
]
