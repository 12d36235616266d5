/** Illness and work: sick pay, fair changes and reports of doctors. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { WORKER_SAID } from './work-cues.ts'

const SICK_SAID: Test = {
  says: ['sick pay', 'ssp', 'statutory sick pay', 'signed off', 'fit note', 'sick note'],
}
const SICK_PAY_LAW: Authority = {
  title: 'Social Security Contributions and Benefits Act 1992',
  provision: 'sections 151 to 157, as changed by Employment Rights Act 2025',
  url: 'https://www.legislation.gov.uk/ukpga/1992/4/section/151',
  inForceFrom: '2026-04-06',
}

const SICK_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [SICK_SAID, WORKER_SAID] },
} satisfies Partial<Rule>
export const ILL_SAID: Test = {
  says: [
    'sick',
    'sickness',
    'sickness absence',
    'occupational health',
    'ill health',
    'ill-health',
    'disability',
    'disabled',
    'medical capability',
    'long-term absence',
    'depression',
    'anxiety',
    'stress',
  ],
}
const REPORT_SAID: Test = {
  says: [
    'medical report',
    'gp report',
    'consent to contact your doctor',
    'access to medical reports',
    'report from your doctor',
    'report from your gp',
  ],
}
const SICK_DISMISSED_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 6, 15, 20 and 39 (illness that is a disability)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/15',
  inForceFrom: '2010-10-01',
}
const REPORT_LAW: Authority = {
  title: 'Access to Medical Reports Act 1988',
  provision: 'sections 3 to 7',
  url: 'https://www.legislation.gov.uk/ukpga/1988/28/section/3',
  inForceFrom: '1989-01-01',
}

const ILL_DISMISSED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  when: { all: [ILL_SAID] },
} satisfies Partial<Rule>

const REPORT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['DISMISSAL_LETTER', 'OTHER', 'ENQUIRY', 'INSURANCE_DECISION'],
  when: { all: [REPORT_SAID] },
} satisfies Partial<Rule>

export const ILLNESS_AT_WORK: readonly Rule[] = [
  {
    ...SICK_ROW,
    id: 'gb.work.right-sick-pay',
    kind: 'right',
    rank: 8,
    says: 'Since 6 April 2026 statutory sick pay starts on the first day you are ill, however little you earn. It lasts up to 28 weeks.',
    authority: SICK_PAY_LAW,
  },
  {
    ...ILL_DISMISSED_ROW,
    id: 'gb.job.right-illness',
    kind: 'right',
    rank: 8,
    says: 'An illness that lasts a year or more may be a disability. Then your employer must make fair changes first, and may not dismiss you for it without a good reason.',
    authority: SICK_DISMISSED_LAW,
  },
  {
    ...REPORT_ROW,
    id: 'gb.job.right-report',
    kind: 'right',
    rank: 10,
    says: 'They need your consent for a report from your own doctor. You can see it first and ask for errors to be put right.',
    authority: REPORT_LAW,
  },
]
