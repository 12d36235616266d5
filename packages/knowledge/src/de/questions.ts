/** Germany: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEALTH_FUND_DUES } from './enquiry-health-fund-dues.ts'
import { ENQUIRY_HEATING_AT_NIGHT } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_PAYMENT_ORDER_LATE } from './enquiry-payment-order-late.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT } from './enquiry-student-grant.ts'
import { ENQUIRY_SUBLET_REFUSED } from './enquiry-sublet-refused.ts'
import { ENQUIRY_SURETY } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_COLLECTION_FIRM,
  ...ENQUIRY_COLLECTION_COSTS,
  ...ENQUIRY_COURT_PAPERS,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_CREDIT,
  ...ENQUIRY_ESTATE,
  ...ENQUIRY_DEBTS_OF_A_PARTNER,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_TAX_AND_TV_FEE,
  ...ENQUIRY_ENERGY_BILL,
  ...ENQUIRY_PART_TIME,
  ...ENQUIRY_POWER_CUT,
  ...ENQUIRY_BUS_AND_TRAM,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_RENT_RISE,
  ...ENQUIRY_RUNNING_COSTS,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_OWN_NEED,
  ...ENQUIRY_NOTICE_FROM_LANDLORD,
  ...ENQUIRY_HOME_SOLD,
  ...ENQUIRY_MOVING_OUT,
  ...ENQUIRY_FAULTS_IN_THE_HOME,
  ...ENQUIRY_LANDLORD_ENTERS,
  ...ENQUIRY_HOUSING,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_DISMISSAL_IN_PROBATION,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_WORK_REFERENCE,
  ...ENQUIRY_WAGE_DEDUCTIONS,
  ...ENQUIRY_WAGES,
  ...ENQUIRY_MINIMUM_WAGE,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE,
  ...ENQUIRY_EMPLOYMENT,
  ...ENQUIRY_BANK_FRAUD,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_PARKING,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_CAR_ACCIDENT,
  ...ENQUIRY_RUNNING_CONTRACT,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_ONLINE_ORDERS,
  ...ENQUIRY_DELIVERY,
  ...ENQUIRY_FORMAL_WARNING,
  ...ENQUIRY_PACKAGE_TRAVEL,
  ...ENQUIRY_CONSUMER,
  ...ENQUIRY_FLIGHT,
  ...ENQUIRY_SICK_AT_WORK,
  ...ENQUIRY_EXIT_AGREEMENT,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_LOST_ON_THE_WAY,
  ...ENQUIRY_ADVANCE_MAINTENANCE,
  ...ENQUIRY_PRICE_ON_THE_PHONE,
  ...ENQUIRY_HEATING_AT_NIGHT,
  ...ENQUIRY_INSURER_CANCELS,
  ...ENQUIRY_BENEFIT_WAITING,
  ...ENQUIRY_BOTCHED_WORK,
  ...ENQUIRY_TRAINING_COSTS,
  ...ENQUIRY_CHURCH_TAX,
  ...ENQUIRY_TRAIN,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_DIVORCE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_DATA_BREACH,
  ...ENQUIRY_CREDIT_REFUSED,
  ...ENQUIRY_WITHDRAWAL,
  ...ENQUIRY_UNPAID_WAGES,
  ...ENQUIRY_DISABILITY_PENSION,
  ...ENQUIRY_OLD_DEBTS,
  ...ENQUIRY_OVERDRAFT_ENDED,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE,
  ...ENQUIRY_RENT_SURETY,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_GOODS_OF_OTHERS,
  ...ENQUIRY_TAX_ESTIMATE,
  ...ENQUIRY_FEE_EXEMPTION,
  ...ENQUIRY_LEAVING_A_LEASE,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE,
  ...ENQUIRY_PART_OF_THE_RENT,
  ...ENQUIRY_SMALL_FIRM,
  ...ENQUIRY_FREE_TIME,
  ...ENQUIRY_PAY_WHEN_ILL,
  ...ENQUIRY_BLOCK_TIME_REASONS,
  ...ENQUIRY_CANCEL_BY_EMAIL,
  ...ENQUIRY_UNDO_A_PURCHASE,
  ...ENQUIRY_GROSS_NEGLIGENCE,
  ...ENQUIRY_JOBCENTER_PROOF,
  ...ENQUIRY_JOBCENTER_WANTS_BACK,
  ...ENQUIRY_DRIVING_BAN,
  ...ENQUIRY_PAID_ENTRIES,
  ...ENQUIRY_DAY_CARE,
  ...ENQUIRY_STUDENT_GRANT,
  ...ENQUIRY_REFUSE_ESTATE,
  ...ENQUIRY_CONTACT_REFUSED,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK,
  ...ENQUIRY_INSOLVENCY,
  ...ENQUIRY_SURETY,
  ...ENQUIRY_CHILDRENS_NOISE,
  ...ENQUIRY_FURNISHED_ROOM,
  ...ENQUIRY_BLAME_FOR_MOULD,
  ...ENQUIRY_RECEIPTS_REFUSED,
  ...ENQUIRY_RENT_AFTER_WORKS,
  ...ENQUIRY_CHRISTMAS_PAY,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED,
  ...ENQUIRY_DEGREE_OF_DISABILITY,
  ...ENQUIRY_MOVING_WITH_INTERNET,
  ...ENQUIRY_COACHING_CONTRACT,
  ...ENQUIRY_MISSED_APPOINTMENT,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS,
  ...ENQUIRY_MAINTENANCE_LOWER,
  ...ENQUIRY_SICK_PAY_ENDED,
  ...ENQUIRY_OVERDRAWN_ACCOUNT,
  ...ENQUIRY_SMALL_PENSION,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS,
  ...ENQUIRY_FINE_NOT_THE_DRIVER,
  ...ENQUIRY_HIT_AND_RUN,
  ...ENQUIRY_NEIGHBOURS_BRANCHES,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT,
  ...ENQUIRY_CARE_LEVEL_REFUSED,
  ...ENQUIRY_SICK_CHILD,
  ...ENQUIRY_SMALL_REPAIRS,
  ...ENQUIRY_COLLECTOR_CALLS,
  ...ENQUIRY_RETURN_LOST,
  ...ENQUIRY_APPRENTICESHIP,
  ...ENQUIRY_REGISTRATION_PAPER,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR,
  ...ENQUIRY_POWER_CUT_AND_HEALTH,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_CHILD_BENEFIT,
  ...ENQUIRY_LOCKSMITH_PAID,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE,
  ...ENQUIRY_HEALTH_FUND_DUES,
  ...ENQUIRY_PAYMENT_ORDER_LATE,
  ...ENQUIRY_SUBLET_REFUSED,
  ...ENQUIRY_COMMON_BELIEFS,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX,
  ...ENQUIRY_REMINDER_FEES,
  ...ENQUIRY_OVERTIME_ORDERED,
  ...ENQUIRY_ILL_IN_PROBATION,
  ...ENQUIRY_ILL_FOR_WEEKS,
  ...ENQUIRY_NEW_BASIC_SECURITY,
]
