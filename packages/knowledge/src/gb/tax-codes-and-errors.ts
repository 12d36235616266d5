/** Mistakes in a tax return, and a tax code that is wrong. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { CHECKING_SAID } from './tax-checks.ts'

export const TAX_CODES_AND_ERRORS: readonly Rule[] = [
  {
    ...CHECKED,
    kinds: ['TAX_DEMAND'],
    when: { all: [CHECKING_SAID] },
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-careful',
    kind: 'right',
    rank: 9,
    says: 'If you took care and still made a mistake, there is no penalty. If you were careless, telling HMRC about it before they find it makes the penalty much smaller.',
    authority: {
      title: 'Finance Act 2007',
      provision: 'Schedule 24 (penalties for errors), paragraphs 1, 3, 9 and 10',
      url: 'https://www.legislation.gov.uk/ukpga/2007/11/schedule/24',
      inForceFrom: '2008-04-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    kinds: ['TAX_DEMAND'],
    id: 'gb.tax.right-code',
    kind: 'right',
    rank: 9,
    when: { all: [{ says: ['tax code', 'p800', 'coding notice'] }] },
    says: 'You can object to a tax code. Tell HMRC why it is wrong. If you cannot agree, you can appeal to the tax tribunal.',
    authority: {
      title: 'Income Tax (Pay As You Earn) Regulations 2003',
      provision: 'regulation 18 (objecting to a code)',
      url: 'https://www.legislation.gov.uk/uksi/2003/2682/regulation/18',
      inForceFrom: '2004-04-06',
    },
  },
]
