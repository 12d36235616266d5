/** The provisions and official pages that several rows cite. By field in authority-<field>.ts; this joins them for files that cite several. */
import type { Authority } from '@plainletter/contracts/rule'

import { LAW as CONSUMER } from './authority-consumer.ts'
import { LAW as COURT } from './authority-court.ts'
import { LAW as DEBT } from './authority-debt.ts'
import { LAW as FINES } from './authority-fines.ts'
import { LAW as FRAUD_AND_COPYRIGHT } from './authority-fraud-and-copyright.ts'
import { LAW as HOME } from './authority-home.ts'
import { LAW as TAX_AND_BENEFITS } from './authority-tax-and-benefits.ts'
import { LAW as WORK } from './authority-work.ts'

export const LAW = {
  ...DEBT,
  ...COURT,
  ...HOME,
  ...WORK,
  ...TAX_AND_BENEFITS,
  ...CONSUMER,
  ...FINES,
  ...FRAUD_AND_COPYRIGHT,
} as const satisfies Record<string, Authority>
