/** How letters that end a job are known, and those with a release to sign. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const WORK = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

/** Papers that offer money for a signature have law of their own. What holds for whoever loses a job holds beside it. */
export const JOB_ENDS = {
  any: [
    {
      says: [
        'employment',
        'employed',
        'position',
        'your job',
        'terminate',
        'terminated',
        'termination',
        'laid off',
        'layoff',
        'severance',
        'separation',
        'last day',
        'reduction in force',
        'let you go',
        'letting you go',
        'dismissed',
        'discharged',
        'fired',
        'empleo',
        'puesto',
        'despido',
        'despedido',
        'trabajo',
      ],
    },
  ],
} satisfies Condition

export const WAIVER = {
  any: [
    {
      says: [
        'severance agreement',
        'separation agreement',
        'general release',
        'release of claims',
        'waiver of claims',
        'release and waiver',
        'sign this agreement',
      ],
    },
  ],
}
