/** Warnings, suspensions and improvement plans at work, and the worker's own file. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const WARNED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
  topics: ['employment'],
  when: {
    any: [
      {
        says: [
          'written warning',
          'final warning',
          'written reprimand',
          'disciplinary action',
          'disciplinary meeting',
          'disciplinary notice',
          'corrective action',
          'performance improvement plan',
          'progressive discipline',
          'suspended without pay',
          'suspension without pay',
          'investigatory interview',
          'write-up',
          'written up',
        ],
      },
    ],
    not: [{ says: ['student', 'school district', 'your child'] }],
  },
} satisfies Partial<Rule>

const TOGETHER = {
  ...usc({
    title: 29,
    section: '157',
    name: 'National Labor Relations Act (NLRA)',
    from: '1947-08-22',
  }),
  provision: '29 U.S.C. 157 and 158; NLRB v. J. Weingarten, Inc., 420 U.S. 251 (1975)',
}
const PROTECTED = {
  ...usc({
    title: 29,
    section: '2615',
    name: 'Family and Medical Leave Act (FMLA), Americans with Disabilities Act (ADA) and Title VII of the Civil Rights Act of 1964',
    from: '1993-08-05',
  }),
  provision: '29 U.S.C. 2615; 42 U.S.C. 12112, 12203 and 2000e-3; 29 CFR 825.220',
}

const OWN_FILE: Cells = {
  CA: {
    says: 'you may ask in writing to see your personnel file and get a copy. The firm has 30 days',
    law: 'California Labor Code 1198.5',
  },
  IL: {
    says: 'you may ask in writing to see your personnel file and get a copy. You may add your own answer to it',
    law: 'Personnel Record Review Act, 820 ILCS 40',
  },
  MA: {
    says: 'you may ask in writing to see your personnel file and get a copy. You may add your own answer to it',
    law: 'M.G.L. c. 149, s. 52C',
  },
  MI: {
    says: 'you may ask in writing to see your personnel file and get a copy. You may add your own answer to it',
    law: 'Bullard-Plawecki Employee Right to Know Act, MCL 423.501 to 423.512',
  },
  WA: {
    says: 'you may ask in writing to see your personnel file and get a copy. You may add your own answer to it',
    law: 'RCW 49.12.240 to 49.12.260',
  },
}

export const WORKPLACE_WARNINGS: readonly Rule[] = [
  {
    ...WARNED,
    id: 'us.warned.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER'],
    rank: 4,
    says: 'Your employer says that you broke a rule or did not do well. It may use this paper later as a reason to fire you.',
    authority: PROTECTED,
  },
  {
    ...WARNED,
    id: 'us.warned.right-protected',
    kind: 'right',
    rank: 4,
    says: 'A warning for protected leave, a disability, or a complaint about unfair treatment breaks federal law. Tell the firm if that is the reason.',
    authority: PROTECTED,
  },
  {
    ...WARNED,
    id: 'us.warned.right-together',
    kind: 'right',
    rank: 6,
    says: 'You may talk with coworkers about pay and rules. With a union you may ask for its helper before questions that can lead to punishment.',
    authority: TOGETHER,
  },
  {
    ...WARNED,
    id: 'us.warned.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer in writing, calm and short, with dates and names of people who saw it. Ask to have your answer put in your file.',
    authority: PROTECTED,
  },
  ...stateRows('own-file', OWN_FILE, {
    kinds: ['OTHER', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 16,
    when: {
      any: [
        ...WARNED.when.any,
        {
          says: [
            'personnel file',
            'employee file',
            'employment file',
            'employment records',
            'violation of company policy',
            'violation of the attendance policy',
            'attendance policy',
            'poor performance',
            'misconduct',
            'policy violation',
            'violation of policy',
          ],
        },
      ],
      not: [{ says: ['unemployment'] }],
    },
  }),
]
