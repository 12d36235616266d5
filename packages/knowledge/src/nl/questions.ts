/** The Netherlands: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ALLOWANCE_PLAN } from './enquiry-allowance-plan.ts'
import { ENQUIRY_BANK_FRAUD } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANK_STATEMENTS } from './enquiry-bank-statements.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BASIC_ACCOUNT } from './enquiry-basic-account.ts'
import { ENQUIRY_BENEFIT_FINE } from './enquiry-benefit-fine.ts'
import { ENQUIRY_BENEFIT_OF_UWV_REFUSED } from './enquiry-benefit-of-uwv-refused.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BOTCHED_WORK } from './enquiry-botched-work.ts'
import { ENQUIRY_BULLYING } from './enquiry-bullying.ts'
import { ENQUIRY_CARE_LEAVE } from './enquiry-care-leave.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_CHILDS_CONTRACT } from './enquiry-childs-contract.ts'
import { ENQUIRY_COLLECTION_COSTS } from './enquiry-collection-costs.ts'
import { ENQUIRY_COMMON_BELIEFS } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_PAPERS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DAMAGE_AT_WORK } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DAMAGE_BY_ANOTHER } from './enquiry-damage-by-another.ts'
import { ENQUIRY_DATA_BREACH } from './enquiry-data-breach.ts'
import { ENQUIRY_DEBITS_GO_ON } from './enquiry-debits-go-on.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISINHERITED } from './enquiry-disinherited.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_SALE } from './enquiry-door-sale.ts'
import { ENQUIRY_ENERGY_BILL } from './enquiry-energy-bill.ts'
import { ENQUIRY_ENERGY_CUT_OFF } from './enquiry-energy-cut-off.ts'
import { ENQUIRY_EVICTION_DATE } from './enquiry-eviction-date.ts'
import { ENQUIRY_EXIT_AGREEMENT } from './enquiry-exit-agreement.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTS_IN_THE_HOME } from './enquiry-faults-in-the-home.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FEWER_HOURS } from './enquiry-fewer-hours.ts'
import { ENQUIRY_FINE_IN_PARTS } from './enquiry-fine-in-parts.ts'
import { ENQUIRY_FLIGHT_BOOKED_THROUGH_A_SITE } from './enquiry-flight-booked-through-a-site.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GIFTS_AND_BENEFIT } from './enquiry-gifts-and-benefit.ts'
import { ENQUIRY_GOODS_OF_OTHERS } from './enquiry-goods-of-others.ts'
import { ENQUIRY_HEALTH_PREMIUM } from './enquiry-health-premium.ts'
import { ENQUIRY_HOLIDAY_WITHDRAWN } from './enquiry-holiday-withdrawn.ts'
import { ENQUIRY_HOME_AFTER_A_BREAK_UP } from './enquiry-home-after-a-break-up.ts'
import { ENQUIRY_HOME_SOLD } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMELESS } from './enquiry-homeless.ts'
import { ENQUIRY_ILL_AT_THE_END } from './enquiry-ill-at-the-end.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_CONTRACTS } from './enquiry-job-contracts.ts'
import { ENQUIRY_JOBLESS_LENGTH } from './enquiry-jobless-length.ts'
import { ENQUIRY_JOINT_ACCOUNT } from './enquiry-joint-account.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_LEAK_FROM_ABOVE } from './enquiry-leak-from-above.ts'
import { ENQUIRY_LEASE_FOR_A_YEAR } from './enquiry-lease-for-a-year.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER } from './enquiry-living-together.ts'
import { ENQUIRY_LIVING_WITH_THE_LANDLORD } from './enquiry-living-with-the-landlord.ts'
import { ENQUIRY_MINIMUM_WAGE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_OUT } from './enquiry-moving-out.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NOISE_AND_LANDLORD } from './enquiry-noise-and-landlord.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_OF_END } from './enquiry-notice-of-end.ts'
import { ENQUIRY_OLD_BILL } from './enquiry-old-bill.ts'
import { ENQUIRY_OLD_DEBTS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_OPENED_BOX } from './enquiry-opened-box.ts'
import { ENQUIRY_ORDERS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_MONEY_ON_ASSISTANCE } from './enquiry-own-money-on-assistance.ts'
import { ENQUIRY_OWN_USE } from './enquiry-own-use.ts'
import { ENQUIRY_OWNED_HOME_AND_DIVORCE } from './enquiry-owned-home-and-divorce.ts'
import { ENQUIRY_PACKAGE_TRAVEL } from './enquiry-package-travel.ts'
import { ENQUIRY_PARKING } from './enquiry-parking.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PENSION } from './enquiry-pension.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY } from './enquiry-pregnancy.ts'
import { ENQUIRY_PREGNANT_ON_CALL } from './enquiry-pregnant-on-call.ts'
import { ENQUIRY_PRIVACY } from './enquiry-privacy.ts'
import { ENQUIRY_PUBLIC_TRANSPORT_FINE } from './enquiry-public-transport-fine.ts'
import { ENQUIRY_QUIT_AND_BENEFIT } from './enquiry-quit-and-benefit.ts'
import { ENQUIRY_REDUNDANCY } from './enquiry-redundancy.ts'
import { ENQUIRY_RENT_TOO_HIGH } from './enquiry-rent-too-high.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_RESIGNED_IN_HASTE } from './enquiry-resigned-in-haste.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEIZED_ACCOUNT } from './enquiry-seized-account.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES } from './enquiry-services.ts'
import { ENQUIRY_SHARING_A_LEASE } from './enquiry-sharing-a-lease.ts'
import { ENQUIRY_SHIFT_CANCELLED } from './enquiry-shift-cancelled.ts'
import { ENQUIRY_SICK_PAY_STOPPED } from './enquiry-sick-pay-stopped.ts'
import { ENQUIRY_SIGN_WHILE_ILL } from './enquiry-sign-while-ill.ts'
import { ENQUIRY_SOLD_CAR } from './enquiry-sold-car.ts'
import { ENQUIRY_TAX_BILL } from './enquiry-tax-bill.ts'
import { ENQUIRY_TEMPORARY_LEASE } from './enquiry-temporary-lease.ts'
import { ENQUIRY_TOWN_DEBT_HELP } from './enquiry-town-debt-help.ts'
import { ENQUIRY_TOWN_TAX_UNPAID } from './enquiry-town-tax-unpaid.ts'
import { ENQUIRY_TRAVEL } from './enquiry-travel.ts'
import { ENQUIRY_UNPAID_WAGES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIEWINGS } from './enquiry-viewings.ts'
import { ENQUIRY_WAITING_DAYS } from './enquiry-waiting-days.ts'
import { ENQUIRY_WEBSHOP_REFUND } from './enquiry-webshop-refund.ts'
import { ENQUIRY_WORK_WARNING } from './enquiry-work-warning.ts'
import { ENQUIRY_WORKING_HOURS } from './enquiry-working-hours.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_OLD_DEBTS,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_PREGNANCY,
  ...ENQUIRY_REDUNDANCY,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_JOINT_ACCOUNT,
  ...ENQUIRY_SEIZED_ACCOUNT,
  ...ENQUIRY_COURT_PAPERS,
  ...ENQUIRY_NOTICE_FROM_LANDLORD,
  ...ENQUIRY_HOME_SOLD,
  ...ENQUIRY_MOVING_OUT,
  ...ENQUIRY_EXIT_AGREEMENT,
  ...ENQUIRY_ORDERS,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_PARKING,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_LEAVE_AND_ILLNESS,
  ...ENQUIRY_UNPAID_WAGES,
  ...ENQUIRY_PAY,
  ...ENQUIRY_WORKING_HOURS,
  ...ENQUIRY_JOB_CONTRACTS,
  ...ENQUIRY_WORK_WARNING,
  ...ENQUIRY_SERVICES,
  ...ENQUIRY_ENERGY_BILL,
  ...ENQUIRY_TRAVEL,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_BANK_FRAUD,
  ...ENQUIRY_DATA_BREACH,
  ...ENQUIRY_PRIVACY,
  ...ENQUIRY_VIEWINGS,
  ...ENQUIRY_NOTICE_OF_END,
  ...ENQUIRY_ALLOWANCE_PLAN,
  ...ENQUIRY_PACKAGE_TRAVEL,
  ...ENQUIRY_LIVING_TOGETHER,
  ...ENQUIRY_LEAK_FROM_ABOVE,
  ...ENQUIRY_FEWER_HOURS,
  ...ENQUIRY_BULLYING,
  ...ENQUIRY_BOTCHED_WORK,
  ...ENQUIRY_HOME_AFTER_A_BREAK_UP,
  ...ENQUIRY_ENERGY_CUT_OFF,
  ...ENQUIRY_PUBLIC_TRANSPORT_FINE,
  ...ENQUIRY_WEBSHOP_REFUND,
  ...ENQUIRY_RENT_TOO_HIGH,
  ...ENQUIRY_TEMPORARY_LEASE,
  ...ENQUIRY_HEALTH_PREMIUM,
  ...ENQUIRY_DOOR_SALE,
  ...ENQUIRY_TOWN_TAX_UNPAID,
  ...ENQUIRY_RESIGNED_IN_HASTE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_SICK_PAY_STOPPED,
  ...ENQUIRY_TAX_BILL,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_OWN_USE,
  ...ENQUIRY_COLLECTION_COSTS,
  ...ENQUIRY_PENSION,
  ...ENQUIRY_SHIFT_CANCELLED,
  ...ENQUIRY_OPENED_BOX,
  ...ENQUIRY_TOWN_DEBT_HELP,
  ...ENQUIRY_FINE_IN_PARTS,
  ...ENQUIRY_DEBITS_GO_ON,
  ...ENQUIRY_OLD_BILL,
  ...ENQUIRY_BANKRUPT_EMPLOYER,
  ...ENQUIRY_WAITING_DAYS,
  ...ENQUIRY_DAMAGE_AT_WORK,
  ...ENQUIRY_QUIT_AND_BENEFIT,
  ...ENQUIRY_LIVING_WITH_THE_LANDLORD,
  ...ENQUIRY_LEASE_FOR_A_YEAR,
  ...ENQUIRY_OWNED_HOME_AND_DIVORCE,
  ...ENQUIRY_BASIC_ACCOUNT,
  ...ENQUIRY_BENEFIT_FINE,
  ...ENQUIRY_GOODS_OF_OTHERS,
  ...ENQUIRY_MINIMUM_WAGE,
  ...ENQUIRY_HOLIDAY_WITHDRAWN,
  ...ENQUIRY_BENEFIT_OF_UWV_REFUSED,
  ...ENQUIRY_CHILDS_CONTRACT,
  ...ENQUIRY_MOVING_WITH_A_CHILD,
  ...ENQUIRY_DISINHERITED,
  ...ENQUIRY_BANK_STATEMENTS,
  ...ENQUIRY_HOMELESS,
  ...ENQUIRY_CARE_LEAVE,
  ...ENQUIRY_ILL_AT_THE_END,
  ...ENQUIRY_NOISE_AND_LANDLORD,
  ...ENQUIRY_FAULTS_IN_THE_HOME,
  ...ENQUIRY_SHARING_A_LEASE,
  ...ENQUIRY_DAMAGE_BY_ANOTHER,
  ...ENQUIRY_SIGN_WHILE_ILL,
  ...ENQUIRY_GIFTS_AND_BENEFIT,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_EVICTION_DATE,
  ...ENQUIRY_OWN_MONEY_ON_ASSISTANCE,
  ...ENQUIRY_SOLD_CAR,
  ...ENQUIRY_PREGNANT_ON_CALL,
  ...ENQUIRY_FLIGHT_BOOKED_THROUGH_A_SITE,
  ...ENQUIRY_COMMON_BELIEFS,
  ...ENQUIRY_JOBLESS_LENGTH,
]
