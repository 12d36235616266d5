/** The Netherlands: the rows that speak to questions alone, in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_ES } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_ES } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_ES } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_ES } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_ES } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_ES } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_ES } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_ES } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_ES } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_ES } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_ES } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_ES } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_ES } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_ES } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_ES } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_ES } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_ES } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_ES } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_ES } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_ES } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_ES } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_ES } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_ES } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_ES } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_ES } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_ES } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_ES } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_ES } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_ES } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_ES } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_ES } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_ES } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_ES } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_ES } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_ES } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_ES } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_ES } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_ES } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_ES } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_ES } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_ES } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_ES } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_ES } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_ES } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_ES } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_ES } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_ES } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_ES } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_ES } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_ES } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_ES } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_ES } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_ES } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_ES } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_ES } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_ES } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_ES } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_ES } from './enquiry-parking.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_ES } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_ES } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_ES } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_ES } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_ES } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_ES } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_ES } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_ES } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_ES } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_ES } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_ES } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_ES } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_ES } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_ES } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_ES } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_ES } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_ES } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_ES } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_ES } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_ES } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_ES } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_ES } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_ES } from './enquiry-working-hours.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_ES,
  ...ENQUIRY_ENERGY_CUT_OFF_ES,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_ES,
  ...ENQUIRY_BOTCHED_WORK_ES,
  ...ENQUIRY_BULLYING_ES,
  ...ENQUIRY_FEWER_HOURS_ES,
  ...ENQUIRY_LEAK_FROM_ABOVE_ES,
  ...ENQUIRY_LIVING_TOGETHER_ES,
  ...ENQUIRY_PACKAGE_TRAVEL_ES,
  ...ENQUIRY_ALLOWANCE_PLAN_ES,
  ...ENQUIRY_NOTICE_OF_END_ES,
  ...ENQUIRY_VIEWINGS_ES,
  ...ENQUIRY_PRIVACY_ES,
  ...ENQUIRY_HEALTH_PREMIUM_ES,
  ...ENQUIRY_DOOR_SALE_ES,
  ...ENQUIRY_TOWN_TAX_UNPAID_ES,
  ...ENQUIRY_RESIGNED_IN_HASTE_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_TEMPORARY_LEASE_ES,
  ...ENQUIRY_RENT_TOO_HIGH_ES,
  ...ENQUIRY_WEBSHOP_REFUND_ES,
  ...ENQUIRY_DATA_BREACH_ES,
  ...ENQUIRY_BANK_FRAUD_ES,
  ...ENQUIRY_SERVICES_ES,
  ...ENQUIRY_ENERGY_BILL_ES,
  ...ENQUIRY_TRAVEL_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_LEAVE_AND_ILLNESS_ES,
  ...ENQUIRY_WORK_WARNING_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_OLD_DEBTS_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_PREGNANCY_ES,
  ...ENQUIRY_REDUNDANCY_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_JOINT_ACCOUNT_ES,
  ...ENQUIRY_SEIZED_ACCOUNT_ES,
  ...ENQUIRY_COURT_PAPERS_ES,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_ES,
  ...ENQUIRY_HOME_SOLD_ES,
  ...ENQUIRY_MOVING_OUT_ES,
  ...ENQUIRY_EXIT_AGREEMENT_ES,
  ...ENQUIRY_ORDERS_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_PARKING_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_WORKING_HOURS_ES,
  ...ENQUIRY_JOB_CONTRACTS_ES,
  ...ENQUIRY_SICK_PAY_STOPPED_ES,
  ...ENQUIRY_TAX_BILL_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_OWN_USE_ES,
  ...ENQUIRY_COLLECTION_COSTS_ES,
  ...ENQUIRY_PENSION_ES,
  ...ENQUIRY_SHIFT_CANCELLED_ES,
  ...ENQUIRY_OPENED_BOX_ES,
  ...ENQUIRY_TOWN_DEBT_HELP_ES,
  ...ENQUIRY_FINE_IN_PARTS_ES,
  ...ENQUIRY_DEBITS_GO_ON_ES,
  ...ENQUIRY_OLD_BILL_ES,
  ...ENQUIRY_BANKRUPT_EMPLOYER_ES,
  ...ENQUIRY_WAITING_DAYS_ES,
  ...ENQUIRY_DAMAGE_AT_WORK_ES,
  ...ENQUIRY_QUIT_AND_BENEFIT_ES,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_ES,
  ...ENQUIRY_LEASE_FOR_A_YEAR_ES,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_ES,
  ...ENQUIRY_BASIC_ACCOUNT_ES,
  ...ENQUIRY_BENEFIT_FINE_ES,
  ...ENQUIRY_GOODS_OF_OTHERS_ES,
  ...ENQUIRY_MINIMUM_WAGE_ES,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_ES,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_ES,
  ...ENQUIRY_CHILDS_CONTRACT_ES,
  ...ENQUIRY_MOVING_WITH_A_CHILD_ES,
  ...ENQUIRY_DISINHERITED_ES,
  ...ENQUIRY_BANK_STATEMENTS_ES,
  ...ENQUIRY_HOMELESS_ES,
  ...ENQUIRY_CARE_LEAVE_ES,
  ...ENQUIRY_ILL_AT_THE_END_ES,
  ...ENQUIRY_NOISE_AND_LANDLORD_ES,
  ...ENQUIRY_FAULTS_IN_THE_HOME_ES,
  ...ENQUIRY_SHARING_A_LEASE_ES,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_ES,
  ...ENQUIRY_SIGN_WHILE_ILL_ES,
  ...ENQUIRY_GIFTS_AND_BENEFIT_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_EVICTION_DATE_ES,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_ES,
  ...ENQUIRY_COMMON_BELIEFS_ES,
  ...ENQUIRY_JOBLESS_LENGTH_ES,
}
