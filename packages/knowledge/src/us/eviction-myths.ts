/** What people wrongly believe of eviction: locks, and the last day of a notice. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const HOME = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
} satisfies Partial<Rule>

export const EVICTION_MYTHS: readonly Rule[] = [
  {
    ...HOME,
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    id: 'us.home.myth-locks',
    kind: 'myth',
    premise: [
      'change the locks',
      'changed the locks',
      'lock me out',
      'locked me out',
      'locked out',
      'throw my stuff out',
      'shut off the power',
      'turn off my electricity',
    ],
    says: 'A landlord may not lock you out or cut off power to make you leave. In nearly every state it must use the court.',
    authority: HOME_LAW.stateLockout,
  },
  {
    ...HOME,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    id: 'us.home.myth-out-on-date',
    kind: 'myth',
    premise: [
      'have to be out',
      'must be out',
      'out in three days',
      'out in 3 days',
      'leave in three days',
      'leave in 3 days',
      'leave by',
    ],
    says: 'The last day of a notice is not the day you are put out. The landlord must then file a case and win it.',
    authority: HOME_LAW.stateTenant,
  },
]
