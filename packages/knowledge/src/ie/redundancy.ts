/** Redundancy and firms that are insolvent. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-work.ts'

const WORK = {
  country: 'ie',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'ie',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORK_ACTS = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'ie.work.right-redundancy',
    kind: 'right',
    rank: 30,
    says: 'After two years redundancy pay is two weeks for each year and one week more. Pay above €600 a week does not count.',
    authority: {
      ...LAW.redundancy,
      provision:
        'sections 7 and 24 and Schedule 3 (Redundancy Payments Acts 1967 to 2014), with Minimum Notice and Terms of Employment Act 1973, section 4',
    },
  },
  {
    ...WORK,
    id: 'ie.work.insight-redundancy',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Ask how they chose you and keep the answer.',
    rank: 20,
    when: { any: [{ says: ['redundant', 'redundancy', 'rp50'] }] },
    says: 'Redundancy is about the job, not about you. If someone else does your job now, it may be unfair dismissal.',
    authority: {
      ...LAW.redundancy,
      provision:
        'section 7 (Redundancy Payments Acts 1967 to 2014), with Unfair Dismissals Acts 1977 to 2015, section 6 (a fair choice)',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ie.work.right-collective',
    kind: 'right',
    rank: 14,
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'When many jobs go at once, the firm must talk with the staff first and wait 30 days.',
    authority: {
      title: 'Protection of Employment Act 1977',
      provision: 'sections 6 to 14 (collective redundancy: information, consultation, 30 days)',
      url: 'https://www.irishstatutebook.ie/eli/1977/act/7/enacted/en/html',
      inForceFrom: '1977-05-10',
    },
  },
  {
    ...WORK,
    id: 'ie.work.right-insolvent',
    kind: 'right',
    rank: 18,
    when: {
      any: [
        {
          says: [
            'liquidation',
            'liquidator',
            'receiver',
            'receivership',
            'insolvent',
            'insolvency',
            'examiner',
            'wound up',
            'winding up',
          ],
        },
      ],
    },
    says: 'If the firm is insolvent, the State can pay wages, holiday pay, notice and redundancy pay that you are owed. Ask the liquidator to claim for you.',
    authority: {
      title: 'Protection of Employees (Employers’ Insolvency) Act 1984',
      provision: 'section 6 (payments from the Social Insurance Fund)',
      url: 'https://www.irishstatutebook.ie/eli/1984/act/21/enacted/en/html',
      inForceFrom: '1985-01-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const REDUNDANCY = fitQuestions(ROWS, FITS)
