/** Words that the files on renting outside England look for. */
import { EVICT } from './housing-sources.ts'

export const DEPOSIT_WORRY = [
  'protected',
  'protect',
  'scheme',
  'back',
  'return',
  'returned',
  'keep',
  'keeping',
  'deduct',
  'deductions',
  'compensation',
  'cleaning',
  'refuse',
  'refusing',
  'withhold',
]

export const STOP_RENT = [
  'stop paying rent',
  'stop paying the rent',
  'stop paying my rent',
  'stop my rent',
  'stop rent',
  'withhold rent',
  'withhold the rent',
  'withhold my rent',
  'hold back rent',
  'hold back the rent',
  'not pay rent',
  'not pay the rent',
  'pay less rent',
]

/** A notice to end a home is told of: that comes before the deposit. */
export const NOTICE_GIVEN = [
  ...EVICT,
  'section 8',
  'section 21',
  'form 3a',
  'form 6a',
  'possession notice',
  'seeking possession',
]
