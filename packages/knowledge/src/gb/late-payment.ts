/** Late payment between businesses. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const COMPANY_SAID: Test = { says: ['companies house'] }

const FILING_SAID: Test = {
  says: [
    'late filing',
    'filing penalty',
    'filed late',
    'accounts were filed',
    'accounts are overdue',
    'overdue accounts',
    'confirmation statement',
  ],
}

const COMPANY_LATE_LAW: Authority = {
  title: 'Companies Act 2006',
  provision: 'sections 451 to 453 (late accounts)',
  url: 'https://www.legislation.gov.uk/ukpga/2006/46/section/453',
  inForceFrom: '2009-02-01',
}

const COMPANY_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [COMPANY_SAID, FILING_SAID] },
} satisfies Partial<Rule>

export const LATE_PAYMENT: readonly Rule[] = [
  {
    ...COMPANY_ROW,
    id: 'gb.company.right-late',
    kind: 'right',
    rank: 7,
    says: 'You can appeal a late filing penalty, but only for a rare reason out of your control. Ask for time to pay before it goes to a collector.',
    authority: COMPANY_LATE_LAW,
  },
]
