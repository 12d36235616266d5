/** Germany in French: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADVANCE_MAINTENANCE_FR } from './enquiry-advance-maintenance.ts'
import { ENQUIRY_APPRENTICESHIP_FR } from './enquiry-apprenticeship.ts'
import { ENQUIRY_BANK_FRAUD_WORDS } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_FR } from './enquiry-beliefs-on-family-and-home.ts'
import { ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_FR } from './enquiry-beliefs-on-police-and-tax.ts'
import { ENQUIRY_BENEFIT_WAITING_FR } from './enquiry-benefit-waiting.ts'
import { ENQUIRY_BENEFITS_WORDS } from './enquiry-benefits.ts'
import { ENQUIRY_BLAME_FOR_MOULD_FR } from './enquiry-blame-for-mould.ts'
import { ENQUIRY_BLOCK_TIME_REASONS_FR } from './enquiry-block-time-reasons.ts'
import { ENQUIRY_BOTCHED_WORK_FR } from './enquiry-botched-work.ts'
import { ENQUIRY_BUS_AND_TRAM_WORDS } from './enquiry-bus-and-tram.ts'
import { ENQUIRY_CANCEL_BY_EMAIL_FR } from './enquiry-cancel-by-email.ts'
import { ENQUIRY_CAR_ACCIDENT_WORDS } from './enquiry-car-accident.ts'
import { ENQUIRY_CARE_LEVEL_REFUSED_FR } from './enquiry-care-level-refused.ts'
import { ENQUIRY_CHILD_BENEFIT_FR } from './enquiry-child-benefit.ts'
import { ENQUIRY_CHILDRENS_NOISE_FR } from './enquiry-childrens-noise.ts'
import { ENQUIRY_CHRISTMAS_PAY_FR } from './enquiry-christmas-pay.ts'
import { ENQUIRY_CHURCH_TAX_FR } from './enquiry-church-tax.ts'
import { ENQUIRY_COACHING_CONTRACT_FR } from './enquiry-coaching-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_WORDS } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTION_FIRM_WORDS } from './enquiry-collection-firm.ts'
import { ENQUIRY_COLLECTOR_CALLS_FR } from './enquiry-collector-calls.ts'
import { ENQUIRY_COMMON_BELIEFS_FR } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_CONTACT_REFUSED_FR } from './enquiry-contact-refused.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CREDIT_REFUSED_FR } from './enquiry-credit-refused.ts'
import { ENQUIRY_CREDIT_WORDS } from './enquiry-credit.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DATA_BREACH_FR } from './enquiry-data-breach.ts'
import { ENQUIRY_DAY_CARE_FR } from './enquiry-day-care.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_A_PARTNER_WORDS } from './enquiry-debts-of-a-partner.ts'
import { ENQUIRY_DEGREE_OF_DISABILITY_FR } from './enquiry-degree-of-disability.ts'
import { ENQUIRY_DELIVERY_WORDS } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_PENSION_FR } from './enquiry-disability-pension.ts'
import { ENQUIRY_DISMISSAL_IN_PROBATION_WORDS } from './enquiry-dismissal-in-probation.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_FR } from './enquiry-divorce.ts'
import { ENQUIRY_DRIVING_BAN_FR } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMPLOYMENT_WORDS } from './enquiry-employment.ts'
import { ENQUIRY_ENERGY_BILL_WORDS } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_WORDS } from './enquiry-estate.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_FR } from './enquiry-exit-agreement-and-benefit.ts'
import { ENQUIRY_EXIT_AGREEMENT_FR } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_WORDS } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FEE_EXEMPTION_FR } from './enquiry-fee-exemption.ts'
import { ENQUIRY_FEWER_HOURS_BY_THE_BOSS_FR } from './enquiry-fewer-hours-by-the-boss.ts'
import { ENQUIRY_FINE_NOT_THE_DRIVER_FR } from './enquiry-fine-not-the-driver.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_FORMAL_WARNING_WORDS } from './enquiry-formal-warning.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_FREE_TIME_FR } from './enquiry-free-time.ts'
import { ENQUIRY_FURNISHED_ROOM_FR } from './enquiry-furnished-room.ts'
import { ENQUIRY_GOODS_OF_OTHERS_FR } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_FR } from './enquiry-gross-negligence.ts'
import { ENQUIRY_HEATING_AT_NIGHT_FR } from './enquiry-heating-at-night.ts'
import { ENQUIRY_HEIRS_AMONG_THEMSELVES_FR } from './enquiry-heirs-among-themselves.ts'
import { ENQUIRY_HIT_AND_RUN_FR } from './enquiry-hit-and-run.ts'
import { ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_WORDS } from './enquiry-holidays-and-sick-leave.ts'
import { ENQUIRY_HOME_SOLD_WORDS } from './enquiry-home-sold.ts'
import { ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_FR } from './enquiry-home-when-a-couple-parts.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_ILL_FOR_WEEKS_FR } from './enquiry-ill-for-weeks.ts'
import { ENQUIRY_ILL_IN_PROBATION_FR } from './enquiry-ill-in-probation.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSOLVENCY_FR } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_INSURER_CANCELS_FR } from './enquiry-insurer-cancels.ts'
import { ENQUIRY_JOBCENTER_PROOF_FR } from './enquiry-jobcenter-proof.ts'
import { ENQUIRY_JOBCENTER_WANTS_BACK_FR } from './enquiry-jobcenter-wants-back.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_ENTERS_WORDS } from './enquiry-landlord-enters.ts'
import { ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_FR } from './enquiry-landlord-too-early-or-late.ts'
import { ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_FR } from './enquiry-leave-at-the-end-of-the-year.ts'
import { ENQUIRY_LEAVING_A_JOB_WORDS } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_A_LEASE_FR } from './enquiry-leaving-a-lease.ts'
import { ENQUIRY_LOCKSMITH_PAID_FR } from './enquiry-locksmith-paid.ts'
import { ENQUIRY_LOST_ON_THE_WAY_FR } from './enquiry-lost-on-the-way.ts'
import { ENQUIRY_MAINTENANCE_LOWER_FR } from './enquiry-maintenance-lower.ts'
import { ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_FR } from './enquiry-minijob-illness-and-leave.ts'
import { ENQUIRY_MINIMUM_WAGE_WORDS } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MISSED_APPOINTMENT_FR } from './enquiry-missed-appointment.ts'
import { ENQUIRY_MOVING_OUT_WORDS } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_INTERNET_FR } from './enquiry-moving-with-internet.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_BRANCHES_FR } from './enquiry-neighbours-branches.ts'
import { ENQUIRY_NEW_BASIC_SECURITY_FR } from './enquiry-new-basic-security.ts'
import { ENQUIRY_NOTICE_FOR_RENT_DEBT_FR } from './enquiry-notice-for-rent-debt.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OLD_DEBTS_FR } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_ORDERS_WORDS } from './enquiry-online-orders.ts'
import { ENQUIRY_OVERDRAFT_ENDED_FR } from './enquiry-overdraft-ended.ts'
import { ENQUIRY_OVERDRAWN_ACCOUNT_FR } from './enquiry-overdrawn-account.ts'
import { ENQUIRY_OVERTIME_ORDERED_FR } from './enquiry-overtime-ordered.ts'
import { ENQUIRY_OWN_NEED_WORDS } from './enquiry-own-need.ts'
import { ENQUIRY_OWN_NOTICE_BY_MESSAGE_FR } from './enquiry-own-notice-by-message.ts'
import { ENQUIRY_PACKAGE_TRAVEL_WORDS } from './enquiry-package-travel.ts'
import { ENQUIRY_PAID_ENTRIES_FR } from './enquiry-paid-entries.ts'
import { ENQUIRY_PARKING_WORDS } from './enquiry-parking.ts'
import { ENQUIRY_PART_OF_THE_RENT_FR } from './enquiry-part-of-the-rent.ts'
import { ENQUIRY_PART_TIME_FR } from './enquiry-part-time.ts'
import { ENQUIRY_PAY_WHEN_ILL_FR } from './enquiry-pay-when-ill.ts'
import { ENQUIRY_POWER_CUT_AND_HEALTH_FR } from './enquiry-power-cut-and-health.ts'
import { ENQUIRY_POWER_CUT_WORDS } from './enquiry-power-cut.ts'
import { ENQUIRY_PRICE_ON_THE_PHONE_FR } from './enquiry-price-on-the-phone.ts'
import { ENQUIRY_RECEIPTS_REFUSED_FR } from './enquiry-receipts-refused.ts'
import { ENQUIRY_REFUSE_ESTATE_FR } from './enquiry-refuse-estate.ts'
import { ENQUIRY_REGISTRATION_PAPER_FR } from './enquiry-registration-paper.ts'
import { ENQUIRY_REMINDER_FEES_FR } from './enquiry-reminder-fees.ts'
import { ENQUIRY_RENT_AFTER_WORKS_FR } from './enquiry-rent-after-works.ts'
import { ENQUIRY_RENT_RISE_WORDS } from './enquiry-rent-rise.ts'
import { ENQUIRY_RENT_SURETY_FR } from './enquiry-rent-surety.ts'
import { ENQUIRY_RETURN_LOST_FR } from './enquiry-return-lost.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_RUNNING_COSTS_WORDS } from './enquiry-running-costs.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SICK_AT_WORK_FR } from './enquiry-sick-at-work.ts'
import { ENQUIRY_SICK_CHILD_FR } from './enquiry-sick-child.ts'
import { ENQUIRY_SICK_PAY_ENDED_FR } from './enquiry-sick-pay-ended.ts'
import { ENQUIRY_SMALL_FIRM_FR } from './enquiry-small-firm.ts'
import { ENQUIRY_SMALL_PENSION_FR } from './enquiry-small-pension.ts'
import { ENQUIRY_SMALL_REPAIRS_FR } from './enquiry-small-repairs.ts'
import { ENQUIRY_STUDENT_GRANT_FR } from './enquiry-student-grant.ts'
import { ENQUIRY_SURETY_FR } from './enquiry-surety.ts'
import { ENQUIRY_TAX_AND_TV_FEE_WORDS } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_ESTIMATE_FR } from './enquiry-tax-estimate.ts'
import { ENQUIRY_TRAIN_FR } from './enquiry-train.ts'
import { ENQUIRY_TRAINING_COSTS_FR } from './enquiry-training-costs.ts'
import { ENQUIRY_UNDO_A_PURCHASE_FR } from './enquiry-undo-a-purchase.ts'
import { ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_FR } from './enquiry-unemployment-pay-refused.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_DEDUCTIONS_WORDS } from './enquiry-wage-deductions.ts'
import { ENQUIRY_WAGE_SEIZURE_AT_WORK_FR } from './enquiry-wage-seizure-at-work.ts'
import { ENQUIRY_WAGES_WORDS } from './enquiry-wages.ts'
import { ENQUIRY_WITHDRAWAL_FR } from './enquiry-withdrawal.ts'
import { ENQUIRY_WORK_REFERENCE_FR } from './enquiry-work-reference.ts'
import { ENQUIRY_WORKED_ON_AFTER_THE_END_FR } from './enquiry-worked-on-after-the-end.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_CHURCH_TAX_FR,
  ...ENQUIRY_TRAINING_COSTS_FR,
  ...ENQUIRY_BOTCHED_WORK_FR,
  ...ENQUIRY_BENEFIT_WAITING_FR,
  ...ENQUIRY_INSURER_CANCELS_FR,
  ...ENQUIRY_HEATING_AT_NIGHT_FR,
  ...ENQUIRY_DISABILITY_PENSION_FR,
  ...ENQUIRY_PRICE_ON_THE_PHONE_FR,
  ...ENQUIRY_ADVANCE_MAINTENANCE_FR,
  ...ENQUIRY_LOST_ON_THE_WAY_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_EXIT_AGREEMENT_FR,
  ...ENQUIRY_SICK_AT_WORK_FR,
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_WITHDRAWAL_FR,
  ...ENQUIRY_CREDIT_REFUSED_FR,
  ...ENQUIRY_DATA_BREACH_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_DIVORCE_FR,
  ...ENQUIRY_FAMILY_FR,
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
  ...ENQUIRY_PART_TIME_FR,
  ...ENQUIRY_POWER_CUT_WORDS,
  ...ENQUIRY_BUS_AND_TRAM_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_DISMISSAL_IN_PROBATION_WORDS,
  ...ENQUIRY_LEAVING_A_JOB_WORDS,
  ...ENQUIRY_WORK_REFERENCE_FR,
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
  ...ENQUIRY_FLIGHT_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_TRAIN_FR,
  ...ENQUIRY_OLD_DEBTS_FR,
  ...ENQUIRY_OVERDRAFT_ENDED_FR,
  ...ENQUIRY_OWN_NOTICE_BY_MESSAGE_FR,
  ...ENQUIRY_RENT_SURETY_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_GOODS_OF_OTHERS_FR,
  ...ENQUIRY_TAX_ESTIMATE_FR,
  ...ENQUIRY_FEE_EXEMPTION_FR,
  ...ENQUIRY_LEAVING_A_LEASE_FR,
  ...ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_FR,
  ...ENQUIRY_PART_OF_THE_RENT_FR,
  ...ENQUIRY_SMALL_FIRM_FR,
  ...ENQUIRY_FREE_TIME_FR,
  ...ENQUIRY_PAY_WHEN_ILL_FR,
  ...ENQUIRY_BLOCK_TIME_REASONS_FR,
  ...ENQUIRY_CANCEL_BY_EMAIL_FR,
  ...ENQUIRY_UNDO_A_PURCHASE_FR,
  ...ENQUIRY_GROSS_NEGLIGENCE_FR,
  ...ENQUIRY_JOBCENTER_PROOF_FR,
  ...ENQUIRY_JOBCENTER_WANTS_BACK_FR,
  ...ENQUIRY_DRIVING_BAN_FR,
  ...ENQUIRY_PAID_ENTRIES_FR,
  ...ENQUIRY_DAY_CARE_FR,
  ...ENQUIRY_STUDENT_GRANT_FR,
  ...ENQUIRY_REFUSE_ESTATE_FR,
  ...ENQUIRY_CONTACT_REFUSED_FR,
  ...ENQUIRY_WAGE_SEIZURE_AT_WORK_FR,
  ...ENQUIRY_INSOLVENCY_FR,
  ...ENQUIRY_SURETY_FR,
  ...ENQUIRY_CHILDRENS_NOISE_FR,
  ...ENQUIRY_FURNISHED_ROOM_FR,
  ...ENQUIRY_BLAME_FOR_MOULD_FR,
  ...ENQUIRY_RECEIPTS_REFUSED_FR,
  ...ENQUIRY_RENT_AFTER_WORKS_FR,
  ...ENQUIRY_CHRISTMAS_PAY_FR,
  ...ENQUIRY_WORKED_ON_AFTER_THE_END_FR,
  ...ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_FR,
  ...ENQUIRY_DEGREE_OF_DISABILITY_FR,
  ...ENQUIRY_MOVING_WITH_INTERNET_FR,
  ...ENQUIRY_COACHING_CONTRACT_FR,
  ...ENQUIRY_MISSED_APPOINTMENT_FR,
  ...ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_FR,
  ...ENQUIRY_MAINTENANCE_LOWER_FR,
  ...ENQUIRY_SICK_PAY_ENDED_FR,
  ...ENQUIRY_OVERDRAWN_ACCOUNT_FR,
  ...ENQUIRY_SMALL_PENSION_FR,
  ...ENQUIRY_FEWER_HOURS_BY_THE_BOSS_FR,
  ...ENQUIRY_FINE_NOT_THE_DRIVER_FR,
  ...ENQUIRY_HIT_AND_RUN_FR,
  ...ENQUIRY_NEIGHBOURS_BRANCHES_FR,
  ...ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_FR,
  ...ENQUIRY_CARE_LEVEL_REFUSED_FR,
  ...ENQUIRY_SICK_CHILD_FR,
  ...ENQUIRY_SMALL_REPAIRS_FR,
  ...ENQUIRY_COLLECTOR_CALLS_FR,
  ...ENQUIRY_RETURN_LOST_FR,
  ...ENQUIRY_APPRENTICESHIP_FR,
  ...ENQUIRY_REGISTRATION_PAPER_FR,
  ...ENQUIRY_HEIRS_AMONG_THEMSELVES_FR,
  ...ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_FR,
  ...ENQUIRY_POWER_CUT_AND_HEALTH_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_CHILD_BENEFIT_FR,
  ...ENQUIRY_LOCKSMITH_PAID_FR,
  ...ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_FR,
  ...ENQUIRY_NOTICE_FOR_RENT_DEBT_FR,
  ...ENQUIRY_COMMON_BELIEFS_FR,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_FR,
  ...ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_FR,
  ...ENQUIRY_REMINDER_FEES_FR,
  ...ENQUIRY_OVERTIME_ORDERED_FR,
  ...ENQUIRY_ILL_IN_PROBATION_FR,
  ...ENQUIRY_ILL_FOR_WEEKS_FR,
  ...ENQUIRY_NEW_BASIC_SECURITY_FR,
}
