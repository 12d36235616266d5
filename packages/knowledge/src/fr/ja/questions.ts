/** France: the rows that speak to questions alone, in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_AGREED_END_JA } from './enquiry-agreed-end.ts'
import { ENQUIRY_BACK_FROM_LEAVE_JA } from './enquiry-back-from-leave.ts'
import { ENQUIRY_BANK_FEES_LOW_INCOME_JA } from './enquiry-bank-fees-low-income.ts'
import { ENQUIRY_BANK_FEES_JA } from './enquiry-bank-fees.ts'
import { ENQUIRY_BANK_SEIZURE_JA } from './enquiry-bank-seizure.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_JA } from './enquiry-beliefs-on-family-and-stay.ts'
import { ENQUIRY_BENEFIT_OVERPAID_JA } from './enquiry-benefit-overpaid.ts'
import { ENQUIRY_BENEFIT_REFUSED_JA } from './enquiry-benefit-refused.ts'
import { ENQUIRY_BENEFIT_YEARS_BACK_JA } from './enquiry-benefit-years-back.ts'
import { ENQUIRY_CARE_HOME_JA } from './enquiry-care-home.ts'
import { ENQUIRY_CHILD_AT_POLICE_JA } from './enquiry-child-at-police.ts'
import { ENQUIRY_COLD_CALL_JA } from './enquiry-cold-call.ts'
import { ENQUIRY_COLLECTOR_CALLS_JA } from './enquiry-collector-calls.ts'
import { ENQUIRY_COLLECTORS_JA } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER_JA } from './enquiry-consumer.ts'
import { ENQUIRY_COURT_JA } from './enquiry-court.ts'
import { ENQUIRY_CREDIT_IN_COURT_JA } from './enquiry-credit-in-court.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DELIVERY_JA } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_REFUSED_JA } from './enquiry-disability-refused.ts'
import { ENQUIRY_DISMISSAL_BY_WORD_JA } from './enquiry-dismissal-by-word.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_JA } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_SALE_JA } from './enquiry-door-sale.ts'
import { ENQUIRY_DRIVING_LICENCE_JA } from './enquiry-driving-licence.ts'
import { ENQUIRY_END_OF_JOB_JA } from './enquiry-end-of-job.ts'
import { ENQUIRY_END_OF_LEASE_JA } from './enquiry-end-of-lease.ts'
import { ENQUIRY_ENERGY_AND_WATER_JA } from './enquiry-energy-and-water.ts'
import { ENQUIRY_ENERGY_IN_WINTER_JA } from './enquiry-energy-in-winter.ts'
import { ENQUIRY_ENFORCEMENT_JA } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAIR_JA } from './enquiry-fair.ts'
import { ENQUIRY_FALL_JA } from './enquiry-fall.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FINE_PAID_JA } from './enquiry-fine-paid.ts'
import { ENQUIRY_FIXED_TERM_ENDED_JA } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_BANK_REFUSES_JA } from './enquiry-fraud-bank-refuses.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GOODS_OF_OTHERS_JA } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GRAVE_FAULT_JA } from './enquiry-grave-fault.ts'
import { ENQUIRY_GUARANTOR_ASKED_TO_PAY_JA } from './enquiry-guarantor-asked-to-pay.ts'
import { ENQUIRY_HEALTH_AT_WORK_JA } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEALTH_COVER_JA } from './enquiry-health-cover.ts'
import { ENQUIRY_HEIRS_JA } from './enquiry-heirs.ts'
import { ENQUIRY_HOURS_JA } from './enquiry-hours.ts'
import { ENQUIRY_HOUSING_BENEFIT_STOPPED_JA } from './enquiry-housing-benefit-stopped.ts'
import { ENQUIRY_HOUSING_JA } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_ABANDONED_JA } from './enquiry-job-abandoned.ts'
import { ENQUIRY_JOBLESS_BENEFIT_BACK_JA } from './enquiry-jobless-benefit-back.ts'
import { ENQUIRY_JOBLESS_LENGTH_JA } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOBSEEKER_JA } from './enquiry-jobseeker.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_SELLS_JA } from './enquiry-landlord-sells.ts'
import { ENQUIRY_LATE_CLAIM_JA } from './enquiry-late-claim.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_UNPAID_JA } from './enquiry-leaving-unpaid.ts'
import { ENQUIRY_LEAVING_WITH_A_PARTNER_JA } from './enquiry-leaving-with-a-partner.ts'
import { ENQUIRY_LEFT_A_SHARED_FLAT_JA } from './enquiry-left-a-shared-flat.ts'
import { ENQUIRY_LINKED_CREDIT_JA } from './enquiry-linked-credit.ts'
import { ENQUIRY_LOCKS_CHANGED_JA } from './enquiry-locks-changed.ts'
import { ENQUIRY_MAIN_HOME_TAX_JA } from './enquiry-main-home-tax.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_JA } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MANAGING_AGENT_JA } from './enquiry-managing-agent.ts'
import { ENQUIRY_MOVE_WITH_CHILD_JA } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_JA } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_JA } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OFFICER_HOURS_JA } from './enquiry-officer-hours.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_ORDER_TO_PAY_RENT_JA } from './enquiry-order-to-pay-rent.ts'
import { ENQUIRY_OVERDEBT_JA } from './enquiry-overdebt.ts'
import { ENQUIRY_OWNERS_WORKS_JA } from './enquiry-owners-works.ts'
import { ENQUIRY_PARKING_AND_FINES_STEPS_JA } from './enquiry-parking-and-fines-steps.ts'
import { ENQUIRY_PARKING_AND_FINES_JA } from './enquiry-parking-and-fines.ts'
import { ENQUIRY_PART_TIME_HOURS_JA } from './enquiry-part-time-hours.ts'
import { ENQUIRY_PAY_AND_HOURS_JA } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_JA } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PETS_IN_THE_HOME_JA } from './enquiry-pets-in-the-home.ts'
import { ENQUIRY_POLICE_COMPLAINT_JA } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_CUSTODY_JA } from './enquiry-police-custody.ts'
import { ENQUIRY_PREGNANCY_JA } from './enquiry-pregnancy.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_RAISED_FINE_JA } from './enquiry-raised-fine.ts'
import { ENQUIRY_REFUND_IN_MONEY_JA } from './enquiry-refund-in-money.ts'
import { ENQUIRY_REHIRE_JA } from './enquiry-rehire.ts'
import { ENQUIRY_RENT_FROZEN_JA } from './enquiry-rent-frozen.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_RSA_OVERPAID_JA } from './enquiry-rsa-overpaid.ts'
import { ENQUIRY_RUNNING_CONTRACT_JA } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_JA } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SICK_PAY_FORM_JA } from './enquiry-sick-pay-form.ts'
import { ENQUIRY_SUSPENDED_AS_PUNISHMENT_JA } from './enquiry-suspended-as-punishment.ts'
import { ENQUIRY_SUSPENDED_WITHOUT_PAY_JA } from './enquiry-suspended-without-pay.ts'
import { ENQUIRY_TAKEN_FOR_A_COUPLE_JA } from './enquiry-taken-for-a-couple.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_NOTICE_JA } from './enquiry-tenant-notice.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAIN_FINE_JA } from './enquiry-train-fine.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_TREASURY_AND_WAGES_JA } from './enquiry-treasury-and-wages.ts'
import { ENQUIRY_UNFIT_AFTER_ACCIDENT_JA } from './enquiry-unfit-after-accident.ts'
import { ENQUIRY_UNFIT_HOME_JA } from './enquiry-unfit-home.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_WORK_ACCIDENT_JA } from './enquiry-work-accident.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_PARKING_AND_FINES_JA,
  ...ENQUIRY_PARKING_AND_FINES_STEPS_JA,
  ...ENQUIRY_DRIVING_LICENCE_JA,
  ...ENQUIRY_ENERGY_AND_WATER_JA,
  ...ENQUIRY_RUNNING_CONTRACT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_CARE_HOME_JA,
  ...ENQUIRY_POLICE_COMPLAINT_JA,
  ...ENQUIRY_CONSUMER_JA,
  ...ENQUIRY_COLLECTORS_JA,
  ...ENQUIRY_ENFORCEMENT_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_FRAUD_BANK_REFUSES_JA,
  ...ENQUIRY_COURT_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_END_OF_LEASE_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_HOUSING_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_PAY_AND_HOURS_JA,
  ...ENQUIRY_HEALTH_AT_WORK_JA,
  ...ENQUIRY_WORK_JA,
  ...ENQUIRY_END_OF_JOB_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_POLICE_CUSTODY_JA,
  ...ENQUIRY_TRAIN_FINE_JA,
  ...ENQUIRY_JOBSEEKER_JA,
  ...ENQUIRY_DISMISSAL_BY_WORD_JA,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_JA,
  ...ENQUIRY_HOURS_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_DELIVERY_JA,
  ...ENQUIRY_OVERDEBT_JA,
  ...ENQUIRY_COLLECTOR_CALLS_JA,
  ...ENQUIRY_LOCKS_CHANGED_JA,
  ...ENQUIRY_WORK_ACCIDENT_JA,
  ...ENQUIRY_AGREED_END_JA,
  ...ENQUIRY_BACK_FROM_LEAVE_JA,
  ...ENQUIRY_BANK_FEES_JA,
  ...ENQUIRY_HEALTH_COVER_JA,
  ...ENQUIRY_TENANT_NOTICE_JA,
  ...ENQUIRY_RENT_FROZEN_JA,
  ...ENQUIRY_REFUND_IN_MONEY_JA,
  ...ENQUIRY_FIXED_TERM_ENDED_JA,
  ...ENQUIRY_SICK_PAY_FORM_JA,
  ...ENQUIRY_LEAVING_UNPAID_JA,
  ...ENQUIRY_GRAVE_FAULT_JA,
  ...ENQUIRY_DISABILITY_REFUSED_JA,
  ...ENQUIRY_CREDIT_IN_COURT_JA,
  ...ENQUIRY_RAISED_FINE_JA,
  ...ENQUIRY_RSA_OVERPAID_JA,
  ...ENQUIRY_BANK_SEIZURE_JA,
  ...ENQUIRY_JOB_ABANDONED_JA,
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_COLD_CALL_JA,
  ...ENQUIRY_MAINTENANCE_UNPAID_JA,
  ...ENQUIRY_PART_TIME_HOURS_JA,
  ...ENQUIRY_LEAVING_WITH_A_PARTNER_JA,
  ...ENQUIRY_UNFIT_AFTER_ACCIDENT_JA,
  ...ENQUIRY_TREASURY_AND_WAGES_JA,
  ...ENQUIRY_FINE_PAID_JA,
  ...ENQUIRY_GOODS_OF_OTHERS_JA,
  ...ENQUIRY_HOUSING_BENEFIT_STOPPED_JA,
  ...ENQUIRY_JOBLESS_BENEFIT_BACK_JA,
  ...ENQUIRY_NEIGHBOUR_CAMERA_JA,
  ...ENQUIRY_ENERGY_IN_WINTER_JA,
  ...ENQUIRY_LATE_CLAIM_JA,
  ...ENQUIRY_PREGNANCY_JA,
  ...ENQUIRY_DISMISSED_JA,
  ...ENQUIRY_BENEFIT_OVERPAID_JA,
  ...ENQUIRY_BENEFIT_REFUSED_JA,
  ...ENQUIRY_SUSPENDED_AS_PUNISHMENT_JA,
  ...ENQUIRY_REHIRE_JA,
  ...ENQUIRY_OWNERS_WORKS_JA,
  ...ENQUIRY_HEIRS_JA,
  ...ENQUIRY_LINKED_CREDIT_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_DOOR_SALE_JA,
  ...ENQUIRY_GUARANTOR_ASKED_TO_PAY_JA,
  ...ENQUIRY_TAKEN_FOR_A_COUPLE_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_ORDER_TO_PAY_RENT_JA,
  ...ENQUIRY_PAY_HELD_BACK_JA,
  ...ENQUIRY_MOVE_WITH_CHILD_JA,
  ...ENQUIRY_FAIR_JA,
  ...ENQUIRY_FALL_JA,
  ...ENQUIRY_SELF_EMPLOYED_DUES_JA,
  ...ENQUIRY_CHILD_AT_POLICE_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_MAIN_HOME_TAX_JA,
  ...ENQUIRY_BANK_FEES_LOW_INCOME_JA,
  ...ENQUIRY_LEFT_A_SHARED_FLAT_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_MANAGING_AGENT_JA,
  ...ENQUIRY_SUSPENDED_WITHOUT_PAY_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_JA,
  ...ENQUIRY_PETS_IN_THE_HOME_JA,
  ...ENQUIRY_BENEFIT_YEARS_BACK_JA,
  ...ENQUIRY_UNFIT_HOME_JA,
  ...ENQUIRY_OFFICER_HOURS_JA,
  ...ENQUIRY_LANDLORD_SELLS_JA,
  ...ENQUIRY_JOBLESS_LENGTH_JA,
}
