/** The United States in Italian: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_IT } from './agreements.ts'
import { BELIEFS_IT } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_IT } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_IT } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_IT } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_IT } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_IT } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_IT } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_IT } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_IT } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_IT } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_IT } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_IT } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_IT } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_IT } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_IT } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_IT } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_IT } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_IT } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_IT } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_IT } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_IT } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_IT } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_IT } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_IT } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_IT } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_IT } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_IT } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_IT } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_IT } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_IT } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_IT } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_IT } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_IT } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_IT } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_IT } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_IT } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_IT } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_IT } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_IT } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_IT } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_IT } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_IT } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_IT } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_IT } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_IT } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_IT } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_IT } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_IT } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_IT } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_IT } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_IT } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_IT } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_IT } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_IT } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_IT } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_IT } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_IT } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_IT } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_IT } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_IT } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_IT } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_IT } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_IT } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_IT } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_IT } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_IT } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_IT } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_IT } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_IT } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_IT } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_IT } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_IT } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_IT } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_IT } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_IT } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_IT } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_IT } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_IT } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_IT } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_IT } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_IT } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_IT } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_IT } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_IT } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_IT } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_IT } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_IT } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_IT } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_IT } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_IT } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_IT } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_IT } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_IT } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_IT } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_IT } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_IT } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_IT } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_IT } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_IT } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_IT } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_IT } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_IT } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_IT } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_IT } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_IT } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_IT } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_IT } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_IT } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_IT } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_IT } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_IT } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_IT } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_IT } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_IT } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_IT } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_IT } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_IT } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_IT } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_IT } from './wages-and-overtime.ts'

export const QUESTIONS_IT: Words = {
  ...AGREEMENTS_IT,
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...ENQUIRY_ACCOMMODATION_IT,
  ...ENQUIRY_ARREST_AND_SEARCH_IT,
  ...ENQUIRY_CAR_IT,
  ...ENQUIRY_USED_CARS_IT,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_IT,
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_TUITION_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_SMALL_CLAIMS_IT,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_IT,
  ...ENQUIRY_SCAMS_IT,
  ...ENQUIRY_COLLECTORS_IT,
  ...ENQUIRY_SEIZURE_IT,
  ...ENQUIRY_MORTGAGE_IT,
  ...ENQUIRY_DEBT_LAWSUIT_IT,
  ...ENQUIRY_TAX_IT,
  ...ENQUIRY_TAX_NOTICES_IT,
  ...ENQUIRY_STUDENT_LOANS_IT,
  ...ENQUIRY_CREDIT_AND_FRAUD_IT,
  ...ENQUIRY_MEDICAL_DEBT_IT,
  ...ENQUIRY_SURPRISE_BILLS_IT,
  ...ENQUIRY_DEBTS_OF_OTHERS_IT,
  ...ENQUIRY_DISCHARGED_DEBT_IT,
  ...ENQUIRY_PUBLIC_DEBT_IT,
  ...ENQUIRY_HOA_IT,
  ...ENQUIRY_GUIDANCE_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_LEASES_IT,
  ...ENQUIRY_REPAIRS_IT,
  ...ENQUIRY_FAIR_HOUSING_IT,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_NEIGHBORS_IT,
  ...ENQUIRY_BANK_IT,
  ...ENQUIRY_WORK_TERMS_IT,
  ...ENQUIRY_JURY_DUTY_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_GOODS_IT,
  ...ENQUIRY_BENEFITS_IT,
  ...ENQUIRY_UTILITIES_IT,
  ...ENQUIRY_STATE_HOMES_IT,
  ...ENQUIRY_STATE_MONEY_IT,
  ...ENQUIRY_HOME_DEALS_IT,
  ...ENQUIRY_POLICE_AND_SAFETY_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_BILLS_AND_SHOPS_IT,
  ...ENQUIRY_BODILY_HARM_IT,
  ...ENQUIRY_JOB_PROMISES_IT,
  ...ENQUIRY_RENT_RISE_IT,
  ...ENQUIRY_UNEMPLOYMENT_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_PLANT_CLOSING_IT,
  ...ENQUIRY_UNPAID_WAGES_IT,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_FAMILY_LEAVE_IT,
  ...ENQUIRY_UNFAIR_TREATMENT_IT,
  ...ENQUIRY_REPOSSESSION_IT,
  ...WAGES_AND_OVERTIME_IT,
  ...STATE_OLD_DEBTS_IT,
  ...STATE_RENT_LIMITS_IT,
  ...ENQUIRY_REPAIRS_BY_STATE_IT,
  ...ENQUIRY_DEPOSITS_OVERDUE_IT,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_IT,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_IT,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_IT,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_IT,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_IT,
  ...ENQUIRY_PUNISHED_FOR_ASKING_IT,
  ...ENQUIRY_RENT_CAPS_BY_STATE_IT,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_IT,
  ...ENQUIRY_FEES_AND_WEAR_IT,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_IT,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_IT,
  ...ENQUIRY_ARREST_THREATS_IT,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_IT,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_IT,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_IT,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_IT,
  ...ENQUIRY_SERVED_PAPERS_IT,
  ...ENQUIRY_FIRED_AFTER_INJURY_IT,
  ...ENQUIRY_OFF_THE_CLOCK_IT,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_IT,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_IT,
  ...ENQUIRY_TALKING_ABOUT_PAY_IT,
  ...ENQUIRY_PROTECTIVE_ORDERS_IT,
  ...ENQUIRY_BEHIND_ON_RENT_IT,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_IT,
  ...ENQUIRY_MEDICAID_ESTATE_IT,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_IT,
  ...ENQUIRY_FORECLOSED_LANDLORD_IT,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_IT,
  ...ENQUIRY_PREGNANT_AT_WORK_IT,
  ...ENQUIRY_TENANT_SCREENING_IT,
  ...ENQUIRY_TIMESHARES_IT,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_IT,
  ...ENQUIRY_OTHER_PARENT_MOVES_IT,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_IT,
  ...ENQUIRY_MISSED_EVICTION_COURT_IT,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_IT,
  ...ENQUIRY_LEASE_OVER_IN_DC_IT,
  ...ENQUIRY_EVICTION_PAPERS_IT,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_IT,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_IT,
  ...ENQUIRY_CITIZENSHIP_IT,
  ...ENQUIRY_FROZEN_ACCOUNT_IT,
  ...ENQUIRY_VISA_OVER_IT,
  ...BELIEFS_IT,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_IT,
  ...ENQUIRY_BARE_MATTERS_IT,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_IT,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_IT,
  ...ENQUIRY_STOPS_AND_TICKETS_IT,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_IT,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_IT,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_IT,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_IT,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_IT,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_IT,
  ...ENQUIRY_WORK_VISA_ENDED_IT,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_IT,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_IT,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_IT,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_IT,
  ...ENQUIRY_NEW_YORK_NOTICE_IT,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_IT,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_IT,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_IT,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_IT,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_IT,
}
