/** Belgium: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT } from './enquiry-work-accident.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_PREGNANCY_AND_BULLYING,
  ...ENQUIRY_ORDERS,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_COURT_PAPERS,
  ...ENQUIRY_ENDING_A_LEASE,
  ...ENQUIRY_PAY_AND_LEAVE,
  ...ENQUIRY_ENERGY_BILL,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_ESTATE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_SERVICES,
  ...ENQUIRY_FLIGHT,
  ...ENQUIRY_TAX,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_PRIVACY,
  ...ENQUIRY_TRAIN,
  ...ENQUIRY_DISMISSED_WHILE_ILL,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_DEPOSIT,
  ...ENQUIRY_REPAIRS,
  ...ENQUIRY_WAGE_SEIZURE,
  ...ENQUIRY_HOSPITAL_BILL,
  ...ENQUIRY_NO_ENTRY_REPORT,
  ...ENQUIRY_LATE_SICK_NOTE,
  ...ENQUIRY_LEASE_END_FLANDERS,
  ...ENQUIRY_FINE_REMINDER,
  ...ENQUIRY_ENERGY_AT_THE_DOOR,
  ...ENQUIRY_DOOR_SALE,
  ...ENQUIRY_NOTICE_WEEKS,
  ...ENQUIRY_OWN_NOTICE,
  ...ENQUIRY_COLLECTION_COSTS,
  ...ENQUIRY_SHORT_LEASE_END,
  ...ENQUIRY_SHOP_RETURN,
  ...ENQUIRY_WORK_ACCIDENT,
  ...ENQUIRY_PREMIUM_UNPAID,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED,
  ...ENQUIRY_MAINTENANCE,
  ...ENQUIRY_MAINTENANCE_AMOUNT,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR,
  ...ENQUIRY_PAY_HELD_BACK,
  ...ENQUIRY_ACCOUNT_CLOSED,
  ...ENQUIRY_MOVE_WITH_CHILD,
  ...ENQUIRY_SELF_EMPLOYED_DUES,
  ...ENQUIRY_CHANGED_MIND,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT,
  ...ENQUIRY_SPOKEN_LEASE,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL,
  ...ENQUIRY_NOTICE_PAY,
  ...ENQUIRY_BIRTH_LEAVE,
]
