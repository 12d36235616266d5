/** The Debt Arrangement Scheme in Scotland, for debts of many kinds. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SCOTS_DEBT_LAW: Authority = {
  title: 'Debt Arrangement and Attachment (Scotland) Act 2002',
  provision: 'Part 1, with Debt Arrangement Scheme (Scotland) Regulations 2011',
  url: 'https://www.legislation.gov.uk/asp/2002/17/part/1',
  inForceFrom: '2011-07-01',
}

const SCOTS_DEBT_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: [
    'RENT_ARREARS_LETTER',
    'UTILITY_BILL_DEMAND',
    'TAX_DEMAND',
    'COURT_JUDGMENT',
    'BAILIFF_NOTICE',
  ],
} satisfies Partial<Rule>

export const DEBT_PLAN_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTS_DEBT_ROW,
    id: 'gb.scotland.right-debt-plan',
    kind: 'right',
    rank: 16,
    says: 'A debt payment programme under the Debt Arrangement Scheme lets you pay all debts over time. It stops interest and action by creditors. A money adviser sets it up.',
    authority: SCOTS_DEBT_LAW,
  },
]
