/** The United States in Spanish: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_ES } from './agreements.ts'
import { BELIEFS_ES } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_ES } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_ES } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_ES } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_ES } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_ES } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_ES } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_ES } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_ES } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_ES } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_ES } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_ES } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_ES } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_ES } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_ES } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_ES } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_ES } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_ES } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_ES } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_ES } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_ES } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_ES } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_ES } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_ES } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_ES } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_ES } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_ES } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_ES } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_ES } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_ES } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_ES } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_ES } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_ES } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_ES } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_ES } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_ES } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_ES } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_ES } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_ES } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_ES } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_ES } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_ES } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_ES } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_ES } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_ES } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_ES } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_HOA_ES } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_ES } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_ES } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_ES } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_ES } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_ES } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_ES } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_ES } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_ES } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_ES } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_ES } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_ES } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_ES } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_ES } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_ES } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_ES } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_ES } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_ES } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_ES } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_ES } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_ES } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_ES } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_ES } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_ES } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_ES } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_ES } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_ES } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_ES } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_ES } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_ES } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_ES } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_ES } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_ES } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_ES } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_ES } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_ES } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_ES } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_ES } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_ES } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_ES } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_ES } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_ES } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_ES } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_ES } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_ES } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_ES } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_ES } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_ES } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_ES } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_ES } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_ES } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_ES } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_ES } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_ES } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_ES } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_ES } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_ES } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_ES } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_ES } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_ES } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_ES } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_ES } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_ES } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_ES } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_ES } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_ES } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_ES } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_ES } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_ES } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_ES } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_ES } from './wages-and-overtime.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_ES,
  ...ENQUIRY_ARREST_AND_SEARCH_ES,
  ...ENQUIRY_STATE_HOMES_ES,
  ...ENQUIRY_STATE_MONEY_ES,
  ...ENQUIRY_HOME_DEALS_ES,
  ...ENQUIRY_POLICE_AND_SAFETY_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_BILLS_AND_SHOPS_ES,
  ...ENQUIRY_BODILY_HARM_ES,
  ...ENQUIRY_JOB_PROMISES_ES,
  ...STATE_OLD_DEBTS_ES,
  ...STATE_RENT_LIMITS_ES,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_NEIGHBORS_ES,
  ...ENQUIRY_BANK_ES,
  ...ENQUIRY_WORK_TERMS_ES,
  ...ENQUIRY_JURY_DUTY_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_GOODS_ES,
  ...WAGES_AND_OVERTIME_ES,
  ...AGREEMENTS_ES,
  ...ENQUIRY_ACCOMMODATION_ES,
  ...ENQUIRY_REPOSSESSION_ES,
  ...ENQUIRY_HOA_ES,
  ...ENQUIRY_CAR_ES,
  ...ENQUIRY_USED_CARS_ES,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_ES,
  ...ENQUIRY_TRAVEL_ES,
  ...ENQUIRY_TUITION_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_SMALL_CLAIMS_ES,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_ES,
  ...ENQUIRY_SCAMS_ES,
  ...ENQUIRY_COLLECTORS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_MORTGAGE_ES,
  ...ENQUIRY_DEBT_LAWSUIT_ES,
  ...ENQUIRY_TAX_ES,
  ...ENQUIRY_TAX_NOTICES_ES,
  ...ENQUIRY_STUDENT_LOANS_ES,
  ...ENQUIRY_CREDIT_AND_FRAUD_ES,
  ...ENQUIRY_MEDICAL_DEBT_ES,
  ...ENQUIRY_SURPRISE_BILLS_ES,
  ...ENQUIRY_DEBTS_OF_OTHERS_ES,
  ...ENQUIRY_DISCHARGED_DEBT_ES,
  ...ENQUIRY_PUBLIC_DEBT_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_LEASES_ES,
  ...ENQUIRY_REPAIRS_ES,
  ...ENQUIRY_FAIR_HOUSING_ES,
  ...ENQUIRY_RENT_RISE_ES,
  ...ENQUIRY_UNEMPLOYMENT_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_PLANT_CLOSING_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_FAMILY_LEAVE_ES,
  ...ENQUIRY_UNFAIR_TREATMENT_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_UTILITIES_ES,
  ...ENQUIRY_REPAIRS_BY_STATE_ES,
  ...ENQUIRY_DEPOSITS_OVERDUE_ES,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_ES,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_ES,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_ES,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_ES,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_ES,
  ...ENQUIRY_PUNISHED_FOR_ASKING_ES,
  ...ENQUIRY_RENT_CAPS_BY_STATE_ES,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_ES,
  ...ENQUIRY_FEES_AND_WEAR_ES,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_ES,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_ES,
  ...ENQUIRY_ARREST_THREATS_ES,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_ES,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_ES,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_ES,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_ES,
  ...ENQUIRY_SERVED_PAPERS_ES,
  ...ENQUIRY_FIRED_AFTER_INJURY_ES,
  ...ENQUIRY_OFF_THE_CLOCK_ES,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_ES,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_ES,
  ...ENQUIRY_TALKING_ABOUT_PAY_ES,
  ...ENQUIRY_PROTECTIVE_ORDERS_ES,
  ...ENQUIRY_BEHIND_ON_RENT_ES,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_ES,
  ...ENQUIRY_MEDICAID_ESTATE_ES,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_ES,
  ...ENQUIRY_FORECLOSED_LANDLORD_ES,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_ES,
  ...ENQUIRY_PREGNANT_AT_WORK_ES,
  ...ENQUIRY_TENANT_SCREENING_ES,
  ...ENQUIRY_TIMESHARES_ES,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_ES,
  ...ENQUIRY_OTHER_PARENT_MOVES_ES,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_ES,
  ...ENQUIRY_MISSED_EVICTION_COURT_ES,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_ES,
  ...ENQUIRY_LEASE_OVER_IN_DC_ES,
  ...ENQUIRY_EVICTION_PAPERS_ES,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_ES,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_ES,
  ...ENQUIRY_CITIZENSHIP_ES,
  ...ENQUIRY_FROZEN_ACCOUNT_ES,
  ...ENQUIRY_VISA_OVER_ES,
  ...BELIEFS_ES,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_ES,
  ...ENQUIRY_BARE_MATTERS_ES,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_ES,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_ES,
  ...ENQUIRY_STOPS_AND_TICKETS_ES,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_ES,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_ES,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_ES,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_ES,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_ES,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_ES,
  ...ENQUIRY_WORK_VISA_ENDED_ES,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_ES,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_ES,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_ES,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_ES,
  ...ENQUIRY_NEW_YORK_NOTICE_ES,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_ES,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_ES,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_ES,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_ES,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_ES,
}
