/** Germany in Italian: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_IT } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_IT } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_IT } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_WORDS } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_IT } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_IT } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_IT } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_WORDS } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_IT } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_IT } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_IT } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_WORDS } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_IT } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_WORDS } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_IT } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_IT } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_IT } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_IT } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_IT } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_IT } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_WORDS } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_WORDS } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_IT } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_IT } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_IT } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_IT } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_WORDS } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_IT } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_IT } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_IT } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_WORDS } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_IT } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_WORDS } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_IT } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_WORDS } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_IT } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_IT } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_WORDS } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_WORDS } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_WORDS } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_IT } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_IT } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_WORDS } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_IT } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_IT } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_IT } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_WORDS } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_IT } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_IT } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_IT } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_IT } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_IT } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_IT } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_IT } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_WORDS } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_WORDS } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_IT } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_IT } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_IT } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_IT } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_IT } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_IT } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_IT } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_IT } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_WORDS } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_IT } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_IT } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_WORDS } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_IT } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_IT } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_IT } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_IT } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_IT } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_WORDS } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_IT } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_WORDS } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_IT } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_IT } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_IT } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_IT } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_IT } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_WORDS } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_IT } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_IT } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_IT } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_WORDS } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_IT } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_WORDS } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_IT } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_WORDS } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_IT } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_IT } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_IT } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_IT } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_WORDS } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_IT } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_IT } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_IT } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_IT } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_IT } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_IT } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_WORDS } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_IT } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_IT } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_WORDS } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_IT } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_IT } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_IT } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_IT } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_IT } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_IT } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_IT } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_IT } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_WORDS } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_IT } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_IT } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_IT } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_IT } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_IT } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_IT } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_WORDS } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_IT } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_WORDS } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_IT } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_IT } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_IT } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_IT,
  ...ENQUIRY_TRAINING_COSTS_IT,
  ...ENQUIRY_BOTCHED_WORK_IT,
  ...ENQUIRY_BENEFIT_WAITING_IT,
  ...ENQUIRY_INSURER_CANCELS_IT,
  ...ENQUIRY_HEATING_AT_NIGHT_IT,
  ...ENQUIRY_DISABILITY_PENSION_IT,
  ...ENQUIRY_PRICE_ON_THE_PHONE_IT,
  ...ENQUIRY_ADVANCE_MAINTENANCE_IT,
  ...ENQUIRY_LOST_ON_THE_WAY_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_EXIT_AGREEMENT_IT,
  ...ENQUIRY_SICK_AT_WORK_IT,
  ...ENQUIRY_UNPAID_WAGES_IT,
  ...ENQUIRY_WITHDRAWAL_IT,
  ...ENQUIRY_CREDIT_REFUSED_IT,
  ...ENQUIRY_DATA_BREACH_IT,
  ...ENQUIRY_IMMIGRATION_IT,
  ...ENQUIRY_DIVORCE_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_BANK_FRAUD_WORDS,
  ...ENQUIRY_FRAUD_WORDS,
  ...ENQUIRY_PARKING_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_CAR_ACCIDENT_WORDS,
  ...ENQUIRY_RUNNING_CONTRACT_WORDS,
  ...ENQUIRY_INSURANCE_WORDS,
  ...ENQUIRY_ONLINE_ORDERS_WORDS,
  ...ENQUIRY_DELIVERY_WORDS,
  ...ENQUIRY_FORMAL_WARNING_WORDS,
  ...ENQUIRY_PACKAGE_TRAVEL_WORDS,
  ...ENQUIRY_CONSUMER_WORDS,
  ...ENQUIRY_COLLECTION_FIRM_WORDS,
  ...ENQUIRY_COLLECTION_COSTS_WORDS,
  ...ENQUIRY_COURT_PAPERS_WORDS,
  ...ENQUIRY_SEIZURE_WORDS,
  ...ENQUIRY_CREDIT_WORDS,
  ...ENQUIRY_ESTATE_WORDS,
  ...ENQUIRY_DEBTS_OF_A_PARTNER_WORDS,
  ...ENQUIRY_BENEFITS_WORDS,
  ...ENQUIRY_TAX_AND_TV_FEE_WORDS,
  ...ENQUIRY_ENERGY_BILL_WORDS,
  ...ENQUIRY_PART_TIME_IT,
  ...ENQUIRY_POWER_CUT_WORDS,
  ...ENQUIRY_BUS_AND_TRAM_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_WORDS,
  ...ENQUIRY_LEAVING_A_JOB_WORDS,
  ...ENQUIRY_WORK_REFERENCE_IT,
  ...ENQUIRY_WAGE_DEDUCTIONS_WORDS,
  ...ENQUIRY_WAGES_WORDS,
  ...ENQUIRY_MINIMUM_WAGE_WORDS,
  ...ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_WORDS,
  ...ENQUIRY_EMPLOYMENT_WORDS,
  ...ENQUIRY_RENT_RISE_WORDS,
  ...ENQUIRY_RUNNING_COSTS_WORDS,
  ...ENQUIRY_EVICTION_WORDS,
  ...ENQUIRY_OWN_NEED_WORDS,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_WORDS,
  ...ENQUIRY_HOME_SOLD_WORDS,
  ...ENQUIRY_MOVING_OUT_WORDS,
  ...ENQUIRY_FAULTS_IN_THE_HOME_WORDS,
  ...ENQUIRY_LANDLORD_ENTERS_WORDS,
  ...ENQUIRY_HOUSING_WORDS,
  ...ENQUIRY_FLIGHT_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_TRAIN_IT,
  ...ENQUIRY_OLD_DEBTS_IT,
  ...ENQUIRY_OVERDRAFT_ENDED_IT,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_IT,
  ...ENQUIRY_RENT_SURETY_IT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_IT,
  ...ENQUIRY_GOODS_OF_OTHERS_IT,
  ...ENQUIRY_TAX_ESTIMATE_IT,
  ...ENQUIRY_FEE_EXEMPTION_IT,
  ...ENQUIRY_LEAVING_A_LEASE_IT,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_IT,
  ...ENQUIRY_PART_OF_THE_RENT_IT,
  ...ENQUIRY_SMALL_FIRM_IT,
  ...ENQUIRY_FREE_TIME_IT,
  ...ENQUIRY_PAY_WHEN_ILL_IT,
  ...ENQUIRY_BLOCK_TIME_REASONS_IT,
  ...ENQUIRY_CANCEL_BY_EMAIL_IT,
  ...ENQUIRY_UNDO_A_PURCHASE_IT,
  ...ENQUIRY_GROSS_NEGLIGENCE_IT,
  ...ENQUIRY_JOBCENTER_PROOF_IT,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_IT,
  ...ENQUIRY_DRIVING_BAN_IT,
  ...ENQUIRY_PAID_ENTRIES_IT,
  ...ENQUIRY_DAY_CARE_IT,
  ...ENQUIRY_STUDENT_GRANT_IT,
  ...ENQUIRY_REFUSE_ESTATE_IT,
  ...ENQUIRY_CONTACT_REFUSED_IT,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_IT,
  ...ENQUIRY_INSOLVENCY_IT,
  ...ENQUIRY_SURETY_IT,
  ...ENQUIRY_CHILDRENS_NOISE_IT,
  ...ENQUIRY_FURNISHED_ROOM_IT,
  ...ENQUIRY_BLAME_FOR_MOULD_IT,
  ...ENQUIRY_RECEIPTS_REFUSED_IT,
  ...ENQUIRY_RENT_AFTER_WORKS_IT,
  ...ENQUIRY_CHRISTMAS_PAY_IT,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_IT,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_IT,
  ...ENQUIRY_DEGREE_OF_DISABILITY_IT,
  ...ENQUIRY_MOVING_WITH_INTERNET_IT,
  ...ENQUIRY_COACHING_CONTRACT_IT,
  ...ENQUIRY_MISSED_APPOINTMENT_IT,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_IT,
  ...ENQUIRY_MAINTENANCE_LOWER_IT,
  ...ENQUIRY_SICK_PAY_ENDED_IT,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_IT,
  ...ENQUIRY_SMALL_PENSION_IT,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_IT,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_IT,
  ...ENQUIRY_HIT_AND_RUN_IT,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_IT,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_IT,
  ...ENQUIRY_CARE_LEVEL_REFUSED_IT,
  ...ENQUIRY_SICK_CHILD_IT,
  ...ENQUIRY_SMALL_REPAIRS_IT,
  ...ENQUIRY_COLLECTOR_CALLS_IT,
  ...ENQUIRY_RETURN_LOST_IT,
  ...ENQUIRY_APPRENTICESHIP_IT,
  ...ENQUIRY_REGISTRATION_PAPER_IT,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_IT,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_IT,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_IT,
  ...ENQUIRY_CHILD_BENEFIT_IT,
  ...ENQUIRY_LOCKSMITH_PAID_IT,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_IT,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_IT,
  ...ENQUIRY_COMMON_BELIEFS_IT,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_IT,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_IT,
  ...ENQUIRY_REMINDER_FEES_IT,
  ...ENQUIRY_OVERTIME_ORDERED_IT,
  ...ENQUIRY_ILL_IN_PROBATION_IT,
  ...ENQUIRY_ILL_FOR_WEEKS_IT,
  ...ENQUIRY_NEW_BASIC_SECURITY_IT,
}
