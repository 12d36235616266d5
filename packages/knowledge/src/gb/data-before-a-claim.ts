/** A copy of the data that a creditor holds, asked for before a claim. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const DATA_BEFORE_A_CLAIM: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'gb.lbc.right-data',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM'],
    rank: 26,
    says: 'You can ask the firm for a copy of all it holds on you: statements, notes and calls. It is free, and due within one month.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision: 'Articles 12 and 15, with Data Protection Act 2018, section 167',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
      inForceFrom: '2020-12-31',
    },
  },
]
