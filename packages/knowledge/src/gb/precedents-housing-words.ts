/** Words that the leading cases on homes have in common. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE } from './cite-case.ts'

export const HOME = {
  ...GB_CASE,
  areas: ['housing'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY'],
} satisfies Partial<Precedent>
export const EW = { ...HOME, nations: ENGLAND_WALES }

export const EVICT = [
  'evict',
  'evicted',
  'eviction',
  'possession',
  'possession order',
  'notice to quit',
  'section 8',
  'kick me out',
  'throw me out',
  'lose my home',
  'leave my home',
]
export const HOMELESS = [
  'homeless',
  'homelessness',
  'temporary accommodation',
  'housing duty',
  'intentionally homeless',
  'rehoused',
  'rehouse',
]
