/** The Netherlands: the rows that speak to questions alone, in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_IT } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_IT } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_IT } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_IT } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_IT } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_IT } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_IT } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_IT } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_IT } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_IT } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_IT } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_IT } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_IT } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_IT } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_IT } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_IT } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_IT } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_IT } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_IT } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_IT } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_IT } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_IT } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_IT } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_IT } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_IT } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_IT } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_IT } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_IT } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_IT } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_IT } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_IT } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_IT } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_IT } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_IT } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_IT } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_IT } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_IT } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_IT } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_IT } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_IT } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_IT } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_IT } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_IT } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_IT } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_IT } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_IT } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_IT } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_IT } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_IT } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_IT } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_IT } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_IT } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_IT } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_IT } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_IT } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_IT } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_IT } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_IT } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_IT } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_IT } from './enquiry-parking.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_IT } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_IT } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_IT } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_IT } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_IT } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_IT } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_IT } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_IT } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_IT } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_IT } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_IT } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_IT } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_IT } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_IT } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_IT } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_IT } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_IT } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_IT } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_IT } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_IT } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_IT } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_IT } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_IT } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_IT } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_IT } from './enquiry-working-hours.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_IT,
  ...ENQUIRY_ENERGY_CUT_OFF_IT,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_IT,
  ...ENQUIRY_BOTCHED_WORK_IT,
  ...ENQUIRY_BULLYING_IT,
  ...ENQUIRY_FEWER_HOURS_IT,
  ...ENQUIRY_LEAK_FROM_ABOVE_IT,
  ...ENQUIRY_LIVING_TOGETHER_IT,
  ...ENQUIRY_PACKAGE_TRAVEL_IT,
  ...ENQUIRY_ALLOWANCE_PLAN_IT,
  ...ENQUIRY_NOTICE_OF_END_IT,
  ...ENQUIRY_VIEWINGS_IT,
  ...ENQUIRY_PRIVACY_IT,
  ...ENQUIRY_HEALTH_PREMIUM_IT,
  ...ENQUIRY_DOOR_SALE_IT,
  ...ENQUIRY_TOWN_TAX_UNPAID_IT,
  ...ENQUIRY_RESIGNED_IN_HASTE_IT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_IT,
  ...ENQUIRY_TEMPORARY_LEASE_IT,
  ...ENQUIRY_RENT_TOO_HIGH_IT,
  ...ENQUIRY_WEBSHOP_REFUND_IT,
  ...ENQUIRY_DATA_BREACH_IT,
  ...ENQUIRY_BANK_FRAUD_IT,
  ...ENQUIRY_SERVICES_IT,
  ...ENQUIRY_ENERGY_BILL_IT,
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT,
  ...ENQUIRY_IMMIGRATION_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_LEAVE_AND_ILLNESS_IT,
  ...ENQUIRY_WORK_WARNING_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_OLD_DEBTS_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_PREGNANCY_IT,
  ...ENQUIRY_REDUNDANCY_IT,
  ...ENQUIRY_SEIZURE_IT,
  ...ENQUIRY_JOINT_ACCOUNT_IT,
  ...ENQUIRY_SEIZED_ACCOUNT_IT,
  ...ENQUIRY_COURT_PAPERS_IT,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_IT,
  ...ENQUIRY_HOME_SOLD_IT,
  ...ENQUIRY_MOVING_OUT_IT,
  ...ENQUIRY_EXIT_AGREEMENT_IT,
  ...ENQUIRY_ORDERS_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_PARKING_IT,
  ...ENQUIRY_BENEFITS_IT,
  ...ENQUIRY_UNPAID_WAGES_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_WORKING_HOURS_IT,
  ...ENQUIRY_JOB_CONTRACTS_IT,
  ...ENQUIRY_SICK_PAY_STOPPED_IT,
  ...ENQUIRY_TAX_BILL_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_OWN_USE_IT,
  ...ENQUIRY_COLLECTION_COSTS_IT,
  ...ENQUIRY_PENSION_IT,
  ...ENQUIRY_SHIFT_CANCELLED_IT,
  ...ENQUIRY_OPENED_BOX_IT,
  ...ENQUIRY_TOWN_DEBT_HELP_IT,
  ...ENQUIRY_FINE_IN_PARTS_IT,
  ...ENQUIRY_DEBITS_GO_ON_IT,
  ...ENQUIRY_OLD_BILL_IT,
  ...ENQUIRY_BANKRUPT_EMPLOYER_IT,
  ...ENQUIRY_WAITING_DAYS_IT,
  ...ENQUIRY_DAMAGE_AT_WORK_IT,
  ...ENQUIRY_QUIT_AND_BENEFIT_IT,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_IT,
  ...ENQUIRY_LEASE_FOR_A_YEAR_IT,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_IT,
  ...ENQUIRY_BASIC_ACCOUNT_IT,
  ...ENQUIRY_BENEFIT_FINE_IT,
  ...ENQUIRY_GOODS_OF_OTHERS_IT,
  ...ENQUIRY_MINIMUM_WAGE_IT,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_IT,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_IT,
  ...ENQUIRY_CHILDS_CONTRACT_IT,
  ...ENQUIRY_MOVING_WITH_A_CHILD_IT,
  ...ENQUIRY_DISINHERITED_IT,
  ...ENQUIRY_BANK_STATEMENTS_IT,
  ...ENQUIRY_HOMELESS_IT,
  ...ENQUIRY_CARE_LEAVE_IT,
  ...ENQUIRY_ILL_AT_THE_END_IT,
  ...ENQUIRY_NOISE_AND_LANDLORD_IT,
  ...ENQUIRY_FAULTS_IN_THE_HOME_IT,
  ...ENQUIRY_SHARING_A_LEASE_IT,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_IT,
  ...ENQUIRY_SIGN_WHILE_ILL_IT,
  ...ENQUIRY_GIFTS_AND_BENEFIT_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_EVICTION_DATE_IT,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_IT,
  ...ENQUIRY_COMMON_BELIEFS_IT,
  ...ENQUIRY_JOBLESS_LENGTH_IT,
}
