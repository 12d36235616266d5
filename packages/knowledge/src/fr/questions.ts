/** France: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_AGREED_END } from './enquiry-agreed-end.ts'
import { ENQUIRY_BACK_FROM_LEAVE } from './enquiry-back-from-leave.ts'
import { ENQUIRY_BANK_FEES_LOW_INCOME } from './enquiry-bank-fees-low-income.ts'
import { ENQUIRY_BANK_FEES } from './enquiry-bank-fees.ts'
import { ENQUIRY_BANK_SEIZURE } from './enquiry-bank-seizure.ts'
import { ENQUIRY_BANK } from './enquiry-bank.ts'
import { ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY } from './enquiry-beliefs-on-family-and-stay.ts'
import { ENQUIRY_BENEFIT_OVERPAID } from './enquiry-benefit-overpaid.ts'
import { ENQUIRY_BENEFIT_REFUSED } from './enquiry-benefit-refused.ts'
import { ENQUIRY_BENEFIT_YEARS_BACK } from './enquiry-benefit-years-back.ts'
import { ENQUIRY_CARE_HOME } from './enquiry-care-home.ts'
import { ENQUIRY_CHILD_AT_POLICE } from './enquiry-child-at-police.ts'
import { ENQUIRY_COLD_CALL } from './enquiry-cold-call.ts'
import { ENQUIRY_COLLECTOR_CALLS } from './enquiry-collector-calls.ts'
import { ENQUIRY_COLLECTORS } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS } from './enquiry-common-beliefs.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_COURT } from './enquiry-court.ts'
import { ENQUIRY_CREDIT_IN_COURT } from './enquiry-credit-in-court.ts'
import { ENQUIRY_CUTTING_THE_NEIGHBOURS_BRANCHES } from './enquiry-cutting-the-neighbours-branches.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DELIVERY } from './enquiry-delivery.ts'
import { ENQUIRY_DISABILITY_REFUSED } from './enquiry-disability-refused.ts'
import { ENQUIRY_DISMISSAL_BY_WORD } from './enquiry-dismissal-by-word.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_SALE } from './enquiry-door-sale.ts'
import { ENQUIRY_DRIVING_LICENCE } from './enquiry-driving-licence.ts'
import { ENQUIRY_END_OF_JOB } from './enquiry-end-of-job.ts'
import { ENQUIRY_END_OF_LEASE } from './enquiry-end-of-lease.ts'
import { ENQUIRY_ENERGY_AND_WATER } from './enquiry-energy-and-water.ts'
import { ENQUIRY_ENERGY_IN_WINTER } from './enquiry-energy-in-winter.ts'
import { ENQUIRY_ENFORCEMENT } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAIR } from './enquiry-fair.ts'
import { ENQUIRY_FALL } from './enquiry-fall.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FINE_PAID } from './enquiry-fine-paid.ts'
import { ENQUIRY_FIXED_TERM_ENDED } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_BANK_REFUSES } from './enquiry-fraud-bank-refuses.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GOODS_OF_OTHERS } from './enquiry-goods-of-others.ts'
import { ENQUIRY_GRAVE_FAULT } from './enquiry-grave-fault.ts'
import { ENQUIRY_GUARANTOR_ASKED_TO_PAY } from './enquiry-guarantor-asked-to-pay.ts'
import { ENQUIRY_HEALTH_AT_WORK } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEALTH_COVER } from './enquiry-health-cover.ts'
import { ENQUIRY_HEIRS } from './enquiry-heirs.ts'
import { ENQUIRY_HOURS } from './enquiry-hours.ts'
import { ENQUIRY_HOUSING_BENEFIT_STOPPED } from './enquiry-housing-benefit-stopped.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_ABANDONED } from './enquiry-job-abandoned.ts'
import { ENQUIRY_JOBLESS_BENEFIT_BACK } from './enquiry-jobless-benefit-back.ts'
import { ENQUIRY_JOBLESS_LENGTH } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOBSEEKER } from './enquiry-jobseeker.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_LANDLORD_SELLS } from './enquiry-landlord-sells.ts'
import { ENQUIRY_LATE_CLAIM } from './enquiry-late-claim.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_UNPAID } from './enquiry-leaving-unpaid.ts'
import { ENQUIRY_LEAVING_WITH_A_PARTNER } from './enquiry-leaving-with-a-partner.ts'
import { ENQUIRY_LEFT_A_SHARED_FLAT } from './enquiry-left-a-shared-flat.ts'
import { ENQUIRY_LINKED_CREDIT } from './enquiry-linked-credit.ts'
import { ENQUIRY_LOCKS_CHANGED } from './enquiry-locks-changed.ts'
import { ENQUIRY_MAIN_HOME_TAX } from './enquiry-main-home-tax.ts'
import { ENQUIRY_MAINTENANCE_UNPAID } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MANAGING_AGENT } from './enquiry-managing-agent.ts'
import { ENQUIRY_MOVE_WITH_CHILD } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_OFFICER_HOURS } from './enquiry-officer-hours.ts'
import { ENQUIRY_OLD_DEBT } from './enquiry-old-debt.ts'
import { ENQUIRY_ORDER_TO_PAY_RENT } from './enquiry-order-to-pay-rent.ts'
import { ENQUIRY_OVERDEBT } from './enquiry-overdebt.ts'
import { ENQUIRY_OWNERS_WORKS } from './enquiry-owners-works.ts'
import { ENQUIRY_PARKING_AND_FINES_STEPS } from './enquiry-parking-and-fines-steps.ts'
import { ENQUIRY_PARKING_AND_FINES } from './enquiry-parking-and-fines.ts'
import { ENQUIRY_PART_TIME_HOURS } from './enquiry-part-time-hours.ts'
import { ENQUIRY_PAY_AND_HOURS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PETS_IN_THE_HOME } from './enquiry-pets-in-the-home.ts'
import { ENQUIRY_POLICE_COMPLAINT } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_CUSTODY } from './enquiry-police-custody.ts'
import { ENQUIRY_PREGNANCY } from './enquiry-pregnancy.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_RAISED_FINE } from './enquiry-raised-fine.ts'
import { ENQUIRY_REFUND_IN_MONEY } from './enquiry-refund-in-money.ts'
import { ENQUIRY_REHIRE } from './enquiry-rehire.ts'
import { ENQUIRY_RENT_FROZEN } from './enquiry-rent-frozen.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_RSA_OVERPAID } from './enquiry-rsa-overpaid.ts'
import { ENQUIRY_RUNNING_CONTRACT } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_FOR_AN_EX } from './enquiry-seizure-for-an-ex.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SICK_PAY_FORM } from './enquiry-sick-pay-form.ts'
import { ENQUIRY_SUSPENDED_AS_PUNISHMENT } from './enquiry-suspended-as-punishment.ts'
import { ENQUIRY_SUSPENDED_WITHOUT_PAY } from './enquiry-suspended-without-pay.ts'
import { ENQUIRY_TAKEN_FOR_A_COUPLE } from './enquiry-taken-for-a-couple.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_NOTICE } from './enquiry-tenant-notice.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAIN_FINE } from './enquiry-train-fine.ts'
import { ENQUIRY_TRAVEL } from './enquiry-travel.ts'
import { ENQUIRY_TREASURY_AND_WAGES } from './enquiry-treasury-and-wages.ts'
import { ENQUIRY_UNFIT_AFTER_ACCIDENT } from './enquiry-unfit-after-accident.ts'
import { ENQUIRY_UNFIT_HOME } from './enquiry-unfit-home.ts'
import { ENQUIRY_UNPAID_WAGES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_WORK_ACCIDENT } from './enquiry-work-accident.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_COLLECTORS,
  ...ENQUIRY_COURT,
  ...ENQUIRY_ENFORCEMENT,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_FRAUD_BANK_REFUSES,
  ...ENQUIRY_BANK,
  ...ENQUIRY_HOUSING,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_END_OF_LEASE,
  ...ENQUIRY_RENT,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_WORK,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_PAY_AND_HOURS,
  ...ENQUIRY_HEALTH_AT_WORK,
  ...ENQUIRY_CONSUMER,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_RUNNING_CONTRACT,
  ...ENQUIRY_ENERGY_AND_WATER,
  ...ENQUIRY_PARKING_AND_FINES,
  ...ENQUIRY_PARKING_AND_FINES_STEPS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_TRAVEL,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_DRIVING_LICENCE,
  ...ENQUIRY_POLICE_COMPLAINT,
  ...ENQUIRY_CARE_HOME,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_END_OF_JOB,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_POLICE_CUSTODY,
  ...ENQUIRY_TRAIN_FINE,
  ...ENQUIRY_JOBSEEKER,
  ...ENQUIRY_DISMISSAL_BY_WORD,
  ...ENQUIRY_NOTICE_FROM_LANDLORD,
  ...ENQUIRY_HOURS,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_DELIVERY,
  ...ENQUIRY_OVERDEBT,
  ...ENQUIRY_COLLECTOR_CALLS,
  ...ENQUIRY_LOCKS_CHANGED,
  ...ENQUIRY_WORK_ACCIDENT,
  ...ENQUIRY_AGREED_END,
  ...ENQUIRY_BACK_FROM_LEAVE,
  ...ENQUIRY_BANK_FEES,
  ...ENQUIRY_HEALTH_COVER,
  ...ENQUIRY_TENANT_NOTICE,
  ...ENQUIRY_RENT_FROZEN,
  ...ENQUIRY_REFUND_IN_MONEY,
  ...ENQUIRY_FIXED_TERM_ENDED,
  ...ENQUIRY_SICK_PAY_FORM,
  ...ENQUIRY_LEAVING_UNPAID,
  ...ENQUIRY_GRAVE_FAULT,
  ...ENQUIRY_DISABILITY_REFUSED,
  ...ENQUIRY_CREDIT_IN_COURT,
  ...ENQUIRY_RAISED_FINE,
  ...ENQUIRY_RSA_OVERPAID,
  ...ENQUIRY_BANK_SEIZURE,
  ...ENQUIRY_JOB_ABANDONED,
  ...ENQUIRY_UNPAID_WAGES,
  ...ENQUIRY_COLD_CALL,
  ...ENQUIRY_MAINTENANCE_UNPAID,
  ...ENQUIRY_PART_TIME_HOURS,
  ...ENQUIRY_LEAVING_WITH_A_PARTNER,
  ...ENQUIRY_UNFIT_AFTER_ACCIDENT,
  ...ENQUIRY_TREASURY_AND_WAGES,
  ...ENQUIRY_FINE_PAID,
  ...ENQUIRY_GOODS_OF_OTHERS,
  ...ENQUIRY_HOUSING_BENEFIT_STOPPED,
  ...ENQUIRY_JOBLESS_BENEFIT_BACK,
  ...ENQUIRY_NEIGHBOUR_CAMERA,
  ...ENQUIRY_ENERGY_IN_WINTER,
  ...ENQUIRY_LATE_CLAIM,
  ...ENQUIRY_PREGNANCY,
  ...ENQUIRY_DISMISSED,
  ...ENQUIRY_BENEFIT_OVERPAID,
  ...ENQUIRY_BENEFIT_REFUSED,
  ...ENQUIRY_SUSPENDED_AS_PUNISHMENT,
  ...ENQUIRY_REHIRE,
  ...ENQUIRY_OWNERS_WORKS,
  ...ENQUIRY_HEIRS,
  ...ENQUIRY_LINKED_CREDIT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_DOOR_SALE,
  ...ENQUIRY_GUARANTOR_ASKED_TO_PAY,
  ...ENQUIRY_TAKEN_FOR_A_COUPLE,
  ...ENQUIRY_OLD_DEBT,
  ...ENQUIRY_ORDER_TO_PAY_RENT,
  ...ENQUIRY_PAY_HELD_BACK,
  ...ENQUIRY_MOVE_WITH_CHILD,
  ...ENQUIRY_FAIR,
  ...ENQUIRY_FALL,
  ...ENQUIRY_SELF_EMPLOYED_DUES,
  ...ENQUIRY_CHILD_AT_POLICE,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_MAIN_HOME_TAX,
  ...ENQUIRY_BANK_FEES_LOW_INCOME,
  ...ENQUIRY_LEFT_A_SHARED_FLAT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_MANAGING_AGENT,
  ...ENQUIRY_SUSPENDED_WITHOUT_PAY,
  ...ENQUIRY_CUTTING_THE_NEIGHBOURS_BRANCHES,
  ...ENQUIRY_SEIZURE_FOR_AN_EX,
  ...ENQUIRY_COMMON_BELIEFS,
  ...ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY,
  ...ENQUIRY_PETS_IN_THE_HOME,
  ...ENQUIRY_BENEFIT_YEARS_BACK,
  ...ENQUIRY_UNFIT_HOME,
  ...ENQUIRY_OFFICER_HOURS,
  ...ENQUIRY_LANDLORD_SELLS,
  ...ENQUIRY_JOBLESS_LENGTH,
]
