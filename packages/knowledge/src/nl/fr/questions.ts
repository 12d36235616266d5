/** The Netherlands: the rows that speak to questions alone, in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN_FR } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD_FR } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS_FR } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_FR } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT_FR } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE_FR } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED_FR } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK_FR } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING_FR } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE_FR } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT_FR } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS_FR } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS_FR } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS_FR } from './enquiry-court-papers.ts'
import { ENQUIRY_DAMAGE_AT_WORK_FR } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER_FR } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH_FR } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON_FR } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED_FR } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE_FR } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL_FR } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF_FR } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE_FR } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT_FR } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME_FR } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS_FR } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS_FR } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT_FR } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS_FR } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM_FR } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN_FR } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP_FR } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD_FR } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS_FR } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END_FR } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS_FR } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH_FR } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT_FR } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE_FR } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR_FR } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_FR } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_FR } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD_FR } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE_FR } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT_FR } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_FR } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD_FR } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_FR } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END_FR } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL_FR } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS_FR } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX_FR } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS_FR } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE_FR } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE_FR } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE_FR } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL_FR } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING_FR } from './enquiry-parking.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PENSION_FR } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_FR } from './enquiry-pregnancy.ts'
import { ENQUIRY_PRIVACY_FR } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE_FR } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT_FR } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY_FR } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH_FR } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE_FR } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT_FR } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE_FR } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_FR } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE_FR } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED_FR } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED_FR } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL_FR } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_TAX_BILL_FR } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE_FR } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP_FR } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID_FR } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS_FR } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS_FR } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND_FR } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING_FR } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS_FR } from './enquiry-working-hours.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE_FR,
  ...ENQUIRY_ENERGY_CUT_OFF_FR,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP_FR,
  ...ENQUIRY_BOTCHED_WORK_FR,
  ...ENQUIRY_BULLYING_FR,
  ...ENQUIRY_FEWER_HOURS_FR,
  ...ENQUIRY_LEAK_FROM_ABOVE_FR,
  ...ENQUIRY_LIVING_TOGETHER_FR,
  ...ENQUIRY_PACKAGE_TRAVEL_FR,
  ...ENQUIRY_ALLOWANCE_PLAN_FR,
  ...ENQUIRY_NOTICE_OF_END_FR,
  ...ENQUIRY_VIEWINGS_FR,
  ...ENQUIRY_PRIVACY_FR,
  ...ENQUIRY_HEALTH_PREMIUM_FR,
  ...ENQUIRY_DOOR_SALE_FR,
  ...ENQUIRY_TOWN_TAX_UNPAID_FR,
  ...ENQUIRY_RESIGNED_IN_HASTE_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_TEMPORARY_LEASE_FR,
  ...ENQUIRY_RENT_TOO_HIGH_FR,
  ...ENQUIRY_WEBSHOP_REFUND_FR,
  ...ENQUIRY_DATA_BREACH_FR,
  ...ENQUIRY_BANK_FRAUD_FR,
  ...ENQUIRY_SERVICES_FR,
  ...ENQUIRY_ENERGY_BILL_FR,
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_FAMILY_FR,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_LEAVE_AND_ILLNESS_FR,
  ...ENQUIRY_WORK_WARNING_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_OLD_DEBTS_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_PREGNANCY_FR,
  ...ENQUIRY_REDUNDANCY_FR,
  ...ENQUIRY_SEIZURE_FR,
  ...ENQUIRY_JOINT_ACCOUNT_FR,
  ...ENQUIRY_SEIZED_ACCOUNT_FR,
  ...ENQUIRY_COURT_PAPERS_FR,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_FR,
  ...ENQUIRY_HOME_SOLD_FR,
  ...ENQUIRY_MOVING_OUT_FR,
  ...ENQUIRY_EXIT_AGREEMENT_FR,
  ...ENQUIRY_ORDERS_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_PARKING_FR,
  ...ENQUIRY_BENEFITS_FR,
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_WORKING_HOURS_FR,
  ...ENQUIRY_JOB_CONTRACTS_FR,
  ...ENQUIRY_SICK_PAY_STOPPED_FR,
  ...ENQUIRY_TAX_BILL_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_OWN_USE_FR,
  ...ENQUIRY_COLLECTION_COSTS_FR,
  ...ENQUIRY_PENSION_FR,
  ...ENQUIRY_SHIFT_CANCELLED_FR,
  ...ENQUIRY_OPENED_BOX_FR,
  ...ENQUIRY_TOWN_DEBT_HELP_FR,
  ...ENQUIRY_FINE_IN_PARTS_FR,
  ...ENQUIRY_DEBITS_GO_ON_FR,
  ...ENQUIRY_OLD_BILL_FR,
  ...ENQUIRY_BANKRUPT_EMPLOYER_FR,
  ...ENQUIRY_WAITING_DAYS_FR,
  ...ENQUIRY_DAMAGE_AT_WORK_FR,
  ...ENQUIRY_QUIT_AND_BENEFIT_FR,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD_FR,
  ...ENQUIRY_LEASE_FOR_A_YEAR_FR,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE_FR,
  ...ENQUIRY_BASIC_ACCOUNT_FR,
  ...ENQUIRY_BENEFIT_FINE_FR,
  ...ENQUIRY_GOODS_OF_OTHERS_FR,
  ...ENQUIRY_MINIMUM_WAGE_FR,
  ...ENQUIRY_HOLIDAY_WITHDRAWN_FR,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED_FR,
  ...ENQUIRY_CHILDS_CONTRACT_FR,
  ...ENQUIRY_MOVING_WITH_A_CHILD_FR,
  ...ENQUIRY_DISINHERITED_FR,
  ...ENQUIRY_BANK_STATEMENTS_FR,
  ...ENQUIRY_HOMELESS_FR,
  ...ENQUIRY_CARE_LEAVE_FR,
  ...ENQUIRY_ILL_AT_THE_END_FR,
  ...ENQUIRY_NOISE_AND_LANDLORD_FR,
  ...ENQUIRY_FAULTS_IN_THE_HOME_FR,
  ...ENQUIRY_SHARING_A_LEASE_FR,
  ...ENQUIRY_DAMAGE_BY_ANOTHER_FR,
  ...ENQUIRY_SIGN_WHILE_ILL_FR,
  ...ENQUIRY_GIFTS_AND_BENEFIT_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_EVICTION_DATE_FR,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE_FR,
  ...ENQUIRY_COMMON_BELIEFS_FR,
  ...ENQUIRY_JOBLESS_LENGTH_FR,
}
