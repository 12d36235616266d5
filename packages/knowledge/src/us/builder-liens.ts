/** Letters of builders and suppliers who claim a lien on a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LIEN = {
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
  when: {
    any: [
      {
        says: [
          'mechanics lien',
          'mechanic’s lien',
          "mechanic's lien",
          'mechanics’ lien',
          "mechanics' lien",
          'construction lien',
          'notice of furnishing',
          'preliminary notice',
        ],
      },
    ],
    not: [{ says: ['repair shop', 'towing', 'towed'] }],
  },
} satisfies Partial<Rule>

/** Those who work on a home have a lien on it in every state; each ends it in another way. */
const HOME_LIENS: Cells = {
  ...sameSays(
    'a firm that worked for your contractor mostly cannot keep a lien if you had paid the contractor in full. Keep proof of each payment',
    {
      MI: 'Construction Lien Act, MCL 570.1107, 570.1117 and 570.1118a',
      OH: 'Ohio Revised Code (R.C., ORC) 1311.011 and 1311.11',
      PA: 'Mechanics’ Lien Law of 1963, 49 P.S. 1301(b) and 1510(f)',
    },
  ),
  AZ: {
    says: 'only a firm that has a written contract with you can have a lien on the home in which you live',
    law: 'A.R.S. 33-1002(B)',
  },
  GA: {
    says: 'the firm must record the lien within 90 days of its work. If you record a notice of contest, it must sue within 60 days or the lien ends',
    law: 'O.C.G.A. 44-14-361.1, 44-14-367 and 44-14-368',
  },
  IL: {
    says: 'you can send the firm a notice to sue. If it does not sue within 30 days, the lien ends',
    law: 'Mechanics Lien Act, 770 ILCS 60/7 and 60/34',
  },
  NC: {
    says: 'the firm must file the lien within 120 days of its last work and sue within 180 days, or it ends',
    law: 'N.C.G.S. 44A-12 and 44A-13',
  },
  WA: {
    says: 'a lien on a home ends if the firm does not sue within eight months. On the home you live in it covers only what you still owed your contractor when the notice came',
    law: 'RCW 60.04.031 and 60.04.141',
  },
}

export const BUILDER_LIENS: readonly Rule[] = [
  {
    ...CHECKED,
    ...LIEN,
    checkedOn: '2026-11-22',
    id: 'us.lien.ca-builder',
    kind: 'right',
    regions: ['US-CA'],
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
  ...stateRows('home-lien', HOME_LIENS, LIEN),
]
