/** Notices that a lender must send about arrears. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

export const ARREARS_NOTICES: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'gb.debt.right-arrears-notice',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    rank: 9,
    when: {
      all: [
        {
          says: [
            'notice of sums in arrears',
            'notice of arrears',
            'sums in arrears',
            'arrears notice',
          ],
        },
      ],
      not: [{ says: ['mortgage', 'tenancy', 'rent', 'council tax'] }],
    },
    says: 'After two missed payments (four if you pay weekly) a lender must send this notice. For a loan it comes again every six months. While it is late with one, it may not charge interest or enforce.',
    authority: {
      ...CREDIT_LAW.arrearsNotice,
      provision:
        'sections 86B to 86D, with the Consumer Credit (Information Requirements and Duration of Licences and Charges) Regulations 2007',
    },
  },
]
