/** All leading cases of the United Kingdom, by subject, the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { COURT_PRECEDENTS } from './precedents-court.ts'
import { DEBT_PRECEDENTS } from './precedents-debt.ts'
import { PARKING_PRECEDENTS } from './precedents-parking.ts'

export const GB_PRECEDENTS: readonly Precedent[] = [
  ...PARKING_PRECEDENTS,
  ...DEBT_PRECEDENTS,
  ...COURT_PRECEDENTS,
]
