/** New Zealand: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BILLS } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_SAFETY_AT_HOME } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_COURT_CLAIM,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_LOANS,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_BILLS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_FLIGHTS,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_VISA_REFUSED,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS,
  ...ENQUIRY_WORK,
  ...ENQUIRY_PAY,
  ...ENQUIRY_INHERITANCE,
  ...ENQUIRY_CHILDREN,
  ...ENQUIRY_SAFETY_AT_HOME,
  ...ENQUIRY_TRIAL_PERIOD,
  ...ENQUIRY_HOME_SOLD,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_HARDSHIP_MONEY,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_SEPARATED,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_LAST_PAY,
  ...ENQUIRY_VISA_WORKER,
  ...ENQUIRY_FLATMATES,
  ...ENQUIRY_TENANT_COSTS,
  ...ENQUIRY_OLD_DEBT,
  ...ENQUIRY_UNPAID_ORDER,
  ...ENQUIRY_OWNER_MOVES_IN,
  ...ENQUIRY_WORK_PAY_RULES,
  ...ENQUIRY_FENCES,
  ...ENQUIRY_CRASH_MY_FAULT,
  ...ENQUIRY_MOVED_CHILD,
  ...ENQUIRY_TERMS_OF_JOB,
  ...ENQUIRY_HOMES_AND_NOTICES,
]
