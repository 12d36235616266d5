/** Letters of builders and suppliers who claim a lien on a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const BUILDER_LIENS: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'us.lien.ca-builder',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'BAILIFF_NOTICE',
      'OTHER',
      'ENQUIRY',
    ],
    topics: ['debt', 'consumer', 'housing', 'general'],
    rank: 4,
    regions: ['US-CA'],
    when: {
      any: [
        {
          says: [
            'mechanics lien',
            'mechanic’s lien',
            "mechanic's lien",
            'mechanics’ lien',
            "mechanics' lien",
            'preliminary notice',
          ],
        },
      ],
      not: [{ says: ['repair shop', 'towing', 'towed'] }],
    },
    says: 'In California a builder’s lien on a home ends unless the builder sues within 90 days of recording it. A builder who needs a license and has none mostly cannot collect.',
    authority: {
      title:
        'California Civil Code 8200 to 8460 (mechanics liens) and Business and Professions Code 7031 and 7159',
      provision:
        'Civil Code 8200 (early notice), 8412 and 8414 (time to record), 8460 (90 days to sue); Business and Professions Code 7031 (license), 7159 (written contract)',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2012-07-01',
    },
  },
]
