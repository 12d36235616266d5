/** The United States: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { AGREEMENTS } from './agreements.ts'
import { BELIEFS } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE } from './enquiry-guidance.ts'
import { ENQUIRY_HOA } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SICK_LEAVE_BY_STATE } from './enquiry-sick-leave-by-state.ts'
import { ENQUIRY_SMALL_CLAIMS } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL } from './enquiry-travel.ts'
import { ENQUIRY_TUITION } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS } from './state-old-debts.ts'
import { STATE_RENT_LIMITS } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME } from './wages-and-overtime.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_UTILITIES,
  ...ENQUIRY_COLLECTORS,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_MORTGAGE,
  ...ENQUIRY_DEBT_LAWSUIT,
  ...ENQUIRY_TAX,
  ...ENQUIRY_TAX_NOTICES,
  ...ENQUIRY_STUDENT_LOANS,
  ...ENQUIRY_CREDIT_AND_FRAUD,
  ...ENQUIRY_MEDICAL_DEBT,
  ...ENQUIRY_SURPRISE_BILLS,
  ...ENQUIRY_DEBTS_OF_OTHERS,
  ...ENQUIRY_DISCHARGED_DEBT,
  ...ENQUIRY_PUBLIC_DEBT,
  ...ENQUIRY_CAR,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_LEASES,
  ...ENQUIRY_REPAIRS,
  ...ENQUIRY_FAIR_HOUSING,
  ...ENQUIRY_PAY,
  ...ENQUIRY_PLANT_CLOSING,
  ...ENQUIRY_UNPAID_WAGES,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_FAMILY_LEAVE,
  ...ENQUIRY_UNFAIR_TREATMENT,
  ...ENQUIRY_UNEMPLOYMENT,
  ...ENQUIRY_USED_CARS,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS,
  ...ENQUIRY_TRAVEL,
  ...ENQUIRY_TUITION,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_SMALL_CLAIMS,
  ...ENQUIRY_COPYRIGHT_AND_MARKS,
  ...ENQUIRY_HOA,
  ...ENQUIRY_GUIDANCE,
  ...AGREEMENTS,
  ...ENQUIRY_ACCOMMODATION,
  ...ENQUIRY_CUSTODY_AND_SUPPORT,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_NEIGHBORS,
  ...ENQUIRY_BANK,
  ...ENQUIRY_WORK_TERMS,
  ...ENQUIRY_JURY_DUTY,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_GOODS,
  ...ENQUIRY_HOME_DEALS,
  ...ENQUIRY_POLICE_AND_SAFETY,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_BILLS_AND_SHOPS,
  ...ENQUIRY_BODILY_HARM,
  ...ENQUIRY_JOB_PROMISES,
  ...ENQUIRY_RENT_RISE,
  ...ENQUIRY_STATE_HOMES,
  ...ENQUIRY_STATE_MONEY,
  ...STATE_OLD_DEBTS,
  ...STATE_RENT_LIMITS,
  ...ENQUIRY_SCAMS,
  ...ENQUIRY_ARREST_AND_SEARCH,
  ...ENQUIRY_REPOSSESSION,
  ...WAGES_AND_OVERTIME,
  ...ENQUIRY_REPAIRS_BY_STATE,
  ...ENQUIRY_DEPOSITS_OVERDUE,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS,
  ...ENQUIRY_BANKRUPTCY_AND_PAY,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK,
  ...ENQUIRY_CHILDREN_AND_DIVORCE,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES,
  ...ENQUIRY_PUNISHED_FOR_ASKING,
  ...ENQUIRY_RENT_CAPS_BY_STATE,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE,
  ...ENQUIRY_FEES_AND_WEAR,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE,
  ...ENQUIRY_ARREST_THREATS,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING,
  ...ENQUIRY_CHECKS_CUT_AND_FINES,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS,
  ...ENQUIRY_SERVED_PAPERS,
  ...ENQUIRY_FIRED_AFTER_INJURY,
  ...ENQUIRY_OFF_THE_CLOCK,
  ...ENQUIRY_EVIDENCE_KEPT_OUT,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS,
  ...ENQUIRY_TALKING_ABOUT_PAY,
  ...ENQUIRY_PROTECTIVE_ORDERS,
  ...ENQUIRY_BEHIND_ON_RENT,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY,
  ...ENQUIRY_MEDICAID_ESTATE,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS,
  ...ENQUIRY_SICK_LEAVE_BY_STATE,
  ...ENQUIRY_FORECLOSED_LANDLORD,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE,
  ...ENQUIRY_PREGNANT_AT_WORK,
  ...ENQUIRY_TENANT_SCREENING,
  ...ENQUIRY_TIMESHARES,
  ...ENQUIRY_MISSED_TRAFFIC_COURT,
  ...ENQUIRY_OTHER_PARENT_MOVES,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES,
  ...ENQUIRY_MISSED_EVICTION_COURT,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT,
  ...ENQUIRY_LEASE_OVER_IN_DC,
  ...ENQUIRY_EVICTION_PAPERS,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT,
  ...ENQUIRY_CITIZENSHIP,
  ...ENQUIRY_FROZEN_ACCOUNT,
  ...ENQUIRY_VISA_OVER,
  ...BELIEFS,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS,
  ...ENQUIRY_BARE_MATTERS,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES,
  ...ENQUIRY_STOPS_AND_TICKETS,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS,
  ...ENQUIRY_PARTING_AND_FATHERHOOD,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM,
  ...ENQUIRY_WORK_VISA_ENDED,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS,
  ...ENQUIRY_EXECUTOR_AND_HEIRS,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY,
  ...ENQUIRY_NEW_YORK_NOTICE,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES,
  ...ENQUIRY_TITLES_AND_SUBPOENAS,
]
