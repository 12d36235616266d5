/** The Netherlands: the rows that speak to questions alone, in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_JA } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_JA } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_JA } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_JA } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_JA } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_JA } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_JA } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_JA } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_JA } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_JA } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_JA } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_JA } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_JA } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_JA } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_JA } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_JA } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_JA } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_JA } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_JA } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_JA } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_JA } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_JA } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_JA } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_JA } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_JA } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_JA } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_JA } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_JA } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_JA } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_JA } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_JA } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_JA } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_JA } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_JA } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_JA } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_JA } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_JA } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_JA } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_JA } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_JA } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_JA } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_JA } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_JA } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_JA } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_JA } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_JA } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_JA } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_JA } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_JA } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_JA } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_JA } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_JA } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_JA } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_JA } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_JA } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_JA } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_JA } from './enquiry-parking.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_JA } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_JA } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_JA } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_JA } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_JA } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_JA } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_JA } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_JA } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_JA } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_JA } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_JA } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_JA } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_JA } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_JA } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_JA } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_JA } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_JA } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_JA } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_JA } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_JA } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_JA } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_JA } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_JA } from './enquiry-working-hours.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_JA,
  ...ENQUIRY_ENERGY_CUT_OFF_JA,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_JA,
  ...ENQUIRY_BOTCHED_WORK_JA,
  ...ENQUIRY_BULLYING_JA,
  ...ENQUIRY_FEWER_HOURS_JA,
  ...ENQUIRY_LEAK_FROM_ABOVE_JA,
  ...ENQUIRY_LIVING_TOGETHER_JA,
  ...ENQUIRY_PACKAGE_TRAVEL_JA,
  ...ENQUIRY_ALLOWANCE_PLAN_JA,
  ...ENQUIRY_NOTICE_OF_END_JA,
  ...ENQUIRY_VIEWINGS_JA,
  ...ENQUIRY_PRIVACY_JA,
  ...ENQUIRY_HEALTH_PREMIUM_JA,
  ...ENQUIRY_DOOR_SALE_JA,
  ...ENQUIRY_TOWN_TAX_UNPAID_JA,
  ...ENQUIRY_RESIGNED_IN_HASTE_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_TEMPORARY_LEASE_JA,
  ...ENQUIRY_RENT_TOO_HIGH_JA,
  ...ENQUIRY_WEBSHOP_REFUND_JA,
  ...ENQUIRY_DATA_BREACH_JA,
  ...ENQUIRY_BANK_FRAUD_JA,
  ...ENQUIRY_SERVICES_JA,
  ...ENQUIRY_ENERGY_BILL_JA,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_LEAVE_AND_ILLNESS_JA,
  ...ENQUIRY_WORK_WARNING_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_OLD_DEBTS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_PREGNANCY_JA,
  ...ENQUIRY_REDUNDANCY_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_JOINT_ACCOUNT_JA,
  ...ENQUIRY_SEIZED_ACCOUNT_JA,
  ...ENQUIRY_COURT_PAPERS_JA,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_JA,
  ...ENQUIRY_HOME_SOLD_JA,
  ...ENQUIRY_MOVING_OUT_JA,
  ...ENQUIRY_EXIT_AGREEMENT_JA,
  ...ENQUIRY_ORDERS_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_PARKING_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_WORKING_HOURS_JA,
  ...ENQUIRY_JOB_CONTRACTS_JA,
  ...ENQUIRY_SICK_PAY_STOPPED_JA,
  ...ENQUIRY_TAX_BILL_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_OWN_USE_JA,
  ...ENQUIRY_COLLECTION_COSTS_JA,
  ...ENQUIRY_PENSION_JA,
  ...ENQUIRY_SHIFT_CANCELLED_JA,
  ...ENQUIRY_OPENED_BOX_JA,
  ...ENQUIRY_TOWN_DEBT_HELP_JA,
  ...ENQUIRY_FINE_IN_PARTS_JA,
  ...ENQUIRY_DEBITS_GO_ON_JA,
  ...ENQUIRY_OLD_BILL_JA,
  ...ENQUIRY_BANKRUPT_EMPLOYER_JA,
  ...ENQUIRY_WAITING_DAYS_JA,
  ...ENQUIRY_DAMAGE_AT_WORK_JA,
  ...ENQUIRY_QUIT_AND_BENEFIT_JA,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_JA,
  ...ENQUIRY_LEASE_FOR_A_YEAR_JA,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_JA,
  ...ENQUIRY_BASIC_ACCOUNT_JA,
  ...ENQUIRY_BENEFIT_FINE_JA,
  ...ENQUIRY_GOODS_OF_OTHERS_JA,
  ...ENQUIRY_MINIMUM_WAGE_JA,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_JA,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_JA,
  ...ENQUIRY_CHILDS_CONTRACT_JA,
  ...ENQUIRY_MOVING_WITH_A_CHILD_JA,
  ...ENQUIRY_DISINHERITED_JA,
  ...ENQUIRY_BANK_STATEMENTS_JA,
  ...ENQUIRY_HOMELESS_JA,
  ...ENQUIRY_CARE_LEAVE_JA,
  ...ENQUIRY_ILL_AT_THE_END_JA,
  ...ENQUIRY_NOISE_AND_LANDLORD_JA,
  ...ENQUIRY_FAULTS_IN_THE_HOME_JA,
  ...ENQUIRY_SHARING_A_LEASE_JA,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_JA,
  ...ENQUIRY_SIGN_WHILE_ILL_JA,
  ...ENQUIRY_GIFTS_AND_BENEFIT_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_EVICTION_DATE_JA,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...ENQUIRY_JOBLESS_LENGTH_JA,
}
