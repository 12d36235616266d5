/** An employer who wants the cost of a course back, or keeps the last pay for it (Great Britain). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const COURSE = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'training agreement',
          'training costs',
          'cost of your training',
          'cost of your course',
          'cost of the course',
          'course fees',
          'training course',
          'level 3 course',
          'your course',
        ],
      },
      {
        says: ['resigned', 'resignation', 'left your job', 'leaving', 'your employment', 'wages'],
      },
    ],
  },
} satisfies Partial<Rule>

export const COURSE_COSTS: readonly Rule[] = [
  {
    ...COURSE,
    id: 'gb.course.right-pay',
    kind: 'right',
    rank: 3,
    says: 'Pay may be kept only if your contract says so, or you agreed in writing before the course. For a course that the job needs, it may not push your pay below the minimum wage. Ask a tribunal for what was kept, soon.',
    authority: {
      title: 'Employment Rights Act 1996',
      provision:
        'sections 13, 14 and 23, with National Minimum Wage Regulations 2015, regulations 12 and 13',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/13',
      inForceFrom: '1996-08-22',
    },
  },
  {
    ...COURSE,
    id: 'gb.course.right-fair-sum',
    kind: 'right',
    rank: 4,
    says: 'A fair agreement asks for less the longer you stayed. A sum far above what the course cost them is a penalty, and a court does not enforce that. Ask for the bill of the course.',
    authority: {
      title: 'Cavendish Square Holding BV v Makdessi; ParkingEye Ltd v Beavis [2015] UKSC 67',
      provision: 'penalties in contracts',
      url: 'https://www.supremecourt.uk/cases/uksc-2013-0280',
      inForceFrom: '2015-11-04',
    },
  },
]
