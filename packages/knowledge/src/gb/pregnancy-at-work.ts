/** Pregnancy at work: care in work time. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PREGNANT_SAID: Test = {
  says: ['pregnant', 'pregnancy', 'antenatal', 'ante-natal', 'midwife'],
}
const WORK_SAID: Test = {
  says: [
    'boss',
    'employer',
    'employment',
    'work',
    'job',
    'shifts',
    'manager',
    'let you go',
    'last day',
  ],
}
const ANTENATAL_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'sections 47C, 55 to 57 and 99, with Maternity and Parental Leave etc. Regulations 1999, regulation 20 (antenatal care, pregnancy)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/55',
  inForceFrom: '2014-10-01',
}

const ANTENATAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [PREGNANT_SAID, WORK_SAID] },
} satisfies Partial<Rule>

export const PREGNANCY_AT_WORK: readonly Rule[] = [
  {
    ...ANTENATAL_ROW,
    id: 'gb.work.right-antenatal',
    kind: 'right',
    rank: 6,
    says: 'You may go to antenatal care in work time with pay. To cut your shifts or treat you worse for pregnancy is against the law from the first day.',
    authority: ANTENATAL_LAW,
  },
]
