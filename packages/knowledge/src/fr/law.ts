/** The provisions that the rows cite. Each link leads to the official consolidated text or the public body itself. By field in law-<field>.ts; this joins them for files that cite several. */
import type { Authority } from '@plainletter/contracts/rule'

import { LAW as CONSUMER } from './law-consumer.ts'
import { LAW as COURT } from './law-court.ts'
import { LAW as DEBT } from './law-debt.ts'
import { LAW as FINES } from './law-fines.ts'
import { LAW as HOME } from './law-home.ts'
import { LAW as TAX_AND_BENEFITS } from './law-tax-and-benefits.ts'
import { LAW as WORK } from './law-work.ts'

export const LAW = {
  ...DEBT,
  ...COURT,
  ...HOME,
  ...WORK,
  ...CONSUMER,
  ...TAX_AND_BENEFITS,
  ...FINES,
} as const satisfies Record<string, Authority>
