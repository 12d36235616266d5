/** Money asked of somebody who signed for another's rent or loan (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const GUARANTEE: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ENGLAND_AND_WALES,
    id: 'gb.guarantee.right-written',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'as guarantor',
            'you are the guarantor',
            'you guaranteed',
            'your guarantee',
            'deed of guarantee',
            'guarantor agreement',
            'guarantor for',
          ],
        },
      ],
    },
    says: 'A guarantee binds you only if it is in writing and signed by you or for you. Ask for a copy. See for which sums it holds, and how long.',
    authority: {
      title: 'Statute of Frauds 1677',
      provision: 'section 4 (a promise to pay for another must be in writing and signed)',
      url: 'https://www.legislation.gov.uk/aep/Cha2/29/3/section/IV',
      inForceFrom: '1677-06-24',
    },
  },
]
