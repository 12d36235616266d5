/** France: the rows that speak to questions alone, in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_AGREED_END_WORDS } from './enquiry-agreed-end.ts'
import { ENQUIRY_BACK_FROM_LEAVE_WORDS } from './enquiry-back-from-leave.ts'
import { ENQUIRY_BANK_FEES_LOW_INCOME_FR } from './enquiry-bank-fees-low-income.ts'
import { ENQUIRY_BANK_FEES_WORDS } from './enquiry-bank-fees.ts'
import { ENQUIRY_BANK_SEIZURE_FR } from './enquiry-bank-seizure.ts'
import { ENQUIRY_BANK_WORDS } from './enquiry-bank.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_FR } from './enquiry-beliefs-on-family-and-stay.ts'
import { ENQUIRY_BENEFIT_OVERPAID_FR } from './enquiry-benefit-overpaid.ts'
import { ENQUIRY_BENEFIT_REFUSED_FR } from './enquiry-benefit-refused.ts'
import { ENQUIRY_BENEFIT_YEARS_BACK_FR } from './enquiry-benefit-years-back.ts'
import { ENQUIRY_CARE_HOME_WORDS } from './enquiry-care-home.ts'
import { ENQUIRY_CHILD_AT_POLICE_FR } from './enquiry-child-at-police.ts'
import { ENQUIRY_COLD_CALL_FR } from './enquiry-cold-call.ts'
import { ENQUIRY_COLLECTOR_CALLS_WORDS } from './enquiry-collector-calls.ts'
import { ENQUIRY_COLLECTORS_WORDS } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_FR } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CREDIT_IN_COURT_FR } from './enquiry-credit-in-court.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DELIVERY_WORDS } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_REFUSED_FR } from './enquiry-disability-refused.ts'
import { ENQUIRY_DISMISSAL_BY_WORD_WORDS } from './enquiry-dismissal-by-word.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_FR } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_SALE_FR } from './enquiry-door-sale.ts'
import { ENQUIRY_DRIVING_LICENCE_WORDS } from './enquiry-driving-licence.ts'
import { ENQUIRY_END_OF_JOB_WORDS } from './enquiry-end-of-job.ts'
import { ENQUIRY_END_OF_LEASE_WORDS } from './enquiry-end-of-lease.ts'
import { ENQUIRY_ENERGY_AND_WATER_WORDS } from './enquiry-energy-and-water.ts'
import { ENQUIRY_ENERGY_IN_WINTER_FR } from './enquiry-energy-in-winter.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAIR_FR } from './enquiry-fair.ts'
import { ENQUIRY_FALL_FR } from './enquiry-fall.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FINE_PAID_FR } from './enquiry-fine-paid.ts'
import { ENQUIRY_FIXED_TERM_ENDED_FR } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_BANK_REFUSES_WORDS } from './enquiry-fraud-bank-refuses.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GOODS_OF_OTHERS_FR } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GRAVE_FAULT_FR } from './enquiry-grave-fault.ts'
import { ENQUIRY_GUARANTOR_ASKED_TO_PAY_FR } from './enquiry-guarantor-asked-to-pay.ts'
import { ENQUIRY_HEALTH_AT_WORK_WORDS } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEALTH_COVER_FR } from './enquiry-health-cover.ts'
import { ENQUIRY_HEIRS_FR } from './enquiry-heirs.ts'
import { ENQUIRY_HOURS_WORDS } from './enquiry-hours.ts'
import { ENQUIRY_HOUSING_BENEFIT_STOPPED_FR } from './enquiry-housing-benefit-stopped.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_ABANDONED_FR } from './enquiry-job-abandoned.ts'
import { ENQUIRY_JOBLESS_BENEFIT_BACK_FR } from './enquiry-jobless-benefit-back.ts'
import { ENQUIRY_JOBLESS_LENGTH_FR } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOBSEEKER_WORDS } from './enquiry-jobseeker.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_SELLS_FR } from './enquiry-landlord-sells.ts'
import { ENQUIRY_LATE_CLAIM_FR } from './enquiry-late-claim.ts'
import { ENQUIRY_LEAVING_A_JOB_WORDS } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_UNPAID_FR } from './enquiry-leaving-unpaid.ts'
import { ENQUIRY_LEAVING_WITH_A_PARTNER_FR } from './enquiry-leaving-with-a-partner.ts'
import { ENQUIRY_LEFT_A_SHARED_FLAT_FR } from './enquiry-left-a-shared-flat.ts'
import { ENQUIRY_LINKED_CREDIT_FR } from './enquiry-linked-credit.ts'
import { ENQUIRY_LOCKS_CHANGED_WORDS } from './enquiry-locks-changed.ts'
import { ENQUIRY_MAIN_HOME_TAX_FR } from './enquiry-main-home-tax.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_FR } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MANAGING_AGENT_FR } from './enquiry-managing-agent.ts'
import { ENQUIRY_MOVE_WITH_CHILD_FR } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_FR } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OFFICER_HOURS_FR } from './enquiry-officer-hours.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_ORDER_TO_PAY_RENT_FR } from './enquiry-order-to-pay-rent.ts'
import { ENQUIRY_OVERDEBT_WORDS } from './enquiry-overdebt.ts'
import { ENQUIRY_OWNERS_WORKS_FR } from './enquiry-owners-works.ts'
import { ENQUIRY_PARKING_AND_FINES_STEPS_WORDS } from './enquiry-parking-and-fines-steps.ts'
import { ENQUIRY_PARKING_AND_FINES_WORDS } from './enquiry-parking-and-fines.ts'
import { ENQUIRY_PART_TIME_HOURS_FR } from './enquiry-part-time-hours.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_FR } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PETS_IN_THE_HOME_FR } from './enquiry-pets-in-the-home.ts'
import { ENQUIRY_POLICE_COMPLAINT_WORDS } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_CUSTODY_WORDS } from './enquiry-police-custody.ts'
import { ENQUIRY_PREGNANCY_FR } from './enquiry-pregnancy.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RAISED_FINE_FR } from './enquiry-raised-fine.ts'
import { ENQUIRY_REFUND_IN_MONEY_FR } from './enquiry-refund-in-money.ts'
import { ENQUIRY_REHIRE_FR } from './enquiry-rehire.ts'
import { ENQUIRY_RENT_FROZEN_FR } from './enquiry-rent-frozen.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RSA_OVERPAID_FR } from './enquiry-rsa-overpaid.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_WORDS } from './enquiry-school.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_FR } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SICK_PAY_FORM_FR } from './enquiry-sick-pay-form.ts'
import { ENQUIRY_SUSPENDED_AS_PUNISHMENT_FR } from './enquiry-suspended-as-punishment.ts'
import { ENQUIRY_SUSPENDED_WITHOUT_PAY_FR } from './enquiry-suspended-without-pay.ts'
import { ENQUIRY_TAKEN_FOR_A_COUPLE_FR } from './enquiry-taken-for-a-couple.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_NOTICE_FR } from './enquiry-tenant-notice.ts'
import { ENQUIRY_TRADESPEOPLE_WORDS } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAIN_FINE_WORDS } from './enquiry-train-fine.ts'
import { ENQUIRY_TRAVEL_WORDS } from './enquiry-travel.ts'
import { ENQUIRY_TREASURY_AND_WAGES_FR } from './enquiry-treasury-and-wages.ts'
import { ENQUIRY_UNFIT_AFTER_ACCIDENT_FR } from './enquiry-unfit-after-accident.ts'
import { ENQUIRY_UNFIT_HOME_FR } from './enquiry-unfit-home.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WORDS } from './enquiry-used-car.ts'
import { ENQUIRY_WORK_ACCIDENT_WORDS } from './enquiry-work-accident.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_FAMILY_FR,
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
  ...ENQUIRY_HEALTH_COVER_FR,
  ...ENQUIRY_TENANT_NOTICE_FR,
  ...ENQUIRY_RENT_FROZEN_FR,
  ...ENQUIRY_REFUND_IN_MONEY_FR,
  ...ENQUIRY_FIXED_TERM_ENDED_FR,
  ...ENQUIRY_SICK_PAY_FORM_FR,
  ...ENQUIRY_LEAVING_UNPAID_FR,
  ...ENQUIRY_GRAVE_FAULT_FR,
  ...ENQUIRY_DISABILITY_REFUSED_FR,
  ...ENQUIRY_CREDIT_IN_COURT_FR,
  ...ENQUIRY_RAISED_FINE_FR,
  ...ENQUIRY_RSA_OVERPAID_FR,
  ...ENQUIRY_BANK_SEIZURE_FR,
  ...ENQUIRY_JOB_ABANDONED_FR,
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_COLD_CALL_FR,
  ...ENQUIRY_MAINTENANCE_UNPAID_FR,
  ...ENQUIRY_PART_TIME_HOURS_FR,
  ...ENQUIRY_LEAVING_WITH_A_PARTNER_FR,
  ...ENQUIRY_UNFIT_AFTER_ACCIDENT_FR,
  ...ENQUIRY_TREASURY_AND_WAGES_FR,
  ...ENQUIRY_FINE_PAID_FR,
  ...ENQUIRY_GOODS_OF_OTHERS_FR,
  ...ENQUIRY_HOUSING_BENEFIT_STOPPED_FR,
  ...ENQUIRY_JOBLESS_BENEFIT_BACK_FR,
  ...ENQUIRY_NEIGHBOUR_CAMERA_FR,
  ...ENQUIRY_ENERGY_IN_WINTER_FR,
  ...ENQUIRY_LATE_CLAIM_FR,
  ...ENQUIRY_PREGNANCY_FR,
  ...ENQUIRY_DISMISSED_FR,
  ...ENQUIRY_BENEFIT_OVERPAID_FR,
  ...ENQUIRY_BENEFIT_REFUSED_FR,
  ...ENQUIRY_SUSPENDED_AS_PUNISHMENT_FR,
  ...ENQUIRY_REHIRE_FR,
  ...ENQUIRY_OWNERS_WORKS_FR,
  ...ENQUIRY_HEIRS_FR,
  ...ENQUIRY_LINKED_CREDIT_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_DOOR_SALE_FR,
  ...ENQUIRY_GUARANTOR_ASKED_TO_PAY_FR,
  ...ENQUIRY_TAKEN_FOR_A_COUPLE_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_ORDER_TO_PAY_RENT_FR,
  ...ENQUIRY_PAY_HELD_BACK_FR,
  ...ENQUIRY_MOVE_WITH_CHILD_FR,
  ...ENQUIRY_FAIR_FR,
  ...ENQUIRY_FALL_FR,
  ...ENQUIRY_SELF_EMPLOYED_DUES_FR,
  ...ENQUIRY_CHILD_AT_POLICE_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_MAIN_HOME_TAX_FR,
  ...ENQUIRY_BANK_FEES_LOW_INCOME_FR,
  ...ENQUIRY_LEFT_A_SHARED_FLAT_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_MANAGING_AGENT_FR,
  ...ENQUIRY_SUSPENDED_WITHOUT_PAY_FR,
  ...ENQUIRY_COMMON_BELIEFS_FR,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_FR,
  ...ENQUIRY_PETS_IN_THE_HOME_FR,
  ...ENQUIRY_BENEFIT_YEARS_BACK_FR,
  ...ENQUIRY_UNFIT_HOME_FR,
  ...ENQUIRY_OFFICER_HOURS_FR,
  ...ENQUIRY_LANDLORD_SELLS_FR,
  ...ENQUIRY_JOBLESS_LENGTH_FR,
}
