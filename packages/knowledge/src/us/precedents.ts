/** All leading cases of the United States, by subject, the most telling first. All bind every state. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { DEBT_PRECEDENTS } from './precedents-debt.ts'
import { HOME_AND_WORK_PRECEDENTS } from './precedents-home-and-work.ts'

export const US_PRECEDENTS: readonly Precedent[] = [...DEBT_PRECEDENTS, ...HOME_AND_WORK_PRECEDENTS]
