/** Wages that were paid by mistake and spent in good faith. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const OVERPAID: Test = {
  says: [
    'salary overpayment',
    'overpayment of salary',
    'overpayment of wages',
    'overpaid wages',
    'overpaid salary',
    'net overpayment',
    'payroll',
  ],
}

const SPENT_IN_GOOD_FAITH: Authority = {
  title: 'Avon County Council v Howlett [1983] 1 WLR 605 (Court of Appeal)',
  provision: 'with Lipkin Gorman v Karpnale Ltd [1988] UKHL 12 (change of position)',
  url: 'https://www.bailii.org/uk/cases/UKHL/1988/12.html',
  inForceFrom: '1991-06-06',
}

export const WAGES_PAID_BY_MISTAKE: readonly Rule[] = [
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.pay-debt.spent-in-good-faith',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 9,
    when: { all: [OVERPAID] },
    says: 'Did you think the pay was right, and spend it? A court may let you keep some or all of it. This may fail if your contract says you must pay it back.',
    authority: SPENT_IN_GOOD_FAITH,
  },
]
