/** The United States in German: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_DE } from './agreements.ts'
import { BELIEFS_DE } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_DE } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_DE } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_DE } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_DE } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_DE } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_DE } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_DE } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_DE } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_DE } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_DE } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_DE } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_DE } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_DE } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_DE } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_DE } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_DE } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_DE } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_DE } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_DE } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_DE } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_DE } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_DE } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_DE } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_DE } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_DE } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_DE } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_DE } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_DE } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_DE } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_DE } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_DE } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_DE } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_DE } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_DE } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_DE } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_DE } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_DE } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_DE } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_DE } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_DE } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_DE } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_DE } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_DE } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_DE } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_DE } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_DE } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_DE } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_DE } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_DE } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_DE } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_DE } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_DE } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_DE } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_DE } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_DE } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_DE } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_DE } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_DE } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_DE } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_DE } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_DE } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_DE } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_DE } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_DE } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_DE } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_DE } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_DE } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_DE } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_DE } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_DE } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_DE } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_DE } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_DE } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_DE } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_DE } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_DE } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_DE } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_DE } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_DE } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_DE } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_DE } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_DE } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_DE } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_DE } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_DE } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_DE } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_DE } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_DE } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_DE } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_DE } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_DE } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_DE } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_DE } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_DE } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_DE } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_DE } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_DE } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_DE } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_DE } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_DE } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_DE } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_DE } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_DE } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_DE } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_DE } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_DE } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_DE } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_DE } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_DE } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_DE } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_DE } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_DE } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_DE } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_DE } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_DE } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_DE } from './wages-and-overtime.ts'

export const QUESTIONS_DE: Words = {
  ...AGREEMENTS_DE,
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...ENQUIRY_ACCOMMODATION_DE,
  ...ENQUIRY_ARREST_AND_SEARCH_DE,
  ...ENQUIRY_CAR_DE,
  ...ENQUIRY_USED_CARS_DE,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_DE,
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_TUITION_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_SMALL_CLAIMS_DE,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_DE,
  ...ENQUIRY_SCAMS_DE,
  ...ENQUIRY_COLLECTORS_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_MORTGAGE_DE,
  ...ENQUIRY_DEBT_LAWSUIT_DE,
  ...ENQUIRY_TAX_DE,
  ...ENQUIRY_TAX_NOTICES_DE,
  ...ENQUIRY_STUDENT_LOANS_DE,
  ...ENQUIRY_CREDIT_AND_FRAUD_DE,
  ...ENQUIRY_MEDICAL_DEBT_DE,
  ...ENQUIRY_SURPRISE_BILLS_DE,
  ...ENQUIRY_DEBTS_OF_OTHERS_DE,
  ...ENQUIRY_DISCHARGED_DEBT_DE,
  ...ENQUIRY_PUBLIC_DEBT_DE,
  ...ENQUIRY_HOA_DE,
  ...ENQUIRY_GUIDANCE_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_LEASES_DE,
  ...ENQUIRY_REPAIRS_DE,
  ...ENQUIRY_FAIR_HOUSING_DE,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_NEIGHBORS_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_WORK_TERMS_DE,
  ...ENQUIRY_JURY_DUTY_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_GOODS_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...ENQUIRY_UTILITIES_DE,
  ...ENQUIRY_STATE_HOMES_DE,
  ...ENQUIRY_STATE_MONEY_DE,
  ...ENQUIRY_HOME_DEALS_DE,
  ...ENQUIRY_POLICE_AND_SAFETY_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_BILLS_AND_SHOPS_DE,
  ...ENQUIRY_BODILY_HARM_DE,
  ...ENQUIRY_JOB_PROMISES_DE,
  ...ENQUIRY_RENT_RISE_DE,
  ...ENQUIRY_UNEMPLOYMENT_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_PLANT_CLOSING_DE,
  ...ENQUIRY_UNPAID_WAGES_DE,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_FAMILY_LEAVE_DE,
  ...ENQUIRY_UNFAIR_TREATMENT_DE,
  ...ENQUIRY_REPOSSESSION_DE,
  ...WAGES_AND_OVERTIME_DE,
  ...STATE_OLD_DEBTS_DE,
  ...STATE_RENT_LIMITS_DE,
  ...ENQUIRY_REPAIRS_BY_STATE_DE,
  ...ENQUIRY_DEPOSITS_OVERDUE_DE,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_DE,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_DE,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_DE,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_DE,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_DE,
  ...ENQUIRY_PUNISHED_FOR_ASKING_DE,
  ...ENQUIRY_RENT_CAPS_BY_STATE_DE,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_DE,
  ...ENQUIRY_FEES_AND_WEAR_DE,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_DE,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_DE,
  ...ENQUIRY_ARREST_THREATS_DE,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_DE,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_DE,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_DE,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_DE,
  ...ENQUIRY_SERVED_PAPERS_DE,
  ...ENQUIRY_FIRED_AFTER_INJURY_DE,
  ...ENQUIRY_OFF_THE_CLOCK_DE,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_DE,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_DE,
  ...ENQUIRY_TALKING_ABOUT_PAY_DE,
  ...ENQUIRY_PROTECTIVE_ORDERS_DE,
  ...ENQUIRY_BEHIND_ON_RENT_DE,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_DE,
  ...ENQUIRY_MEDICAID_ESTATE_DE,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_DE,
  ...ENQUIRY_FORECLOSED_LANDLORD_DE,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_DE,
  ...ENQUIRY_PREGNANT_AT_WORK_DE,
  ...ENQUIRY_TENANT_SCREENING_DE,
  ...ENQUIRY_TIMESHARES_DE,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_DE,
  ...ENQUIRY_OTHER_PARENT_MOVES_DE,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_DE,
  ...ENQUIRY_MISSED_EVICTION_COURT_DE,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_DE,
  ...ENQUIRY_LEASE_OVER_IN_DC_DE,
  ...ENQUIRY_EVICTION_PAPERS_DE,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_DE,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_DE,
  ...ENQUIRY_CITIZENSHIP_DE,
  ...ENQUIRY_FROZEN_ACCOUNT_DE,
  ...ENQUIRY_VISA_OVER_DE,
  ...BELIEFS_DE,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_DE,
  ...ENQUIRY_BARE_MATTERS_DE,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_DE,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_DE,
  ...ENQUIRY_STOPS_AND_TICKETS_DE,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_DE,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_DE,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_DE,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_DE,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_DE,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_DE,
  ...ENQUIRY_WORK_VISA_ENDED_DE,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_DE,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_DE,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_DE,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_DE,
  ...ENQUIRY_NEW_YORK_NOTICE_DE,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_DE,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_DE,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_DE,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_DE,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_DE,
}
