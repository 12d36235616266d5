/** Dismissal and redundancy in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const NI_UNFAIR_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision:
    'articles 126, 130, 140 and 145 (unfair dismissal: one year of service, three months to claim)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/126',
  inForceFrom: '1996-09-24',
}
const NI_STEPS_LAW: Authority = {
  title: 'Employment (Northern Ireland) Order 2003',
  provision:
    'Schedule 1, with Employment Rights (Northern Ireland) Order 1996, article 130A (letter, meeting, appeal)',
  url: 'https://www.legislation.gov.uk/nisi/2003/2902/schedule/1',
  inForceFrom: '2005-04-03',
}
const NI_NOTICE_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'articles 118 to 121 (notice) and 124 (reasons in writing)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/118',
  inForceFrom: '1996-09-24',
}
const NI_REDUNDANCY_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'articles 170 to 174 and 197 (redundancy pay)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/170',
  inForceFrom: '1996-09-24',
}
const NI_EQUAL_LAW: Authority = {
  title: 'Fair Employment and Treatment (Northern Ireland) Order 1998',
  provision:
    'with Sex Discrimination (Northern Ireland) Order 1976 and Disability Discrimination Act 1995',
  url: 'https://www.legislation.gov.uk/nisi/1998/3162/contents',
  inForceFrom: '1999-03-01',
}

const NI_JOB_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['DISMISSAL_LETTER'],
} satisfies Partial<Rule>

const NI_BOTH_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const NI_REDUNDANT_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

export const DISMISSAL_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NI_JOB_ROW,
    id: 'gb.ni-job.right-unfair',
    kind: 'right',
    rank: 6,
    says: 'After a year in the job, your employer needs a fair reason and a fair way. You have three months less one day to claim, and must first call the Labour Relations Agency.',
    authority: NI_UNFAIR_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-steps',
    kind: 'right',
    rank: 7,
    says: 'Your employer must first write to you, then meet you, then let you appeal. If it left out a step, the dismissal is in most cases unfair.',
    authority: NI_STEPS_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-notice',
    kind: 'right',
    rank: 8,
    says: 'You have a right to a week of notice for each full year, from one week to 12. After a year you can ask for the reasons in writing.',
    authority: NI_NOTICE_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-equal',
    kind: 'right',
    rank: 9,
    says: 'You may not lose your job because of religion, politics, sex, race, disability, age or pregnancy. This holds from the first day.',
    authority: NI_EQUAL_LAW,
  },
  {
    ...NI_REDUNDANT_ROW,
    id: 'gb.ni-job.right-redundancy',
    kind: 'right',
    rank: 7,
    says: 'After two years you get redundancy pay by age, years and weekly pay. Ask in writing within six months if it is not paid.',
    authority: NI_REDUNDANCY_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    dayToAct: 'open',
    says: 'Appeal in writing by the day in the letter, as a tribunal can cut what you get if you do not. Keep contract, payslips and letters.',
    authority: NI_STEPS_LAW,
  },
]
