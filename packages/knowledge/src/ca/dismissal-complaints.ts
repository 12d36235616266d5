/** Complaints about a dismissal: to whom, and by when. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-work.ts'
import { FEDERAL_WORK } from './conditions.ts'

const WORK = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'ca.work.opt-standards',
    kind: 'option',
    option: 'complain',
    title: 'Complain to the labour office',
    cost: 'Free.',
    time: 'Months.',
    risk: 'In Ontario it can block a court claim for the same notice.',
    bestFor: 'They did not pay the minimum.',
    rank: 20,
    says: 'The employment standards office of your province can order unpaid wages and minimum notice pay for free.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.warn-limits',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'Some time limits are short: 45 days in Quebec, 90 days for federal jobs. Note the day your job ended.',
    authority: LAW.clcUnjust,
  },
  {
    ...WORK,
    id: 'ca.work.fed-unjust',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 90, unit: 'days', runsFrom: 'end_of_job', roll: 'none' },
    action: 'File an unjust dismissal complaint with the federal Labour Program',
    consequence: 'You lose this way to get your job or money.',
    weight: 'main',
    example: {
      clause: 'Canada Labour Code, section 240(2)',
      trigger: '2026-11-09',
      result: '2027-02-07',
    },
    when: FEDERAL_WORK,
    rank: 10,
    says: 'In a federal job with at least 12 months of work and no union, you have 90 days to complain of unjust dismissal.',
    authority: LAW.clcUnjust,
  },
  {
    ...WORK,
    id: 'ca.work.qc-124',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 45, unit: 'days', runsFrom: 'end_of_job', roll: 'none' },
    action: 'File a complaint with the CNESST',
    consequence: 'You lose the right to this complaint.',
    weight: 'main',
    example: {
      clause: 'Act respecting labour standards, section 124',
      trigger: '2026-11-09',
      result: '2026-12-24',
    },
    regions: ['CA-QC'],
    rank: 10,
    says: 'In Quebec, after two years of work, you have 45 days to complain of dismissal without good cause. We count from the letter.',
    authority: LAW.qcCnesst,
  },
  {
    ...WORK,
    id: 'ca.work.bc-complaint',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 6, unit: 'months', runsFrom: 'end_of_job', roll: 'none' },
    action: 'File a complaint with the Employment Standards Branch',
    consequence: 'The Branch can refuse a late complaint.',
    weight: 'main',
    example: {
      clause: 'Employment Standards Act, section 74(3)',
      trigger: '2026-11-09',
      result: '2027-05-09',
    },
    regions: ['CA-BC'],
    rank: 20,
    says: 'In British Columbia you have six months from your last day to complain about pay or notice.',
    authority: LAW.bcEsa,
  },
  {
    ...WORK,
    id: 'ca.work.ab-complaint',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 6, unit: 'months', runsFrom: 'end_of_job', roll: 'none' },
    action: 'File a complaint with Employment Standards',
    consequence: 'A late complaint can be refused.',
    weight: 'main',
    example: {
      clause: 'Employment Standards Code, section 82',
      trigger: '2026-11-09',
      result: '2027-05-09',
    },
    regions: ['CA-AB'],
    rank: 20,
    says: 'In Alberta you have six months from your last day to complain about pay or notice.',
    authority: LAW.abEsc,
  },
  {
    ...WORK,
    id: 'ca.work.on-claim',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 24, unit: 'months', runsFrom: 'end_of_job', roll: 'none' },
    action: 'Claim unpaid pay or notice pay',
    consequence: 'The claim is too late.',
    weight: 'further',
    example: {
      clause: 'Employment Standards Act, 2000, section 96(3)',
      trigger: '2026-11-09',
      result: '2028-11-09',
    },
    regions: ['CA-ON'],
    rank: 30,
    says: 'In Ontario you have two years to claim unpaid wages or notice pay. A claim for notice at the Ministry of Labour bars a court case for more, unless you take it back within two weeks. Get advice first.',
    authority: LAW.onEsa,
  },
  {
    ...WORK,
    id: 'ca.work.right-void-clause',
    kind: 'right',
    rank: 13,
    regions: ['CA-ON'],
    when: { not: FEDERAL_WORK.any },
    says: 'In Ontario one unlawful line on ending the job can void all limits on notice in your contract. Then you may be owed far more than the minimum. Show it to a lawyer.',
    authority: {
      title:
        'Employment Standards Act, 2000 (Ontario), and Waksdale v. Swegon North America Inc., 2020 ONCA 391',
      provision: 'section 5 (no contracting out)',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2020-06-17',
    },
  },
  {
    ...WORK,
    id: 'ca.work.right-two-years',
    kind: 'right',
    rank: 15,
    regions: ['CA-ON', 'CA-BC', 'CA-AB'],
    says: 'You mostly have two years to sue an employer for notice pay. Count from the day you were told.',
    authority: LAW.timeToSue,
  },
]

/** The rows, with those for questions where they fit. */
export const DISMISSAL_COMPLAINTS = fitQuestions(ROWS, FITS)
