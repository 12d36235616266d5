/** Germany in Spanish: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_ES } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_ES } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_ES } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_ES } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_ES } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_ES } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_ES } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_ES } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_ES } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_ES } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_ES } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_ES } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_ES } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_ES } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_ES } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_ES } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_ES } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_ES } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_ES } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_ES } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_ES } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_ES } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_ES } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_ES } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_ES } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_ES } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_ES } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_ES } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_ES } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_ES } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_ES } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_ES } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_ES } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_ES } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_ES } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_ES } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_ES } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_ES } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_ES } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_ES } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_ES } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_ES } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_ES } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_ES } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_ES } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_ES } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_ES } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_ES } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_ES } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_ES } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_ES } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_ES } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_ES } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_ES } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_ES } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_ES } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_ES } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_ES } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_ES } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_ES } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_ES } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_ES } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_ES } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_ES } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_ES } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_ES } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_ES } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_ES } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_ES } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_ES } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_ES } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_ES } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_ES } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_ES } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_ES } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_ES } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_ES } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_ES } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_ES } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_ES } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_ES } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_ES } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_ES } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_ES } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_ES } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_ES } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_ES } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_ES } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_ES } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_ES } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_ES } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_ES } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_ES } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_ES } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_ES } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_ES } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_ES } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_ES } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_ES } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_ES } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_ES } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_ES } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_ES } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_ES } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_ES } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_ES } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_ES } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_ES } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_ES } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_ES } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_ES } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_ES } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_ES } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_ES } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_ES } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_ES } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_ES } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_ES } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_ES } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_ES } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_ES } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_ES } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_ES } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_ES } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_ES } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_ES,
  ...ENQUIRY_TRAINING_COSTS_ES,
  ...ENQUIRY_BOTCHED_WORK_ES,
  ...ENQUIRY_BENEFIT_WAITING_ES,
  ...ENQUIRY_INSURER_CANCELS_ES,
  ...ENQUIRY_HEATING_AT_NIGHT_ES,
  ...ENQUIRY_DISABILITY_PENSION_ES,
  ...ENQUIRY_PRICE_ON_THE_PHONE_ES,
  ...ENQUIRY_ADVANCE_MAINTENANCE_ES,
  ...ENQUIRY_LOST_ON_THE_WAY_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_EXIT_AGREEMENT_ES,
  ...ENQUIRY_SICK_AT_WORK_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_WITHDRAWAL_ES,
  ...ENQUIRY_CREDIT_REFUSED_ES,
  ...ENQUIRY_DATA_BREACH_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_DIVORCE_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_BANK_FRAUD_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_PARKING_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_CAR_ACCIDENT_ES,
  ...ENQUIRY_RUNNING_CONTRACT_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_ONLINE_ORDERS_ES,
  ...ENQUIRY_DELIVERY_ES,
  ...ENQUIRY_FORMAL_WARNING_ES,
  ...ENQUIRY_PACKAGE_TRAVEL_ES,
  ...ENQUIRY_CONSUMER_ES,
  ...ENQUIRY_COLLECTION_FIRM_ES,
  ...ENQUIRY_COLLECTION_COSTS_ES,
  ...ENQUIRY_COURT_PAPERS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_CREDIT_ES,
  ...ENQUIRY_ESTATE_ES,
  ...ENQUIRY_DEBTS_OF_A_PARTNER_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_TAX_AND_TV_FEE_ES,
  ...ENQUIRY_ENERGY_BILL_ES,
  ...ENQUIRY_PART_TIME_ES,
  ...ENQUIRY_POWER_CUT_ES,
  ...ENQUIRY_BUS_AND_TRAM_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_WORK_REFERENCE_ES,
  ...ENQUIRY_WAGE_DEDUCTIONS_ES,
  ...ENQUIRY_WAGES_ES,
  ...ENQUIRY_MINIMUM_WAGE_ES,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_ES,
  ...ENQUIRY_EMPLOYMENT_ES,
  ...ENQUIRY_RENT_RISE_ES,
  ...ENQUIRY_RUNNING_COSTS_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_OWN_NEED_ES,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_ES,
  ...ENQUIRY_HOME_SOLD_ES,
  ...ENQUIRY_MOVING_OUT_ES,
  ...ENQUIRY_FAULTS_IN_THE_HOME_ES,
  ...ENQUIRY_LANDLORD_ENTERS_ES,
  ...ENQUIRY_HOUSING_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_TRAIN_ES,
  ...ENQUIRY_OLD_DEBTS_ES,
  ...ENQUIRY_OVERDRAFT_ENDED_ES,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_ES,
  ...ENQUIRY_RENT_SURETY_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_GOODS_OF_OTHERS_ES,
  ...ENQUIRY_TAX_ESTIMATE_ES,
  ...ENQUIRY_FEE_EXEMPTION_ES,
  ...ENQUIRY_LEAVING_A_LEASE_ES,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_ES,
  ...ENQUIRY_PART_OF_THE_RENT_ES,
  ...ENQUIRY_SMALL_FIRM_ES,
  ...ENQUIRY_FREE_TIME_ES,
  ...ENQUIRY_PAY_WHEN_ILL_ES,
  ...ENQUIRY_BLOCK_TIME_REASONS_ES,
  ...ENQUIRY_CANCEL_BY_EMAIL_ES,
  ...ENQUIRY_UNDO_A_PURCHASE_ES,
  ...ENQUIRY_GROSS_NEGLIGENCE_ES,
  ...ENQUIRY_JOBCENTER_PROOF_ES,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_ES,
  ...ENQUIRY_DRIVING_BAN_ES,
  ...ENQUIRY_PAID_ENTRIES_ES,
  ...ENQUIRY_DAY_CARE_ES,
  ...ENQUIRY_STUDENT_GRANT_ES,
  ...ENQUIRY_REFUSE_ESTATE_ES,
  ...ENQUIRY_CONTACT_REFUSED_ES,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_ES,
  ...ENQUIRY_INSOLVENCY_ES,
  ...ENQUIRY_SURETY_ES,
  ...ENQUIRY_CHILDRENS_NOISE_ES,
  ...ENQUIRY_FURNISHED_ROOM_ES,
  ...ENQUIRY_BLAME_FOR_MOULD_ES,
  ...ENQUIRY_RECEIPTS_REFUSED_ES,
  ...ENQUIRY_RENT_AFTER_WORKS_ES,
  ...ENQUIRY_CHRISTMAS_PAY_ES,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_ES,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_ES,
  ...ENQUIRY_DEGREE_OF_DISABILITY_ES,
  ...ENQUIRY_MOVING_WITH_INTERNET_ES,
  ...ENQUIRY_COACHING_CONTRACT_ES,
  ...ENQUIRY_MISSED_APPOINTMENT_ES,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_ES,
  ...ENQUIRY_MAINTENANCE_LOWER_ES,
  ...ENQUIRY_SICK_PAY_ENDED_ES,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_ES,
  ...ENQUIRY_SMALL_PENSION_ES,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_ES,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_ES,
  ...ENQUIRY_HIT_AND_RUN_ES,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_ES,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_ES,
  ...ENQUIRY_CARE_LEVEL_REFUSED_ES,
  ...ENQUIRY_SICK_CHILD_ES,
  ...ENQUIRY_SMALL_REPAIRS_ES,
  ...ENQUIRY_COLLECTOR_CALLS_ES,
  ...ENQUIRY_RETURN_LOST_ES,
  ...ENQUIRY_APPRENTICESHIP_ES,
  ...ENQUIRY_REGISTRATION_PAPER_ES,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_ES,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_ES,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_CHILD_BENEFIT_ES,
  ...ENQUIRY_LOCKSMITH_PAID_ES,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_ES,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_ES,
  ...ENQUIRY_COMMON_BELIEFS_ES,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_ES,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_ES,
  ...ENQUIRY_REMINDER_FEES_ES,
  ...ENQUIRY_OVERTIME_ORDERED_ES,
  ...ENQUIRY_ILL_IN_PROBATION_ES,
  ...ENQUIRY_ILL_FOR_WEEKS_ES,
  ...ENQUIRY_NEW_BASIC_SECURITY_ES,
}
