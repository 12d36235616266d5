/** Germany in German: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_DE } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_DE } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_DE } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_DE } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_DE } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_DE } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_DE } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_DE } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_DE } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_DE } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_DE } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_DE } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_DE } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_DE } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_DE } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_DE } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_DE } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_DE } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_DE } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_DE } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_DE } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_DE } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_DE } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_DE } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_DE } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_DE } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_DE } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_DE } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_DE } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_DE } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_DE } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_DE } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_DE } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_DE } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_DE } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_DE } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_DE } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_DE } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_DE } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_DE } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_DE } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_DE } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_DE } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_DE } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_DE } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_DE } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_DE } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_DE } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_DE } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_DE } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_DE } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_DE } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_DE } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_DE } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_DE } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_DE } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_DE } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_DE } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_DE } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_DE } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_DE } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_DE } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_DE } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_DE } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_DE } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_DE } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_DE } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_DE } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_DE } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_DE } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_DE } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_DE } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_DE } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_DE } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_DE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_DE } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_DE } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_DE } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_DE } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_DE } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_DE } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_DE } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_DE } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_DE } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_DE } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_DE } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_DE } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_DE } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_DE } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_DE } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_DE } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_DE } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_DE } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_DE } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_DE } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_DE } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_DE } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_DE } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_DE } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_DE } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_DE } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_DE } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_DE } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_DE } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_DE } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_DE } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_DE } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_DE } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_DE } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_DE } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_DE } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_DE } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_DE } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_DE } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_DE } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_DE } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_DE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_DE } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_DE } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_DE } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_DE } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_DE } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_DE } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_DE } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_DE } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_DE } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_DE } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_DE } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_DE } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_DE,
  ...ENQUIRY_TRAINING_COSTS_DE,
  ...ENQUIRY_BOTCHED_WORK_DE,
  ...ENQUIRY_BENEFIT_WAITING_DE,
  ...ENQUIRY_INSURER_CANCELS_DE,
  ...ENQUIRY_HEATING_AT_NIGHT_DE,
  ...ENQUIRY_DISABILITY_PENSION_DE,
  ...ENQUIRY_PRICE_ON_THE_PHONE_DE,
  ...ENQUIRY_ADVANCE_MAINTENANCE_DE,
  ...ENQUIRY_LOST_ON_THE_WAY_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_EXIT_AGREEMENT_DE,
  ...ENQUIRY_SICK_AT_WORK_DE,
  ...ENQUIRY_UNPAID_WAGES_DE,
  ...ENQUIRY_WITHDRAWAL_DE,
  ...ENQUIRY_CREDIT_REFUSED_DE,
  ...ENQUIRY_DATA_BREACH_DE,
  ...ENQUIRY_IMMIGRATION_DE,
  ...ENQUIRY_DIVORCE_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_BANK_FRAUD_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_PARKING_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_CAR_ACCIDENT_DE,
  ...ENQUIRY_RUNNING_CONTRACT_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_ONLINE_ORDERS_DE,
  ...ENQUIRY_DELIVERY_DE,
  ...ENQUIRY_FORMAL_WARNING_DE,
  ...ENQUIRY_PACKAGE_TRAVEL_DE,
  ...ENQUIRY_CONSUMER_DE,
  ...ENQUIRY_COLLECTION_FIRM_DE,
  ...ENQUIRY_COLLECTION_COSTS_DE,
  ...ENQUIRY_COURT_PAPERS_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_CREDIT_DE,
  ...ENQUIRY_ESTATE_DE,
  ...ENQUIRY_DEBTS_OF_A_PARTNER_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...ENQUIRY_TAX_AND_TV_FEE_DE,
  ...ENQUIRY_ENERGY_BILL_DE,
  ...ENQUIRY_PART_TIME_DE,
  ...ENQUIRY_POWER_CUT_DE,
  ...ENQUIRY_BUS_AND_TRAM_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_WORK_REFERENCE_DE,
  ...ENQUIRY_WAGE_DEDUCTIONS_DE,
  ...ENQUIRY_WAGES_DE,
  ...ENQUIRY_MINIMUM_WAGE_DE,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_DE,
  ...ENQUIRY_EMPLOYMENT_DE,
  ...ENQUIRY_RENT_RISE_DE,
  ...ENQUIRY_RUNNING_COSTS_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_OWN_NEED_DE,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_DE,
  ...ENQUIRY_HOME_SOLD_DE,
  ...ENQUIRY_MOVING_OUT_DE,
  ...ENQUIRY_FAULTS_IN_THE_HOME_DE,
  ...ENQUIRY_LANDLORD_ENTERS_DE,
  ...ENQUIRY_HOUSING_DE,
  ...ENQUIRY_FLIGHT_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_TRAIN_DE,
  ...ENQUIRY_OLD_DEBTS_DE,
  ...ENQUIRY_OVERDRAFT_ENDED_DE,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_DE,
  ...ENQUIRY_RENT_SURETY_DE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_DE,
  ...ENQUIRY_GOODS_OF_OTHERS_DE,
  ...ENQUIRY_TAX_ESTIMATE_DE,
  ...ENQUIRY_FEE_EXEMPTION_DE,
  ...ENQUIRY_LEAVING_A_LEASE_DE,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_DE,
  ...ENQUIRY_PART_OF_THE_RENT_DE,
  ...ENQUIRY_SMALL_FIRM_DE,
  ...ENQUIRY_FREE_TIME_DE,
  ...ENQUIRY_PAY_WHEN_ILL_DE,
  ...ENQUIRY_BLOCK_TIME_REASONS_DE,
  ...ENQUIRY_CANCEL_BY_EMAIL_DE,
  ...ENQUIRY_UNDO_A_PURCHASE_DE,
  ...ENQUIRY_GROSS_NEGLIGENCE_DE,
  ...ENQUIRY_JOBCENTER_PROOF_DE,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_DE,
  ...ENQUIRY_DRIVING_BAN_DE,
  ...ENQUIRY_PAID_ENTRIES_DE,
  ...ENQUIRY_DAY_CARE_DE,
  ...ENQUIRY_STUDENT_GRANT_DE,
  ...ENQUIRY_REFUSE_ESTATE_DE,
  ...ENQUIRY_CONTACT_REFUSED_DE,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_DE,
  ...ENQUIRY_INSOLVENCY_DE,
  ...ENQUIRY_SURETY_DE,
  ...ENQUIRY_CHILDRENS_NOISE_DE,
  ...ENQUIRY_FURNISHED_ROOM_DE,
  ...ENQUIRY_BLAME_FOR_MOULD_DE,
  ...ENQUIRY_RECEIPTS_REFUSED_DE,
  ...ENQUIRY_RENT_AFTER_WORKS_DE,
  ...ENQUIRY_CHRISTMAS_PAY_DE,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_DE,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_DE,
  ...ENQUIRY_DEGREE_OF_DISABILITY_DE,
  ...ENQUIRY_MOVING_WITH_INTERNET_DE,
  ...ENQUIRY_COACHING_CONTRACT_DE,
  ...ENQUIRY_MISSED_APPOINTMENT_DE,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_DE,
  ...ENQUIRY_MAINTENANCE_LOWER_DE,
  ...ENQUIRY_SICK_PAY_ENDED_DE,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_DE,
  ...ENQUIRY_SMALL_PENSION_DE,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_DE,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_DE,
  ...ENQUIRY_HIT_AND_RUN_DE,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_DE,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_DE,
  ...ENQUIRY_CARE_LEVEL_REFUSED_DE,
  ...ENQUIRY_SICK_CHILD_DE,
  ...ENQUIRY_SMALL_REPAIRS_DE,
  ...ENQUIRY_COLLECTOR_CALLS_DE,
  ...ENQUIRY_RETURN_LOST_DE,
  ...ENQUIRY_APPRENTICESHIP_DE,
  ...ENQUIRY_REGISTRATION_PAPER_DE,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_DE,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_DE,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_DE,
  ...ENQUIRY_CHILD_BENEFIT_DE,
  ...ENQUIRY_LOCKSMITH_PAID_DE,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_DE,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_DE,
  ...ENQUIRY_COMMON_BELIEFS_DE,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_DE,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_DE,
  ...ENQUIRY_REMINDER_FEES_DE,
  ...ENQUIRY_OVERTIME_ORDERED_DE,
  ...ENQUIRY_ILL_IN_PROBATION_DE,
  ...ENQUIRY_ILL_FOR_WEEKS_DE,
  ...ENQUIRY_NEW_BASIC_SECURITY_DE,
}
