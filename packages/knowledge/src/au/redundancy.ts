/** Redundancy and firms that are insolvent. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-work.ts'
import { REDUNDANT } from './conditions.ts'

const WORK = {
  country: 'au',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'au',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORK_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'au.work.right-redundancy',
    kind: 'right',
    rank: 6,
    when: {
      any: [
        {
          says: [
            'redundant',
            'redundancy',
            'redundancies',
            'restructure',
            'restructuring',
            'retrenched',
            'retrenchment',
            'no longer required',
          ],
        },
      ],
    },
    says: 'Redundancy pay runs from 4 weeks after one year to 16 weeks after nine, then 12. Most small firms do not have to pay it.',
    authority: LAW.redundancy,
  },
  {
    ...WORK,
    id: 'au.work.insight-genuine',
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    actionable: 'If someone else now does your job, ask about an unfair dismissal claim.',
    rank: 10,
    when: REDUNDANT,
    says: 'A redundancy is genuine only if the job is really gone and they talked to you as the award says.',
    authority: LAW.redundancy,
  },
  {
    ...WORK_ACTS,
    id: 'au.work.right-consult',
    kind: 'right',
    rank: 15,
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'An award makes the employer talk with you before a redundancy. If it does not, the redundancy may not be genuine.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 389, 530 to 534 (consultation on redundancy) and the award',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WORK_ACTS,
    id: 'au.work.right-insolvent',
    kind: 'right',
    rank: 18,
    when: {
      any: [
        {
          says: [
            'liquidation',
            'liquidator',
            'administrator',
            'administration',
            'insolvent',
            'insolvency',
            'receivers',
          ],
        },
      ],
    },
    says: 'If the firm is insolvent, the government can pay unpaid wages, leave, notice and redundancy pay.',
    authority: {
      title: 'Fair Entitlements Guarantee Act 2012',
      provision: 'sections 5 and 10 (pay owed by an insolvent employer)',
      url: 'https://www.legislation.gov.au/C2012A00159/latest',
      inForceFrom: '2012-12-05',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const REDUNDANCY = fitQuestions(ROWS, FITS)
