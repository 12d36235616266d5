/** Pregnancy at work: care in work time, and who goes last when jobs go. */
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
const PREGNANT_OR_PARENT: Test = {
  says: ['pregnant', 'pregnancy', 'maternity leave', 'adoption leave', 'shared parental leave'],
}
const REDUNDANT_SAID: Test = { says: ['redundant', 'redundancy'] }
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
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.redundancy.right-maternity',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER', 'OTHER'],
    rank: 4,
    when: { all: [PREGNANT_OR_PARENT, REDUNDANT_SAID] },
    says: 'Pregnant, on maternity leave or back from it? They must offer you a suitable free job before anyone else, until 18 months after the birth. If they do not, the dismissal is unfair.',
    authority: {
      title: 'Maternity and Parental Leave etc. Regulations 1999',
      provision: 'regulations 10 and 20, with Employment Rights Act 1996, section 99',
      url: 'https://www.legislation.gov.uk/uksi/1999/3312/regulation/10',
      inForceFrom: '2024-04-06',
    },
  },
]
