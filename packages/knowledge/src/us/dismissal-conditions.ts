/** How letters that end a job are known, and those with a release to sign. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const WORK = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

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
