/** France: the rows that speak to questions alone, in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_AGREED_END_WORDS } from './enquiry-agreed-end.ts'
import { ENQUIRY_BACK_FROM_LEAVE_WORDS } from './enquiry-back-from-leave.ts'
import { ENQUIRY_BANK_FEES_LOW_INCOME_ES } from './enquiry-bank-fees-low-income.ts'
import { ENQUIRY_BANK_FEES_WORDS } from './enquiry-bank-fees.ts'
import { ENQUIRY_BANK_SEIZURE_ES } from './enquiry-bank-seizure.ts'
import { ENQUIRY_BANK_WORDS } from './enquiry-bank.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_ES } from './enquiry-beliefs-on-family-and-stay.ts'
import { ENQUIRY_BENEFIT_OVERPAID_ES } from './enquiry-benefit-overpaid.ts'
import { ENQUIRY_BENEFIT_REFUSED_ES } from './enquiry-benefit-refused.ts'
import { ENQUIRY_BENEFIT_YEARS_BACK_ES } from './enquiry-benefit-years-back.ts'
import { ENQUIRY_CARE_HOME_WORDS } from './enquiry-care-home.ts'
import { ENQUIRY_CHILD_AT_POLICE_ES } from './enquiry-child-at-police.ts'
import { ENQUIRY_COLD_CALL_ES } from './enquiry-cold-call.ts'
import { ENQUIRY_COLLECTOR_CALLS_WORDS } from './enquiry-collector-calls.ts'
import { ENQUIRY_COLLECTORS_WORDS } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_ES } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CREDIT_IN_COURT_ES } from './enquiry-credit-in-court.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DELIVERY_WORDS } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_REFUSED_ES } from './enquiry-disability-refused.ts'
import { ENQUIRY_DISMISSAL_BY_WORD_WORDS } from './enquiry-dismissal-by-word.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_ES } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_SALE_ES } from './enquiry-door-sale.ts'
import { ENQUIRY_DRIVING_LICENCE_WORDS } from './enquiry-driving-licence.ts'
import { ENQUIRY_END_OF_JOB_WORDS } from './enquiry-end-of-job.ts'
import { ENQUIRY_END_OF_LEASE_WORDS } from './enquiry-end-of-lease.ts'
import { ENQUIRY_ENERGY_AND_WATER_WORDS } from './enquiry-energy-and-water.ts'
import { ENQUIRY_ENERGY_IN_WINTER_ES } from './enquiry-energy-in-winter.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAIR_ES } from './enquiry-fair.ts'
import { ENQUIRY_FALL_ES } from './enquiry-fall.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FINE_PAID_ES } from './enquiry-fine-paid.ts'
import { ENQUIRY_FIXED_TERM_ENDED_ES } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_BANK_REFUSES_WORDS } from './enquiry-fraud-bank-refuses.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GOODS_OF_OTHERS_ES } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GRAVE_FAULT_ES } from './enquiry-grave-fault.ts'
import { ENQUIRY_GUARANTOR_ASKED_TO_PAY_ES } from './enquiry-guarantor-asked-to-pay.ts'
import { ENQUIRY_HEALTH_AT_WORK_WORDS } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEALTH_COVER_ES } from './enquiry-health-cover.ts'
import { ENQUIRY_HEIRS_ES } from './enquiry-heirs.ts'
import { ENQUIRY_HOURS_WORDS } from './enquiry-hours.ts'
import { ENQUIRY_HOUSING_BENEFIT_STOPPED_ES } from './enquiry-housing-benefit-stopped.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_ABANDONED_ES } from './enquiry-job-abandoned.ts'
import { ENQUIRY_JOBLESS_BENEFIT_BACK_ES } from './enquiry-jobless-benefit-back.ts'
import { ENQUIRY_JOBLESS_LENGTH_ES } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOBSEEKER_WORDS } from './enquiry-jobseeker.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_SELLS_ES } from './enquiry-landlord-sells.ts'
import { ENQUIRY_LATE_CLAIM_ES } from './enquiry-late-claim.ts'
import { ENQUIRY_LEAVING_A_JOB_WORDS } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_UNPAID_ES } from './enquiry-leaving-unpaid.ts'
import { ENQUIRY_LEAVING_WITH_A_PARTNER_ES } from './enquiry-leaving-with-a-partner.ts'
import { ENQUIRY_LEFT_A_SHARED_FLAT_ES } from './enquiry-left-a-shared-flat.ts'
import { ENQUIRY_LINKED_CREDIT_ES } from './enquiry-linked-credit.ts'
import { ENQUIRY_LOCKS_CHANGED_WORDS } from './enquiry-locks-changed.ts'
import { ENQUIRY_MAIN_HOME_TAX_ES } from './enquiry-main-home-tax.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_ES } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MANAGING_AGENT_ES } from './enquiry-managing-agent.ts'
import { ENQUIRY_MOVE_WITH_CHILD_ES } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_ES } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OFFICER_HOURS_ES } from './enquiry-officer-hours.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_ORDER_TO_PAY_RENT_ES } from './enquiry-order-to-pay-rent.ts'
import { ENQUIRY_OVERDEBT_WORDS } from './enquiry-overdebt.ts'
import { ENQUIRY_OWNERS_WORKS_ES } from './enquiry-owners-works.ts'
import { ENQUIRY_PARKING_AND_FINES_STEPS_WORDS } from './enquiry-parking-and-fines-steps.ts'
import { ENQUIRY_PARKING_AND_FINES_WORDS } from './enquiry-parking-and-fines.ts'
import { ENQUIRY_PART_TIME_HOURS_ES } from './enquiry-part-time-hours.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_ES } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PETS_IN_THE_HOME_ES } from './enquiry-pets-in-the-home.ts'
import { ENQUIRY_POLICE_COMPLAINT_WORDS } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_CUSTODY_WORDS } from './enquiry-police-custody.ts'
import { ENQUIRY_PREGNANCY_ES } from './enquiry-pregnancy.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RAISED_FINE_ES } from './enquiry-raised-fine.ts'
import { ENQUIRY_REFUND_IN_MONEY_ES } from './enquiry-refund-in-money.ts'
import { ENQUIRY_REHIRE_ES } from './enquiry-rehire.ts'
import { ENQUIRY_RENT_FROZEN_ES } from './enquiry-rent-frozen.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RSA_OVERPAID_ES } from './enquiry-rsa-overpaid.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_WORDS } from './enquiry-school.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_ES } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SICK_PAY_FORM_ES } from './enquiry-sick-pay-form.ts'
import { ENQUIRY_SUSPENDED_AS_PUNISHMENT_ES } from './enquiry-suspended-as-punishment.ts'
import { ENQUIRY_SUSPENDED_WITHOUT_PAY_ES } from './enquiry-suspended-without-pay.ts'
import { ENQUIRY_TAKEN_FOR_A_COUPLE_ES } from './enquiry-taken-for-a-couple.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_NOTICE_ES } from './enquiry-tenant-notice.ts'
import { ENQUIRY_TRADESPEOPLE_WORDS } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAIN_FINE_WORDS } from './enquiry-train-fine.ts'
import { ENQUIRY_TRAVEL_WORDS } from './enquiry-travel.ts'
import { ENQUIRY_TREASURY_AND_WAGES_ES } from './enquiry-treasury-and-wages.ts'
import { ENQUIRY_UNFIT_AFTER_ACCIDENT_ES } from './enquiry-unfit-after-accident.ts'
import { ENQUIRY_UNFIT_HOME_ES } from './enquiry-unfit-home.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WORDS } from './enquiry-used-car.ts'
import { ENQUIRY_WORK_ACCIDENT_WORDS } from './enquiry-work-accident.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_PARKING_AND_FINES_WORDS,
  ...ENQUIRY_PARKING_AND_FINES_STEPS_WORDS,
  ...ENQUIRY_DRIVING_LICENCE_WORDS,
  ...ENQUIRY_ENERGY_AND_WATER_WORDS,
  ...ENQUIRY_RUNNING_CONTRACT_WORDS,
  ...ENQUIRY_INSURANCE_WORDS,
  ...ENQUIRY_TRAVEL_WORDS,
  ...ENQUIRY_PURCHASE_WORDS,
  ...ENQUIRY_TRADESPEOPLE_WORDS,
  ...ENQUIRY_CARE_HOME_WORDS,
  ...ENQUIRY_POLICE_COMPLAINT_WORDS,
  ...ENQUIRY_CONSUMER_WORDS,
  ...ENQUIRY_COLLECTORS_WORDS,
  ...ENQUIRY_ENFORCEMENT_WORDS,
  ...ENQUIRY_FRAUD_WORDS,
  ...ENQUIRY_FRAUD_BANK_REFUSES_WORDS,
  ...ENQUIRY_COURT_WORDS,
  ...ENQUIRY_TAX_AND_BENEFITS_WORDS,
  ...ENQUIRY_BANK_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_EVICTION_WORDS,
  ...ENQUIRY_END_OF_LEASE_WORDS,
  ...ENQUIRY_RENT_WORDS,
  ...ENQUIRY_NEIGHBOURS_WORDS,
  ...ENQUIRY_HOUSING_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_LEAVING_A_JOB_WORDS,
  ...ENQUIRY_PAY_AND_HOURS_WORDS,
  ...ENQUIRY_HEALTH_AT_WORK_WORDS,
  ...ENQUIRY_WORK_WORDS,
  ...ENQUIRY_END_OF_JOB_WORDS,
  ...ENQUIRY_SCHOOL_WORDS,
  ...ENQUIRY_POLICE_CUSTODY_WORDS,
  ...ENQUIRY_TRAIN_FINE_WORDS,
  ...ENQUIRY_JOBSEEKER_WORDS,
  ...ENQUIRY_DISMISSAL_BY_WORD_WORDS,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_WORDS,
  ...ENQUIRY_HOURS_WORDS,
  ...ENQUIRY_USED_CAR_WORDS,
  ...ENQUIRY_DELIVERY_WORDS,
  ...ENQUIRY_OVERDEBT_WORDS,
  ...ENQUIRY_COLLECTOR_CALLS_WORDS,
  ...ENQUIRY_LOCKS_CHANGED_WORDS,
  ...ENQUIRY_WORK_ACCIDENT_WORDS,
  ...ENQUIRY_AGREED_END_WORDS,
  ...ENQUIRY_BACK_FROM_LEAVE_WORDS,
  ...ENQUIRY_BANK_FEES_WORDS,
  ...ENQUIRY_HEALTH_COVER_ES,
  ...ENQUIRY_TENANT_NOTICE_ES,
  ...ENQUIRY_RENT_FROZEN_ES,
  ...ENQUIRY_REFUND_IN_MONEY_ES,
  ...ENQUIRY_FIXED_TERM_ENDED_ES,
  ...ENQUIRY_SICK_PAY_FORM_ES,
  ...ENQUIRY_LEAVING_UNPAID_ES,
  ...ENQUIRY_GRAVE_FAULT_ES,
  ...ENQUIRY_DISABILITY_REFUSED_ES,
  ...ENQUIRY_CREDIT_IN_COURT_ES,
  ...ENQUIRY_RAISED_FINE_ES,
  ...ENQUIRY_RSA_OVERPAID_ES,
  ...ENQUIRY_BANK_SEIZURE_ES,
  ...ENQUIRY_JOB_ABANDONED_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_COLD_CALL_ES,
  ...ENQUIRY_MAINTENANCE_UNPAID_ES,
  ...ENQUIRY_PART_TIME_HOURS_ES,
  ...ENQUIRY_LEAVING_WITH_A_PARTNER_ES,
  ...ENQUIRY_UNFIT_AFTER_ACCIDENT_ES,
  ...ENQUIRY_TREASURY_AND_WAGES_ES,
  ...ENQUIRY_FINE_PAID_ES,
  ...ENQUIRY_GOODS_OF_OTHERS_ES,
  ...ENQUIRY_HOUSING_BENEFIT_STOPPED_ES,
  ...ENQUIRY_JOBLESS_BENEFIT_BACK_ES,
  ...ENQUIRY_NEIGHBOUR_CAMERA_ES,
  ...ENQUIRY_ENERGY_IN_WINTER_ES,
  ...ENQUIRY_LATE_CLAIM_ES,
  ...ENQUIRY_PREGNANCY_ES,
  ...ENQUIRY_DISMISSED_ES,
  ...ENQUIRY_BENEFIT_OVERPAID_ES,
  ...ENQUIRY_BENEFIT_REFUSED_ES,
  ...ENQUIRY_SUSPENDED_AS_PUNISHMENT_ES,
  ...ENQUIRY_REHIRE_ES,
  ...ENQUIRY_OWNERS_WORKS_ES,
  ...ENQUIRY_HEIRS_ES,
  ...ENQUIRY_LINKED_CREDIT_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_DOOR_SALE_ES,
  ...ENQUIRY_GUARANTOR_ASKED_TO_PAY_ES,
  ...ENQUIRY_TAKEN_FOR_A_COUPLE_ES,
  ...ENQUIRY_OLD_DEBT_ES,
  ...ENQUIRY_ORDER_TO_PAY_RENT_ES,
  ...ENQUIRY_PAY_HELD_BACK_ES,
  ...ENQUIRY_MOVE_WITH_CHILD_ES,
  ...ENQUIRY_FAIR_ES,
  ...ENQUIRY_FALL_ES,
  ...ENQUIRY_SELF_EMPLOYED_DUES_ES,
  ...ENQUIRY_CHILD_AT_POLICE_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_MAIN_HOME_TAX_ES,
  ...ENQUIRY_BANK_FEES_LOW_INCOME_ES,
  ...ENQUIRY_LEFT_A_SHARED_FLAT_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_MANAGING_AGENT_ES,
  ...ENQUIRY_SUSPENDED_WITHOUT_PAY_ES,
  ...ENQUIRY_COMMON_BELIEFS_ES,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_ES,
  ...ENQUIRY_PETS_IN_THE_HOME_ES,
  ...ENQUIRY_BENEFIT_YEARS_BACK_ES,
  ...ENQUIRY_UNFIT_HOME_ES,
  ...ENQUIRY_OFFICER_HOURS_ES,
  ...ENQUIRY_LANDLORD_SELLS_ES,
  ...ENQUIRY_JOBLESS_LENGTH_ES,
}
