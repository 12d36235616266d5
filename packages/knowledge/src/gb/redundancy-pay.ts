/** Redundancy pay: the sum, and who pays when the employer has no money. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const INSOLVENT_SAID: Test = {
  says: [
    'insolvent',
    'insolvency',
    'administrators',
    'in administration',
    'gone into administration',
    'entered administration',
    'liquidation',
    'liquidator',
    'gone bust',
    'gone under',
  ],
}
const PAY_SAID: Test = {
  says: [
    'redundant',
    'redundancy',
    'wages',
    'unpaid wages',
    'boss',
    'my job',
    'employees are',
    'all employees',
  ],
}
const FUND_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 166 and 182 to 186 (pay from the National Insurance Fund)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/182',
  inForceFrom: '1996-08-22',
}
const WEEKS_PAY_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 162, 220 to 227 and 163 (sum of redundancy pay, tribunal)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/162',
  inForceFrom: '1996-08-22',
}

const FUND_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [INSOLVENT_SAID, PAY_SAID] },
} satisfies Partial<Rule>

const REDUNDANT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

export const REDUNDANCY_PAY: readonly Rule[] = [
  {
    ...FUND_ROW,
    id: 'gb.work.right-insolvent',
    kind: 'right',
    rank: 5,
    says: 'If your employer has no money, the state pays redundancy pay, up to eight weeks of wages, and holiday and notice, up to a limit. Ask the insolvency practitioner for your case number.',
    authority: FUND_LAW,
  },
  {
    ...REDUNDANT_ROW,
    id: 'gb.work.right-redundancy-sum',
    kind: 'right',
    rank: 14,
    says: "Check the sum: half, one, or one and a half weeks' pay for each full year, by your age. It counts 20 years at most, and a week's pay has a limit.",
    checkedOn: '2026-11-23',
    authority: WEEKS_PAY_LAW,
  },
]
