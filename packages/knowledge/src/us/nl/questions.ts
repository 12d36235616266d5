/** The United States in Dutch: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_NL } from './agreements.ts'
import { BELIEFS_NL } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_NL } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_NL } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_NL } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_NL } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_NL } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_NL } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_NL } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_NL } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_NL } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_NL } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_NL } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_NL } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_NL } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_NL } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_NL } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_NL } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_NL } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_NL } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_NL } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_NL } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_NL } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_NL } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_NL } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_NL } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_NL } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_NL } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_NL } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_NL } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_NL } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_NL } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_NL } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_NL } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_NL } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_NL } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_NL } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_NL } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_NL } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_NL } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_NL } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_NL } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_NL } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_NL } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_NL } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_NL } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_NL } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_NL } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_NL } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_NL } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_NL } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_NL } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_NL } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_NL } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_NL } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_NL } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_NL } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_NL } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_NL } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_NL } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_NL } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_NL } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_NL } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_NL } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_NL } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_NL } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_NL } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_NL } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_NL } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_NL } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_NL } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_NL } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_NL } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_NL } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_NL } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_NL } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_NL } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_NL } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_NL } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_NL } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_NL } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_NL } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_NL } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_NL } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_NL } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_NL } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_NL } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_NL } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_NL } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_NL } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_NL } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_NL } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_NL } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_NL } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_NL } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_NL } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_NL } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_NL } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_NL } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_NL } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_NL } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_NL } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_NL } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_NL } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_NL } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_NL } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_NL } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_NL } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_NL } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_NL } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_NL } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_NL } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_NL } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_NL } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_NL } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_NL } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_NL } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_NL } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_NL } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_NL } from './wages-and-overtime.ts'

export const QUESTIONS_NL: Words = {
  ...AGREEMENTS_NL,
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...ENQUIRY_ACCOMMODATION_NL,
  ...ENQUIRY_ARREST_AND_SEARCH_NL,
  ...ENQUIRY_CAR_NL,
  ...ENQUIRY_USED_CARS_NL,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_NL,
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_TUITION_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_SMALL_CLAIMS_NL,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_NL,
  ...ENQUIRY_SCAMS_NL,
  ...ENQUIRY_COLLECTORS_NL,
  ...ENQUIRY_SEIZURE_NL,
  ...ENQUIRY_MORTGAGE_NL,
  ...ENQUIRY_DEBT_LAWSUIT_NL,
  ...ENQUIRY_TAX_NL,
  ...ENQUIRY_TAX_NOTICES_NL,
  ...ENQUIRY_STUDENT_LOANS_NL,
  ...ENQUIRY_CREDIT_AND_FRAUD_NL,
  ...ENQUIRY_MEDICAL_DEBT_NL,
  ...ENQUIRY_SURPRISE_BILLS_NL,
  ...ENQUIRY_DEBTS_OF_OTHERS_NL,
  ...ENQUIRY_DISCHARGED_DEBT_NL,
  ...ENQUIRY_PUBLIC_DEBT_NL,
  ...ENQUIRY_HOA_NL,
  ...ENQUIRY_GUIDANCE_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_LEASES_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...ENQUIRY_FAIR_HOUSING_NL,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_NEIGHBORS_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_WORK_TERMS_NL,
  ...ENQUIRY_JURY_DUTY_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_GOODS_NL,
  ...ENQUIRY_BENEFITS_NL,
  ...ENQUIRY_UTILITIES_NL,
  ...ENQUIRY_STATE_HOMES_NL,
  ...ENQUIRY_STATE_MONEY_NL,
  ...ENQUIRY_HOME_DEALS_NL,
  ...ENQUIRY_POLICE_AND_SAFETY_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_BILLS_AND_SHOPS_NL,
  ...ENQUIRY_BODILY_HARM_NL,
  ...ENQUIRY_JOB_PROMISES_NL,
  ...ENQUIRY_RENT_RISE_NL,
  ...ENQUIRY_UNEMPLOYMENT_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_PLANT_CLOSING_NL,
  ...ENQUIRY_UNPAID_WAGES_NL,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_FAMILY_LEAVE_NL,
  ...ENQUIRY_UNFAIR_TREATMENT_NL,
  ...ENQUIRY_REPOSSESSION_NL,
  ...WAGES_AND_OVERTIME_NL,
  ...STATE_OLD_DEBTS_NL,
  ...STATE_RENT_LIMITS_NL,
  ...ENQUIRY_REPAIRS_BY_STATE_NL,
  ...ENQUIRY_DEPOSITS_OVERDUE_NL,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_NL,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_NL,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_NL,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_NL,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_NL,
  ...ENQUIRY_PUNISHED_FOR_ASKING_NL,
  ...ENQUIRY_RENT_CAPS_BY_STATE_NL,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_NL,
  ...ENQUIRY_FEES_AND_WEAR_NL,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_NL,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_NL,
  ...ENQUIRY_ARREST_THREATS_NL,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_NL,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_NL,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_NL,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_NL,
  ...ENQUIRY_SERVED_PAPERS_NL,
  ...ENQUIRY_FIRED_AFTER_INJURY_NL,
  ...ENQUIRY_OFF_THE_CLOCK_NL,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_NL,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_NL,
  ...ENQUIRY_TALKING_ABOUT_PAY_NL,
  ...ENQUIRY_PROTECTIVE_ORDERS_NL,
  ...ENQUIRY_BEHIND_ON_RENT_NL,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_NL,
  ...ENQUIRY_MEDICAID_ESTATE_NL,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_NL,
  ...ENQUIRY_FORECLOSED_LANDLORD_NL,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_NL,
  ...ENQUIRY_PREGNANT_AT_WORK_NL,
  ...ENQUIRY_TENANT_SCREENING_NL,
  ...ENQUIRY_TIMESHARES_NL,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_NL,
  ...ENQUIRY_OTHER_PARENT_MOVES_NL,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_NL,
  ...ENQUIRY_MISSED_EVICTION_COURT_NL,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_NL,
  ...ENQUIRY_LEASE_OVER_IN_DC_NL,
  ...ENQUIRY_EVICTION_PAPERS_NL,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_NL,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_NL,
  ...ENQUIRY_CITIZENSHIP_NL,
  ...ENQUIRY_FROZEN_ACCOUNT_NL,
  ...ENQUIRY_VISA_OVER_NL,
  ...BELIEFS_NL,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_NL,
  ...ENQUIRY_BARE_MATTERS_NL,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_NL,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_NL,
  ...ENQUIRY_STOPS_AND_TICKETS_NL,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_NL,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_NL,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_NL,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_NL,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_NL,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_NL,
  ...ENQUIRY_WORK_VISA_ENDED_NL,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_NL,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_NL,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_NL,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_NL,
  ...ENQUIRY_NEW_YORK_NOTICE_NL,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_NL,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_NL,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_NL,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_NL,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_NL,
}
