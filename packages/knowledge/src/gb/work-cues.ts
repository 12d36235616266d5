/** Words that tell of a job. */
import type { Test } from '@plainletter/contracts/rule'

export const WORKER_SAID = {
  says: [
    'employment',
    'employees',
    'employer',
    'redundant',
    'redundancy',
    'wages',
    'boss',
    'my job',
  ],
} satisfies Test
