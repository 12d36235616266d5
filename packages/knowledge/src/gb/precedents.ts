/** All leading cases of the United Kingdom, by subject, the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { BENEFITS_PRECEDENTS } from './precedents-benefits.ts'
import { CONSUMER_PRECEDENTS } from './precedents-consumer.ts'
import { COURT_PRECEDENTS } from './precedents-court.ts'
import { CREDIT_AGREEMENTS_PRECEDENTS } from './precedents-credit-agreements.ts'
import { DATA_AND_COPYRIGHT_PRECEDENTS } from './precedents-data-and-copyright.ts'
import { DEBT_PRECEDENTS } from './precedents-debt.ts'
import { DISMISSAL_PRECEDENTS } from './precedents-dismissal.ts'
import { EQUALITY_PRECEDENTS } from './precedents-equality.ts'
import { HOLIDAY_PAY_PRECEDENTS } from './precedents-holiday-pay.ts'
import { HOMELESSNESS_PRECEDENTS } from './precedents-homelessness.ts'
import { HOUSING_PRECEDENTS } from './precedents-housing.ts'
import { MORTGAGES_PRECEDENTS } from './precedents-mortgages.ts'
import { PARKING_PRECEDENTS } from './precedents-parking.ts'
import { PUBLIC_PRECEDENTS } from './precedents-public.ts'
import { TRAVEL_PRECEDENTS } from './precedents-travel.ts'
import { WORKERS_PRECEDENTS } from './precedents-workers.ts'

export const GB_PRECEDENTS: readonly Precedent[] = [
  ...PARKING_PRECEDENTS,
  ...DEBT_PRECEDENTS,
  ...CREDIT_AGREEMENTS_PRECEDENTS,
  ...COURT_PRECEDENTS,
  ...PUBLIC_PRECEDENTS,
  ...BENEFITS_PRECEDENTS,
  ...HOUSING_PRECEDENTS,
  ...MORTGAGES_PRECEDENTS,
  ...HOMELESSNESS_PRECEDENTS,
  ...DISMISSAL_PRECEDENTS,
  ...WORKERS_PRECEDENTS,
  ...HOLIDAY_PAY_PRECEDENTS,
  ...EQUALITY_PRECEDENTS,
  ...CONSUMER_PRECEDENTS,
  ...TRAVEL_PRECEDENTS,
  ...DATA_AND_COPYRIGHT_PRECEDENTS,
]
