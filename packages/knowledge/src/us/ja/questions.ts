/** The United States in Japanese: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_JA } from './agreements.ts'
import { BELIEFS_JA } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_JA } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_JA } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_JA } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_JA } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_JA } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_JA } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_JA } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_JA } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_JA } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_JA } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_JA } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_JA } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_JA } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_JA } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_JA } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_JA } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_JA } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_JA } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_JA } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_JA } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_JA } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_JA } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_JA } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_JA } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_JA } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_JA } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_JA } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_JA } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_JA } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_JA } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_JA } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_JA } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_JA } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_JA } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_JA } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_JA } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_JA } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_JA } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_JA } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_JA } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_JA } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_JA } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_JA } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_JA } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_JA } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_JA } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_JA } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_JA } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_JA } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_JA } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_JA } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_JA } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_JA } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_JA } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_JA } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_JA } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_JA } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_JA } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_JA } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_JA } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_JA } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_JA } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_JA } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_JA } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_JA } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_JA } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_JA } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_JA } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_JA } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_JA } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_JA } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_JA } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_JA } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_JA } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_JA } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_JA } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_JA } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_JA } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_JA } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_JA } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_JA } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_JA } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_JA } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_JA } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_JA } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_JA } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_JA } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_JA } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_JA } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_JA } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_JA } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_JA } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_JA } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_JA } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_JA } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_JA } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_JA } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_JA } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_JA } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_JA } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_JA } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_JA } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_JA } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_JA } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_JA } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_JA } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_JA } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_JA } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_JA } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_JA } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_JA } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_JA } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_JA } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_JA } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_JA } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_JA } from './wages-and-overtime.ts'

export const QUESTIONS_JA: Words = {
  ...AGREEMENTS_JA,
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...ENQUIRY_ACCOMMODATION_JA,
  ...ENQUIRY_ARREST_AND_SEARCH_JA,
  ...ENQUIRY_CAR_JA,
  ...ENQUIRY_USED_CARS_JA,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_JA,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_TUITION_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_SMALL_CLAIMS_JA,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_JA,
  ...ENQUIRY_SCAMS_JA,
  ...ENQUIRY_COLLECTORS_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_MORTGAGE_JA,
  ...ENQUIRY_DEBT_LAWSUIT_JA,
  ...ENQUIRY_TAX_JA,
  ...ENQUIRY_TAX_NOTICES_JA,
  ...ENQUIRY_STUDENT_LOANS_JA,
  ...ENQUIRY_CREDIT_AND_FRAUD_JA,
  ...ENQUIRY_MEDICAL_DEBT_JA,
  ...ENQUIRY_SURPRISE_BILLS_JA,
  ...ENQUIRY_DEBTS_OF_OTHERS_JA,
  ...ENQUIRY_DISCHARGED_DEBT_JA,
  ...ENQUIRY_PUBLIC_DEBT_JA,
  ...ENQUIRY_HOA_JA,
  ...ENQUIRY_GUIDANCE_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_LEASES_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...ENQUIRY_FAIR_HOUSING_JA,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_NEIGHBORS_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_WORK_TERMS_JA,
  ...ENQUIRY_JURY_DUTY_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_GOODS_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...ENQUIRY_UTILITIES_JA,
  ...ENQUIRY_STATE_HOMES_JA,
  ...ENQUIRY_STATE_MONEY_JA,
  ...ENQUIRY_HOME_DEALS_JA,
  ...ENQUIRY_POLICE_AND_SAFETY_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_BILLS_AND_SHOPS_JA,
  ...ENQUIRY_BODILY_HARM_JA,
  ...ENQUIRY_JOB_PROMISES_JA,
  ...ENQUIRY_RENT_RISE_JA,
  ...ENQUIRY_UNEMPLOYMENT_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_PLANT_CLOSING_JA,
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_FAMILY_LEAVE_JA,
  ...ENQUIRY_UNFAIR_TREATMENT_JA,
  ...ENQUIRY_REPOSSESSION_JA,
  ...WAGES_AND_OVERTIME_JA,
  ...STATE_OLD_DEBTS_JA,
  ...STATE_RENT_LIMITS_JA,
  ...ENQUIRY_REPAIRS_BY_STATE_JA,
  ...ENQUIRY_DEPOSITS_OVERDUE_JA,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_JA,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_JA,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_JA,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_JA,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_JA,
  ...ENQUIRY_PUNISHED_FOR_ASKING_JA,
  ...ENQUIRY_RENT_CAPS_BY_STATE_JA,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_JA,
  ...ENQUIRY_FEES_AND_WEAR_JA,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_JA,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_JA,
  ...ENQUIRY_ARREST_THREATS_JA,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_JA,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_JA,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_JA,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_JA,
  ...ENQUIRY_SERVED_PAPERS_JA,
  ...ENQUIRY_FIRED_AFTER_INJURY_JA,
  ...ENQUIRY_OFF_THE_CLOCK_JA,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_JA,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_JA,
  ...ENQUIRY_TALKING_ABOUT_PAY_JA,
  ...ENQUIRY_PROTECTIVE_ORDERS_JA,
  ...ENQUIRY_BEHIND_ON_RENT_JA,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_JA,
  ...ENQUIRY_MEDICAID_ESTATE_JA,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_JA,
  ...ENQUIRY_FORECLOSED_LANDLORD_JA,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_JA,
  ...ENQUIRY_PREGNANT_AT_WORK_JA,
  ...ENQUIRY_TENANT_SCREENING_JA,
  ...ENQUIRY_TIMESHARES_JA,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_JA,
  ...ENQUIRY_OTHER_PARENT_MOVES_JA,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_JA,
  ...ENQUIRY_MISSED_EVICTION_COURT_JA,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_JA,
  ...ENQUIRY_LEASE_OVER_IN_DC_JA,
  ...ENQUIRY_EVICTION_PAPERS_JA,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_JA,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_JA,
  ...ENQUIRY_CITIZENSHIP_JA,
  ...ENQUIRY_FROZEN_ACCOUNT_JA,
  ...ENQUIRY_VISA_OVER_JA,
  ...BELIEFS_JA,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_JA,
  ...ENQUIRY_BARE_MATTERS_JA,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_JA,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_JA,
  ...ENQUIRY_STOPS_AND_TICKETS_JA,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_JA,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_JA,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_JA,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_JA,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_JA,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_JA,
  ...ENQUIRY_WORK_VISA_ENDED_JA,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_JA,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_JA,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_JA,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_JA,
  ...ENQUIRY_NEW_YORK_NOTICE_JA,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_JA,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_JA,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_JA,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_JA,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_JA,
}
