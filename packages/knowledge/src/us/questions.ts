/** The United States: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { AGREEMENTS } from './agreements.ts'
import { ENQUIRY_CAR } from './enquiry-car.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY } from './enquiry-everyday.ts'
import { ENQUIRY_GUIDANCE } from './enquiry-guidance.ts'
import { ENQUIRY_HOME } from './enquiry-home.ts'
import { ENQUIRY_LIFE } from './enquiry-life.ts'
import { ENQUIRY_PAY_AND_CARS } from './enquiry-pay-and-cars.ts'
import { ENQUIRY_PUBLIC } from './enquiry-public.ts'
import { ENQUIRY_STATE_HOMES } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY } from './enquiry-state-money.ts'
import { ENQUIRY_STORIES } from './enquiry-stories.ts'
import { ENQUIRY_TROUBLES } from './enquiry-troubles.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'
import { STATE_OLD_DEBTS } from './state-old-debts.ts'
import { STATE_RENT_LIMITS } from './state-rent-limits.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_PUBLIC,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_CAR,
  ...ENQUIRY_HOME,
  ...ENQUIRY_WORK,
  ...ENQUIRY_UNEMPLOYMENT,
  ...ENQUIRY_CONSUMER,
  ...ENQUIRY_EVERYDAY,
  ...ENQUIRY_GUIDANCE,
  ...AGREEMENTS,
  ...ENQUIRY_LIFE,
  ...ENQUIRY_PAY_AND_CARS,
  ...ENQUIRY_STORIES,
  ...ENQUIRY_TROUBLES,
  ...ENQUIRY_STATE_HOMES,
  ...ENQUIRY_STATE_MONEY,
  ...STATE_OLD_DEBTS,
  ...STATE_RENT_LIMITS,
]
