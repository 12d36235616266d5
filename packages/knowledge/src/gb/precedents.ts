/** All leading cases of the United Kingdom, by subject, the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { CONSUMER_PRECEDENTS } from './precedents-consumer.ts'
import { COURT_PRECEDENTS } from './precedents-court.ts'
import { DEBT_PRECEDENTS } from './precedents-debt.ts'
import { HOUSING_PRECEDENTS } from './precedents-housing.ts'
import { PARKING_PRECEDENTS } from './precedents-parking.ts'
import { PUBLIC_PRECEDENTS } from './precedents-public.ts'
import { WORK_PRECEDENTS } from './precedents-work.ts'

export const GB_PRECEDENTS: readonly Precedent[] = [
  ...PARKING_PRECEDENTS,
  ...DEBT_PRECEDENTS,
  ...COURT_PRECEDENTS,
  ...PUBLIC_PRECEDENTS,
  ...HOUSING_PRECEDENTS,
  ...WORK_PRECEDENTS,
  ...CONSUMER_PRECEDENTS,
]
