/** Tax credits for children or low pay that the IRS cuts. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CREDITS = {
  title: 'Internal Revenue Code (IRC): Earned Income Credit and Child Tax Credit',
  provision: '26 U.S.C. 24, 32 and 6213(b)(2)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section32&num=0&edition=prelim',
  inForceFrom: '2015-12-18',
}

const CREDIT = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      { says: ['earned income credit', 'earned income tax credit', 'eitc', 'child tax credit'] },
    ],
  },
} satisfies Partial<Rule>

export const TAX_CREDITS: readonly Rule[] = [
  {
    ...CREDIT,
    id: 'us.tax.right-credits',
    kind: 'right',
    rank: 4,
    says: 'If they cut a credit for children or low pay, you have 60 days to ask them to undo it. Send proof that the child lived with you.',
    authority: CREDITS,
  },
]
