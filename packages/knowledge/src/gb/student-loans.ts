/** Student loans: how they are paid back. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const STUDENT_SAID: Test = {
  says: [
    'student loans company',
    'student loan repayment',
    'student loan repayments',
    'student loan balance',
    'repay your student loan',
    'my student loan',
  ],
}

const GRANT_SAID: Test = {
  says: ['overpaid', 'overpayment', 'grant', 'bursary', 'not eligible', 'withdrew'],
}

const STUDENT_LAW: Authority = {
  title: 'Education (Student Loans) (Repayment) Regulations 2009',
  provision: 'Parts 3 to 5 (repayment of student loans)',
  url: 'https://www.legislation.gov.uk/uksi/2009/470/contents',
  inForceFrom: '2009-04-06',
}

const STUDENT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER', 'TAX_DEMAND'],
  when: { all: [STUDENT_SAID], not: [GRANT_SAID] },
} satisfies Partial<Rule>

export const STUDENT_LOANS: readonly Rule[] = [
  {
    ...STUDENT_ROW,
    id: 'gb.student.right-repay',
    kind: 'right',
    rank: 8,
    says: 'You repay a part of what you earn over a limit, not a fixed sum. Show your pay if they ask too much. Too much paid can be claimed back.',
    authority: STUDENT_LAW,
  },
]
