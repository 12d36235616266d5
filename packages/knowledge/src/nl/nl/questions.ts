/** The Netherlands: the rows that speak to questions alone, in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_NL } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_NL } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_NL } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_NL } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_NL } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_NL } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_NL } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_WORDS } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_NL } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_NL } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_NL } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_NL } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_NL } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_NL } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_NL } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_NL } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_NL } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_NL } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_NL } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_NL } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_NL } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_NL } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_NL } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_NL } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_WORDS } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_NL } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_WORDS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_NL } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_NL } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_NL } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_NL } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_NL } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_NL } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_NL } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_WORDS } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_NL } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_NL } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_WORDS } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_NL } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_WORDS } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_NL } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_NL } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_NL } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_NL } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_NL } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_NL } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_WORDS } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_NL } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_NL } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_NL } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_NL } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_WORDS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_NL } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_NL } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_NL } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_NL } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_NL } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_WORDS } from './enquiry-parking.ts'
import { ENQUIRY_PAY_WORDS } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_NL } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_WORDS } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_NL } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_NL } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_NL } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_WORDS } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_NL } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_NL } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_WORDS } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_NL } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_NL } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_NL } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_NL } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_NL } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_NL } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_NL } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_NL } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_NL } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_WORDS } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_NL } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_NL } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_NL } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_NL } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_WORDS } from './enquiry-working-hours.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_NL,
  ...ENQUIRY_ENERGY_CUT_OFF_NL,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_NL,
  ...ENQUIRY_BOTCHED_WORK_NL,
  ...ENQUIRY_BULLYING_NL,
  ...ENQUIRY_FEWER_HOURS_NL,
  ...ENQUIRY_LEAK_FROM_ABOVE_NL,
  ...ENQUIRY_LIVING_TOGETHER_NL,
  ...ENQUIRY_PACKAGE_TRAVEL_NL,
  ...ENQUIRY_ALLOWANCE_PLAN_NL,
  ...ENQUIRY_NOTICE_OF_END_NL,
  ...ENQUIRY_VIEWINGS_NL,
  ...ENQUIRY_PRIVACY_NL,
  ...ENQUIRY_HEALTH_PREMIUM_NL,
  ...ENQUIRY_DOOR_SALE_NL,
  ...ENQUIRY_TOWN_TAX_UNPAID_NL,
  ...ENQUIRY_RESIGNED_IN_HASTE_NL,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_NL,
  ...ENQUIRY_TEMPORARY_LEASE_NL,
  ...ENQUIRY_RENT_TOO_HIGH_NL,
  ...ENQUIRY_WEBSHOP_REFUND_NL,
  ...ENQUIRY_DATA_BREACH_NL,
  ...ENQUIRY_BANK_FRAUD_NL,
  ...ENQUIRY_SERVICES_NL,
  ...ENQUIRY_ENERGY_BILL_NL,
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_LEAVE_AND_ILLNESS_NL,
  ...ENQUIRY_WORK_WARNING_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...ENQUIRY_UNPAID_WAGES_WORDS,
  ...ENQUIRY_PAY_WORDS,
  ...ENQUIRY_WORKING_HOURS_WORDS,
  ...ENQUIRY_JOB_CONTRACTS_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_OLD_DEBTS_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_PREGNANCY_WORDS,
  ...ENQUIRY_REDUNDANCY_WORDS,
  ...ENQUIRY_SEIZURE_WORDS,
  ...ENQUIRY_JOINT_ACCOUNT_WORDS,
  ...ENQUIRY_SEIZED_ACCOUNT_WORDS,
  ...ENQUIRY_COURT_PAPERS_WORDS,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_WORDS,
  ...ENQUIRY_HOME_SOLD_WORDS,
  ...ENQUIRY_MOVING_OUT_WORDS,
  ...ENQUIRY_EXIT_AGREEMENT_WORDS,
  ...ENQUIRY_ORDERS_WORDS,
  ...ENQUIRY_FAULTY_GOODS_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_PARKING_WORDS,
  ...ENQUIRY_BENEFITS_WORDS,
  ...ENQUIRY_SICK_PAY_STOPPED_NL,
  ...ENQUIRY_TAX_BILL_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_OWN_USE_NL,
  ...ENQUIRY_COLLECTION_COSTS_NL,
  ...ENQUIRY_PENSION_NL,
  ...ENQUIRY_SHIFT_CANCELLED_NL,
  ...ENQUIRY_OPENED_BOX_NL,
  ...ENQUIRY_TOWN_DEBT_HELP_NL,
  ...ENQUIRY_FINE_IN_PARTS_NL,
  ...ENQUIRY_DEBITS_GO_ON_NL,
  ...ENQUIRY_OLD_BILL_NL,
  ...ENQUIRY_BANKRUPT_EMPLOYER_NL,
  ...ENQUIRY_WAITING_DAYS_NL,
  ...ENQUIRY_DAMAGE_AT_WORK_NL,
  ...ENQUIRY_QUIT_AND_BENEFIT_NL,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_NL,
  ...ENQUIRY_LEASE_FOR_A_YEAR_NL,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_NL,
  ...ENQUIRY_BASIC_ACCOUNT_NL,
  ...ENQUIRY_BENEFIT_FINE_NL,
  ...ENQUIRY_GOODS_OF_OTHERS_NL,
  ...ENQUIRY_MINIMUM_WAGE_NL,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_NL,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_NL,
  ...ENQUIRY_CHILDS_CONTRACT_NL,
  ...ENQUIRY_MOVING_WITH_A_CHILD_NL,
  ...ENQUIRY_DISINHERITED_NL,
  ...ENQUIRY_BANK_STATEMENTS_NL,
  ...ENQUIRY_HOMELESS_NL,
  ...ENQUIRY_CARE_LEAVE_NL,
  ...ENQUIRY_ILL_AT_THE_END_NL,
  ...ENQUIRY_NOISE_AND_LANDLORD_NL,
  ...ENQUIRY_FAULTS_IN_THE_HOME_NL,
  ...ENQUIRY_SHARING_A_LEASE_NL,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_NL,
  ...ENQUIRY_SIGN_WHILE_ILL_NL,
  ...ENQUIRY_GIFTS_AND_BENEFIT_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_EVICTION_DATE_NL,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_NL,
  ...ENQUIRY_COMMON_BELIEFS_NL,
  ...ENQUIRY_JOBLESS_LENGTH_NL,
}
