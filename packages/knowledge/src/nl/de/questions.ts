/** The Netherlands: the rows that speak to questions alone, in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_DE } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_DE } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_DE } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_DE } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_DE } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_DE } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_DE } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_DE } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_DE } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_DE } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_DE } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_DE } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_DE } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_DE } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_DE } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_DE } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_DE } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_DE } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_DE } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_DE } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_DE } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_DE } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_DE } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_DE } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_DE } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_DE } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_DE } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_DE } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_DE } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_DE } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_DE } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_DE } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_DE } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_DE } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_DE } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_DE } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_DE } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_DE } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_DE } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_DE } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_DE } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_DE } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_DE } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_DE } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_DE } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_DE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_DE } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_DE } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_DE } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_DE } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_DE } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_DE } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_DE } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_DE } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_DE } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_DE } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_DE } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_DE } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_DE } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_DE } from './enquiry-parking.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_DE } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_DE } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_DE } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_DE } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_DE } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_DE } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_DE } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_DE } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_DE } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_DE } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_DE } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_DE } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_DE } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_DE } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_DE } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_DE } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_DE } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_DE } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_DE } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_DE } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_DE } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_DE } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_DE } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_DE } from './enquiry-working-hours.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_DE,
  ...ENQUIRY_ENERGY_CUT_OFF_DE,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_DE,
  ...ENQUIRY_BOTCHED_WORK_DE,
  ...ENQUIRY_BULLYING_DE,
  ...ENQUIRY_FEWER_HOURS_DE,
  ...ENQUIRY_LEAK_FROM_ABOVE_DE,
  ...ENQUIRY_LIVING_TOGETHER_DE,
  ...ENQUIRY_PACKAGE_TRAVEL_DE,
  ...ENQUIRY_ALLOWANCE_PLAN_DE,
  ...ENQUIRY_NOTICE_OF_END_DE,
  ...ENQUIRY_VIEWINGS_DE,
  ...ENQUIRY_PRIVACY_DE,
  ...ENQUIRY_HEALTH_PREMIUM_DE,
  ...ENQUIRY_DOOR_SALE_DE,
  ...ENQUIRY_TOWN_TAX_UNPAID_DE,
  ...ENQUIRY_RESIGNED_IN_HASTE_DE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_DE,
  ...ENQUIRY_TEMPORARY_LEASE_DE,
  ...ENQUIRY_RENT_TOO_HIGH_DE,
  ...ENQUIRY_WEBSHOP_REFUND_DE,
  ...ENQUIRY_DATA_BREACH_DE,
  ...ENQUIRY_BANK_FRAUD_DE,
  ...ENQUIRY_SERVICES_DE,
  ...ENQUIRY_ENERGY_BILL_DE,
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE,
  ...ENQUIRY_IMMIGRATION_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_LEAVE_AND_ILLNESS_DE,
  ...ENQUIRY_WORK_WARNING_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_OLD_DEBTS_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_PREGNANCY_DE,
  ...ENQUIRY_REDUNDANCY_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_JOINT_ACCOUNT_DE,
  ...ENQUIRY_SEIZED_ACCOUNT_DE,
  ...ENQUIRY_COURT_PAPERS_DE,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_DE,
  ...ENQUIRY_HOME_SOLD_DE,
  ...ENQUIRY_MOVING_OUT_DE,
  ...ENQUIRY_EXIT_AGREEMENT_DE,
  ...ENQUIRY_ORDERS_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_PARKING_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...ENQUIRY_UNPAID_WAGES_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_WORKING_HOURS_DE,
  ...ENQUIRY_JOB_CONTRACTS_DE,
  ...ENQUIRY_SICK_PAY_STOPPED_DE,
  ...ENQUIRY_TAX_BILL_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_OWN_USE_DE,
  ...ENQUIRY_COLLECTION_COSTS_DE,
  ...ENQUIRY_PENSION_DE,
  ...ENQUIRY_SHIFT_CANCELLED_DE,
  ...ENQUIRY_OPENED_BOX_DE,
  ...ENQUIRY_TOWN_DEBT_HELP_DE,
  ...ENQUIRY_FINE_IN_PARTS_DE,
  ...ENQUIRY_DEBITS_GO_ON_DE,
  ...ENQUIRY_OLD_BILL_DE,
  ...ENQUIRY_BANKRUPT_EMPLOYER_DE,
  ...ENQUIRY_WAITING_DAYS_DE,
  ...ENQUIRY_DAMAGE_AT_WORK_DE,
  ...ENQUIRY_QUIT_AND_BENEFIT_DE,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_DE,
  ...ENQUIRY_LEASE_FOR_A_YEAR_DE,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_DE,
  ...ENQUIRY_BASIC_ACCOUNT_DE,
  ...ENQUIRY_BENEFIT_FINE_DE,
  ...ENQUIRY_GOODS_OF_OTHERS_DE,
  ...ENQUIRY_MINIMUM_WAGE_DE,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_DE,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_DE,
  ...ENQUIRY_CHILDS_CONTRACT_DE,
  ...ENQUIRY_MOVING_WITH_A_CHILD_DE,
  ...ENQUIRY_DISINHERITED_DE,
  ...ENQUIRY_BANK_STATEMENTS_DE,
  ...ENQUIRY_HOMELESS_DE,
  ...ENQUIRY_CARE_LEAVE_DE,
  ...ENQUIRY_ILL_AT_THE_END_DE,
  ...ENQUIRY_NOISE_AND_LANDLORD_DE,
  ...ENQUIRY_FAULTS_IN_THE_HOME_DE,
  ...ENQUIRY_SHARING_A_LEASE_DE,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_DE,
  ...ENQUIRY_SIGN_WHILE_ILL_DE,
  ...ENQUIRY_GIFTS_AND_BENEFIT_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_EVICTION_DATE_DE,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_DE,
  ...ENQUIRY_COMMON_BELIEFS_DE,
  ...ENQUIRY_JOBLESS_LENGTH_DE,
}
