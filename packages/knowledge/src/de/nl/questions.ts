/** Germany in Dutch: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_NL } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_NL } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_NL } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_NL } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_NL } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_NL } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_NL } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_NL } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_NL } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_NL } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_NL } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_NL } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_NL } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_NL } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_NL } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_NL } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_NL } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_NL } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_NL } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_NL } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_NL } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_NL } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_NL } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_NL } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_NL } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_NL } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_NL } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_NL } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_NL } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_NL } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_NL } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_NL } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_NL } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_NL } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_NL } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_NL } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_NL } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_NL } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_NL } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_NL } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_NL } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_NL } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_NL } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_NL } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_NL } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_NL } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_NL } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_NL } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_NL } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_NL } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_NL } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_NL } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_NL } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_NL } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_NL } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_NL } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_NL } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_NL } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_NL } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_NL } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_NL } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_NL } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_NL } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_NL } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_NL } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_NL } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_NL } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_NL } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_NL } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_NL } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_NL } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_NL } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_NL } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_NL } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_NL } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_NL } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_NL } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_NL } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_NL } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_NL } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_NL } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_NL } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_NL } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_NL } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_NL } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_NL } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_NL } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_NL } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_NL } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_NL } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_NL } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_NL } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_NL } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_NL } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_NL } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_NL } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_NL } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_NL } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_NL } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_NL } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_NL } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_NL } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_NL } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_NL } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_NL } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_NL } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_NL } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_NL } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_NL } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_NL } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_NL } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_NL } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_NL } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_NL } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_NL } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_NL } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_NL } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_NL } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_NL } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_NL } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_NL } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_NL } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_NL } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_NL } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_NL } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_NL } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_NL } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_NL } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_NL } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_NL,
  ...ENQUIRY_TRAINING_COSTS_NL,
  ...ENQUIRY_BOTCHED_WORK_NL,
  ...ENQUIRY_BENEFIT_WAITING_NL,
  ...ENQUIRY_INSURER_CANCELS_NL,
  ...ENQUIRY_HEATING_AT_NIGHT_NL,
  ...ENQUIRY_DISABILITY_PENSION_NL,
  ...ENQUIRY_PRICE_ON_THE_PHONE_NL,
  ...ENQUIRY_ADVANCE_MAINTENANCE_NL,
  ...ENQUIRY_LOST_ON_THE_WAY_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_EXIT_AGREEMENT_NL,
  ...ENQUIRY_SICK_AT_WORK_NL,
  ...ENQUIRY_UNPAID_WAGES_NL,
  ...ENQUIRY_WITHDRAWAL_NL,
  ...ENQUIRY_CREDIT_REFUSED_NL,
  ...ENQUIRY_DATA_BREACH_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_DIVORCE_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_BANK_FRAUD_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_PARKING_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_CAR_ACCIDENT_NL,
  ...ENQUIRY_RUNNING_CONTRACT_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_ONLINE_ORDERS_NL,
  ...ENQUIRY_DELIVERY_NL,
  ...ENQUIRY_FORMAL_WARNING_NL,
  ...ENQUIRY_PACKAGE_TRAVEL_NL,
  ...ENQUIRY_CONSUMER_NL,
  ...ENQUIRY_COLLECTION_FIRM_NL,
  ...ENQUIRY_COLLECTION_COSTS_NL,
  ...ENQUIRY_COURT_PAPERS_NL,
  ...ENQUIRY_SEIZURE_NL,
  ...ENQUIRY_CREDIT_NL,
  ...ENQUIRY_ESTATE_NL,
  ...ENQUIRY_DEBTS_OF_A_PARTNER_NL,
  ...ENQUIRY_BENEFITS_NL,
  ...ENQUIRY_TAX_AND_TV_FEE_NL,
  ...ENQUIRY_ENERGY_BILL_NL,
  ...ENQUIRY_PART_TIME_NL,
  ...ENQUIRY_POWER_CUT_NL,
  ...ENQUIRY_BUS_AND_TRAM_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_WORK_REFERENCE_NL,
  ...ENQUIRY_WAGE_DEDUCTIONS_NL,
  ...ENQUIRY_WAGES_NL,
  ...ENQUIRY_MINIMUM_WAGE_NL,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_NL,
  ...ENQUIRY_EMPLOYMENT_NL,
  ...ENQUIRY_RENT_RISE_NL,
  ...ENQUIRY_RUNNING_COSTS_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_OWN_NEED_NL,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_NL,
  ...ENQUIRY_HOME_SOLD_NL,
  ...ENQUIRY_MOVING_OUT_NL,
  ...ENQUIRY_FAULTS_IN_THE_HOME_NL,
  ...ENQUIRY_LANDLORD_ENTERS_NL,
  ...ENQUIRY_HOUSING_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_TRAIN_NL,
  ...ENQUIRY_OLD_DEBTS_NL,
  ...ENQUIRY_OVERDRAFT_ENDED_NL,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_NL,
  ...ENQUIRY_RENT_SURETY_NL,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_NL,
  ...ENQUIRY_GOODS_OF_OTHERS_NL,
  ...ENQUIRY_TAX_ESTIMATE_NL,
  ...ENQUIRY_FEE_EXEMPTION_NL,
  ...ENQUIRY_LEAVING_A_LEASE_NL,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_NL,
  ...ENQUIRY_PART_OF_THE_RENT_NL,
  ...ENQUIRY_SMALL_FIRM_NL,
  ...ENQUIRY_FREE_TIME_NL,
  ...ENQUIRY_PAY_WHEN_ILL_NL,
  ...ENQUIRY_BLOCK_TIME_REASONS_NL,
  ...ENQUIRY_CANCEL_BY_EMAIL_NL,
  ...ENQUIRY_UNDO_A_PURCHASE_NL,
  ...ENQUIRY_GROSS_NEGLIGENCE_NL,
  ...ENQUIRY_JOBCENTER_PROOF_NL,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_NL,
  ...ENQUIRY_DRIVING_BAN_NL,
  ...ENQUIRY_PAID_ENTRIES_NL,
  ...ENQUIRY_DAY_CARE_NL,
  ...ENQUIRY_STUDENT_GRANT_NL,
  ...ENQUIRY_REFUSE_ESTATE_NL,
  ...ENQUIRY_CONTACT_REFUSED_NL,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_NL,
  ...ENQUIRY_INSOLVENCY_NL,
  ...ENQUIRY_SURETY_NL,
  ...ENQUIRY_CHILDRENS_NOISE_NL,
  ...ENQUIRY_FURNISHED_ROOM_NL,
  ...ENQUIRY_BLAME_FOR_MOULD_NL,
  ...ENQUIRY_RECEIPTS_REFUSED_NL,
  ...ENQUIRY_RENT_AFTER_WORKS_NL,
  ...ENQUIRY_CHRISTMAS_PAY_NL,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_NL,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_NL,
  ...ENQUIRY_DEGREE_OF_DISABILITY_NL,
  ...ENQUIRY_MOVING_WITH_INTERNET_NL,
  ...ENQUIRY_COACHING_CONTRACT_NL,
  ...ENQUIRY_MISSED_APPOINTMENT_NL,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_NL,
  ...ENQUIRY_MAINTENANCE_LOWER_NL,
  ...ENQUIRY_SICK_PAY_ENDED_NL,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_NL,
  ...ENQUIRY_SMALL_PENSION_NL,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_NL,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_NL,
  ...ENQUIRY_HIT_AND_RUN_NL,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_NL,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_NL,
  ...ENQUIRY_CARE_LEVEL_REFUSED_NL,
  ...ENQUIRY_SICK_CHILD_NL,
  ...ENQUIRY_SMALL_REPAIRS_NL,
  ...ENQUIRY_COLLECTOR_CALLS_NL,
  ...ENQUIRY_RETURN_LOST_NL,
  ...ENQUIRY_APPRENTICESHIP_NL,
  ...ENQUIRY_REGISTRATION_PAPER_NL,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_NL,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_NL,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_NL,
  ...ENQUIRY_CHILD_BENEFIT_NL,
  ...ENQUIRY_LOCKSMITH_PAID_NL,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_NL,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_NL,
  ...ENQUIRY_COMMON_BELIEFS_NL,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_NL,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_NL,
  ...ENQUIRY_REMINDER_FEES_NL,
  ...ENQUIRY_OVERTIME_ORDERED_NL,
  ...ENQUIRY_ILL_IN_PROBATION_NL,
  ...ENQUIRY_ILL_FOR_WEEKS_NL,
  ...ENQUIRY_NEW_BASIC_SECURITY_NL,
}
