/** Germany in Japanese: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_JA } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_JA } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_JA } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_JA } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_JA } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_JA } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_JA } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_JA } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_JA } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_JA } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_JA } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_JA } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_JA } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_JA } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_JA } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_JA } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_JA } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_JA } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_JA } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_JA } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_JA } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_JA } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_JA } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_JA } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_JA } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_JA } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_JA } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_JA } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_JA } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_JA } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_JA } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_JA } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_JA } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_JA } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_JA } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_JA } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_JA } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_JA } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_JA } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_JA } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_JA } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_JA } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_JA } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_JA } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_JA } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_JA } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_JA } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_JA } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_JA } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_JA } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_JA } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_JA } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_JA } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_JA } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_JA } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_JA } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_JA } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_JA } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_JA } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_JA } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_JA } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_JA } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_JA } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_JA } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_JA } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_JA } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_JA } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_JA } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_JA } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_JA } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_JA } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_JA } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_JA } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_JA } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_JA } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_JA } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_JA } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_JA } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_JA } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_JA } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_JA } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_JA } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_JA } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_JA } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_JA } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_JA } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_JA } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_JA } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_JA } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_JA } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_JA } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_JA } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_JA } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_JA } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_JA } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_JA } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_JA } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_JA } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_JA } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_JA } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_JA } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_JA } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_JA } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_JA } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_JA } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_JA } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_JA } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_JA } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_JA } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_JA } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_JA } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_JA } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_JA } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_JA } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_JA } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_JA } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_JA } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_JA } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_JA } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_JA } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_JA } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_JA } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_JA } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_JA } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_JA,
  ...ENQUIRY_TRAINING_COSTS_JA,
  ...ENQUIRY_BOTCHED_WORK_JA,
  ...ENQUIRY_BENEFIT_WAITING_JA,
  ...ENQUIRY_INSURER_CANCELS_JA,
  ...ENQUIRY_HEATING_AT_NIGHT_JA,
  ...ENQUIRY_DISABILITY_PENSION_JA,
  ...ENQUIRY_PRICE_ON_THE_PHONE_JA,
  ...ENQUIRY_ADVANCE_MAINTENANCE_JA,
  ...ENQUIRY_LOST_ON_THE_WAY_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_EXIT_AGREEMENT_JA,
  ...ENQUIRY_SICK_AT_WORK_JA,
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_WITHDRAWAL_JA,
  ...ENQUIRY_CREDIT_REFUSED_JA,
  ...ENQUIRY_DATA_BREACH_JA,
  ...ENQUIRY_BANK_FRAUD_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_PARKING_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_CAR_ACCIDENT_JA,
  ...ENQUIRY_RUNNING_CONTRACT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_ONLINE_ORDERS_JA,
  ...ENQUIRY_DELIVERY_JA,
  ...ENQUIRY_FORMAL_WARNING_JA,
  ...ENQUIRY_PACKAGE_TRAVEL_JA,
  ...ENQUIRY_CONSUMER_JA,
  ...ENQUIRY_COLLECTION_FIRM_JA,
  ...ENQUIRY_COLLECTION_COSTS_JA,
  ...ENQUIRY_COURT_PAPERS_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_CREDIT_JA,
  ...ENQUIRY_ESTATE_JA,
  ...ENQUIRY_DEBTS_OF_A_PARTNER_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...ENQUIRY_TAX_AND_TV_FEE_JA,
  ...ENQUIRY_ENERGY_BILL_JA,
  ...ENQUIRY_PART_TIME_JA,
  ...ENQUIRY_POWER_CUT_JA,
  ...ENQUIRY_BUS_AND_TRAM_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_WORK_REFERENCE_JA,
  ...ENQUIRY_WAGE_DEDUCTIONS_JA,
  ...ENQUIRY_WAGES_JA,
  ...ENQUIRY_MINIMUM_WAGE_JA,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_JA,
  ...ENQUIRY_EMPLOYMENT_JA,
  ...ENQUIRY_DIVORCE_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_RENT_RISE_JA,
  ...ENQUIRY_RUNNING_COSTS_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_OWN_NEED_JA,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_JA,
  ...ENQUIRY_HOME_SOLD_JA,
  ...ENQUIRY_MOVING_OUT_JA,
  ...ENQUIRY_FAULTS_IN_THE_HOME_JA,
  ...ENQUIRY_LANDLORD_ENTERS_JA,
  ...ENQUIRY_HOUSING_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_TRAIN_JA,
  ...ENQUIRY_OLD_DEBTS_JA,
  ...ENQUIRY_OVERDRAFT_ENDED_JA,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_JA,
  ...ENQUIRY_RENT_SURETY_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_GOODS_OF_OTHERS_JA,
  ...ENQUIRY_TAX_ESTIMATE_JA,
  ...ENQUIRY_FEE_EXEMPTION_JA,
  ...ENQUIRY_LEAVING_A_LEASE_JA,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_JA,
  ...ENQUIRY_PART_OF_THE_RENT_JA,
  ...ENQUIRY_SMALL_FIRM_JA,
  ...ENQUIRY_FREE_TIME_JA,
  ...ENQUIRY_PAY_WHEN_ILL_JA,
  ...ENQUIRY_BLOCK_TIME_REASONS_JA,
  ...ENQUIRY_CANCEL_BY_EMAIL_JA,
  ...ENQUIRY_UNDO_A_PURCHASE_JA,
  ...ENQUIRY_GROSS_NEGLIGENCE_JA,
  ...ENQUIRY_JOBCENTER_PROOF_JA,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_JA,
  ...ENQUIRY_DRIVING_BAN_JA,
  ...ENQUIRY_PAID_ENTRIES_JA,
  ...ENQUIRY_DAY_CARE_JA,
  ...ENQUIRY_STUDENT_GRANT_JA,
  ...ENQUIRY_REFUSE_ESTATE_JA,
  ...ENQUIRY_CONTACT_REFUSED_JA,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_JA,
  ...ENQUIRY_INSOLVENCY_JA,
  ...ENQUIRY_SURETY_JA,
  ...ENQUIRY_CHILDRENS_NOISE_JA,
  ...ENQUIRY_FURNISHED_ROOM_JA,
  ...ENQUIRY_BLAME_FOR_MOULD_JA,
  ...ENQUIRY_RECEIPTS_REFUSED_JA,
  ...ENQUIRY_RENT_AFTER_WORKS_JA,
  ...ENQUIRY_CHRISTMAS_PAY_JA,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_JA,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_JA,
  ...ENQUIRY_DEGREE_OF_DISABILITY_JA,
  ...ENQUIRY_MOVING_WITH_INTERNET_JA,
  ...ENQUIRY_COACHING_CONTRACT_JA,
  ...ENQUIRY_MISSED_APPOINTMENT_JA,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_JA,
  ...ENQUIRY_MAINTENANCE_LOWER_JA,
  ...ENQUIRY_SICK_PAY_ENDED_JA,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_JA,
  ...ENQUIRY_SMALL_PENSION_JA,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_JA,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_JA,
  ...ENQUIRY_HIT_AND_RUN_JA,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_JA,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_JA,
  ...ENQUIRY_CARE_LEVEL_REFUSED_JA,
  ...ENQUIRY_SICK_CHILD_JA,
  ...ENQUIRY_SMALL_REPAIRS_JA,
  ...ENQUIRY_COLLECTOR_CALLS_JA,
  ...ENQUIRY_RETURN_LOST_JA,
  ...ENQUIRY_APPRENTICESHIP_JA,
  ...ENQUIRY_REGISTRATION_PAPER_JA,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_JA,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_JA,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_CHILD_BENEFIT_JA,
  ...ENQUIRY_LOCKSMITH_PAID_JA,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_JA,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_JA,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_JA,
  ...ENQUIRY_REMINDER_FEES_JA,
  ...ENQUIRY_OVERTIME_ORDERED_JA,
  ...ENQUIRY_ILL_IN_PROBATION_JA,
  ...ENQUIRY_ILL_FOR_WEEKS_JA,
  ...ENQUIRY_NEW_BASIC_SECURITY_JA,
}
