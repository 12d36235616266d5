/** The United States in French: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { AGREEMENTS_FR } from './agreements.ts'
import { BELIEFS_FR } from './beliefs.ts'
import { ENQUIRY_ACCOMMODATION_FR } from './enquiry-accommodation.ts'
import { ENQUIRY_ACCUSATIONS_AND_RECORDS_FR } from './enquiry-accusations-and-records.ts'
import { ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_FR } from './enquiry-animals-sports-and-downloads.ts'
import { ENQUIRY_ARREST_AND_SEARCH_FR } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_FR } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_FR } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BANKRUPTCY_BELONGINGS_FR } from './enquiry-bankruptcy-belongings.ts'
import { ENQUIRY_BARE_MATTERS_FR } from './enquiry-bare-matters.ts'
import { ENQUIRY_BEHIND_ON_RENT_FR } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_FR } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_FR } from './enquiry-bills-checks-and-cars-taken.ts'
import { ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_FR } from './enquiry-bites-and-punished-complaints.ts'
import { ENQUIRY_BODILY_HARM_FR } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_FR } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_FR } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_FR } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_FR } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_CITIZENSHIP_FR } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTORS_FOR_RELATIVES_FR } from './enquiry-collectors-for-relatives.ts'
import { ENQUIRY_COLLECTORS_FR } from './enquiry-collectors.ts'
import { ENQUIRY_COMMISSION_AND_FLORIDA_PAY_FR } from './enquiry-commission-and-florida-pay.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_FR } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_FR } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_FR } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_FR } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_FR } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_FR } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_FR } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISCHARGED_DEBT_FR } from './enquiry-discharged-debt.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_FR } from './enquiry-ending-a-marriage-and-orders.ts'
import { ENQUIRY_EVICTION_PAPERS_FR } from './enquiry-eviction-papers.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_FR } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_EXECUTOR_AND_HEIRS_FR } from './enquiry-executor-and-heirs.ts'
import { ENQUIRY_FAIR_HOUSING_FR } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_FR } from './enquiry-faith-arrests-and-small-estates.ts'
import { ENQUIRY_FAMILY_LEAVE_FR } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_FR } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_FR } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_FIRED_FOR_MISCONDUCT_FR } from './enquiry-fired-for-misconduct.ts'
import { ENQUIRY_FORECLOSED_LANDLORD_FR } from './enquiry-foreclosed-landlord.ts'
import { ENQUIRY_FROZEN_ACCOUNT_FR } from './enquiry-frozen-account.ts'
import { ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_FR } from './enquiry-gift-cards-and-own-dogs.ts'
import { ENQUIRY_GOOD_CAUSE_BY_STATE_FR } from './enquiry-good-cause-by-state.ts'
import { ENQUIRY_GOODS_FR } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_FR } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_FR } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_FR } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_FR } from './enquiry-home-deals.ts'
import { ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_FR } from './enquiry-homes-and-money-of-families.ts'
import { ENQUIRY_HOMES_AND_THOSE_IN_THEM_FR } from './enquiry-homes-and-those-in-them.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_INSURERS_OFFICES_AND_OFFERS_FR } from './enquiry-insurers-offices-and-offers.ts'
import { ENQUIRY_JOB_PROMISES_FR } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_FR } from './enquiry-jury-duty.ts'
import { ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_FR } from './enquiry-kept-money-cameras-and-movers.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_FR } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASE_OVER_IN_DC_FR } from './enquiry-lease-over-in-dc.ts'
import { ENQUIRY_LEASES_FR } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_FR } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAID_ESTATE_FR } from './enquiry-medicaid-estate.ts'
import { ENQUIRY_MEDICAL_DEBT_FR } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_FR } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MISSED_EVICTION_COURT_FR } from './enquiry-missed-eviction-court.ts'
import { ENQUIRY_MISSED_TRAFFIC_COURT_FR } from './enquiry-missed-traffic-court.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_FR } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_FR } from './enquiry-mortgage.ts'
import { ENQUIRY_NEED_TONIGHT_FR } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBORS_FR } from './enquiry-neighbors.ts'
import { ENQUIRY_NEW_YORK_NOTICE_FR } from './enquiry-new-york-notice.ts'
import { ENQUIRY_OFF_THE_CLOCK_FR } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_OTHER_PARENT_MOVES_FR } from './enquiry-other-parent-moves.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_FR } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PARTING_AND_FATHERHOOD_FR } from './enquiry-parting-and-fatherhood.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_FR } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PLANT_CLOSING_FR } from './enquiry-plant-closing.ts'
import { ENQUIRY_POLICE_AND_SAFETY_FR } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PREGNANT_AT_WORK_FR } from './enquiry-pregnant-at-work.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_FR } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_FR } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_FR } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_FR } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_QUIT_AND_UNEMPLOYMENT_FR } from './enquiry-quit-and-unemployment.ts'
import { ENQUIRY_RECORDS_IMAGES_AND_STATUS_FR } from './enquiry-records-images-and-status.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_FR } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_FR } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_FR } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_FR } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_FR } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_RINGS_WAYS_AND_CLIENTS_FR } from './enquiry-rings-ways-and-clients.ts'
import { ENQUIRY_SCAMS_FR } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_FR } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_FR } from './enquiry-served-papers.ts'
import { ENQUIRY_SHARED_HOMES_AND_FAMILIES_FR } from './enquiry-shared-homes-and-families.ts'
import { ENQUIRY_SMALL_CLAIMS_FR } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_FR } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_FR } from './enquiry-state-money.ts'
import { ENQUIRY_STOPS_AND_TICKETS_FR } from './enquiry-stops-and-tickets.ts'
import { ENQUIRY_STUDENT_LOANS_FR } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_FR } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_SURPRISE_BILLS_FR } from './enquiry-surprise-bills.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_FR } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NOTICES_FR } from './enquiry-tax-notices.ts'
import { ENQUIRY_TAX_FR } from './enquiry-tax.ts'
import { ENQUIRY_TENANT_SCREENING_FR } from './enquiry-tenant-screening.ts'
import { ENQUIRY_TIMESHARES_FR } from './enquiry-timeshares.ts'
import { ENQUIRY_TITLES_AND_SUBPOENAS_FR } from './enquiry-titles-and-subpoenas.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { ENQUIRY_TUITION_FR } from './enquiry-tuition.ts'
import { ENQUIRY_UNEMPLOYMENT_FR } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_FR } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_FR } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_FR } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_FR } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_FR } from './enquiry-utilities.ts'
import { ENQUIRY_VISA_OVER_FR } from './enquiry-visa-over.ts'
import { ENQUIRY_WORK_TERMS_FR } from './enquiry-work-terms.ts'
import { ENQUIRY_WORK_VISA_ENDED_FR } from './enquiry-work-visa-ended.ts'
import { STATE_OLD_DEBTS_FR } from './state-old-debts.ts'
import { STATE_RENT_LIMITS_FR } from './state-rent-limits.ts'
import { WAGES_AND_OVERTIME_FR } from './wages-and-overtime.ts'

export const QUESTIONS_FR: Words = {
  ...AGREEMENTS_FR,
  ...ENQUIRY_NEED_TONIGHT_FR,
  ...ENQUIRY_ACCOMMODATION_FR,
  ...ENQUIRY_ARREST_AND_SEARCH_FR,
  ...ENQUIRY_CAR_FR,
  ...ENQUIRY_USED_CARS_FR,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_FR,
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_TUITION_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_SMALL_CLAIMS_FR,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_FR,
  ...ENQUIRY_SCAMS_FR,
  ...ENQUIRY_COLLECTORS_FR,
  ...ENQUIRY_SEIZURE_FR,
  ...ENQUIRY_MORTGAGE_FR,
  ...ENQUIRY_DEBT_LAWSUIT_FR,
  ...ENQUIRY_TAX_FR,
  ...ENQUIRY_TAX_NOTICES_FR,
  ...ENQUIRY_STUDENT_LOANS_FR,
  ...ENQUIRY_CREDIT_AND_FRAUD_FR,
  ...ENQUIRY_MEDICAL_DEBT_FR,
  ...ENQUIRY_SURPRISE_BILLS_FR,
  ...ENQUIRY_DEBTS_OF_OTHERS_FR,
  ...ENQUIRY_DISCHARGED_DEBT_FR,
  ...ENQUIRY_PUBLIC_DEBT_FR,
  ...ENQUIRY_HOA_FR,
  ...ENQUIRY_GUIDANCE_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_LEASES_FR,
  ...ENQUIRY_REPAIRS_FR,
  ...ENQUIRY_FAIR_HOUSING_FR,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_NEIGHBORS_FR,
  ...ENQUIRY_BANK_FR,
  ...ENQUIRY_WORK_TERMS_FR,
  ...ENQUIRY_JURY_DUTY_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_GOODS_FR,
  ...ENQUIRY_BENEFITS_FR,
  ...ENQUIRY_UTILITIES_FR,
  ...ENQUIRY_STATE_HOMES_FR,
  ...ENQUIRY_STATE_MONEY_FR,
  ...ENQUIRY_HOME_DEALS_FR,
  ...ENQUIRY_POLICE_AND_SAFETY_FR,
  ...ENQUIRY_FAMILY_FR,
  ...ENQUIRY_BILLS_AND_SHOPS_FR,
  ...ENQUIRY_BODILY_HARM_FR,
  ...ENQUIRY_JOB_PROMISES_FR,
  ...ENQUIRY_RENT_RISE_FR,
  ...ENQUIRY_UNEMPLOYMENT_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_PLANT_CLOSING_FR,
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_FAMILY_LEAVE_FR,
  ...ENQUIRY_UNFAIR_TREATMENT_FR,
  ...ENQUIRY_REPOSSESSION_FR,
  ...WAGES_AND_OVERTIME_FR,
  ...STATE_OLD_DEBTS_FR,
  ...STATE_RENT_LIMITS_FR,
  ...ENQUIRY_REPAIRS_BY_STATE_FR,
  ...ENQUIRY_DEPOSITS_OVERDUE_FR,
  ...ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_FR,
  ...ENQUIRY_BANKRUPTCY_AND_PAY_FR,
  ...ENQUIRY_PUBLIC_HELP_TAKEN_BACK_FR,
  ...ENQUIRY_CHILDREN_AND_DIVORCE_FR,
  ...ENQUIRY_GUESTS_AND_FALLEN_TREES_FR,
  ...ENQUIRY_PUNISHED_FOR_ASKING_FR,
  ...ENQUIRY_RENT_CAPS_BY_STATE_FR,
  ...ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_FR,
  ...ENQUIRY_FEES_AND_WEAR_FR,
  ...ENQUIRY_MISSED_DAYS_AND_APPEALS_FR,
  ...ENQUIRY_DEBTS_AFTER_DIVORCE_FR,
  ...ENQUIRY_ARREST_THREATS_FR,
  ...ENQUIRY_LAST_DAYS_BEFORE_EVICTION_FR,
  ...ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_FR,
  ...ENQUIRY_CHECKS_CUT_AND_FINES_FR,
  ...ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_FR,
  ...ENQUIRY_SERVED_PAPERS_FR,
  ...ENQUIRY_FIRED_AFTER_INJURY_FR,
  ...ENQUIRY_OFF_THE_CLOCK_FR,
  ...ENQUIRY_EVIDENCE_KEPT_OUT_FR,
  ...ENQUIRY_PAY_KEPT_FROM_CREDITORS_FR,
  ...ENQUIRY_TALKING_ABOUT_PAY_FR,
  ...ENQUIRY_PROTECTIVE_ORDERS_FR,
  ...ENQUIRY_BEHIND_ON_RENT_FR,
  ...ENQUIRY_LEAVING_A_LEASE_EARLY_FR,
  ...ENQUIRY_MEDICAID_ESTATE_FR,
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_FR,
  ...ENQUIRY_FORECLOSED_LANDLORD_FR,
  ...ENQUIRY_GOOD_CAUSE_BY_STATE_FR,
  ...ENQUIRY_PREGNANT_AT_WORK_FR,
  ...ENQUIRY_TENANT_SCREENING_FR,
  ...ENQUIRY_TIMESHARES_FR,
  ...ENQUIRY_MISSED_TRAFFIC_COURT_FR,
  ...ENQUIRY_OTHER_PARENT_MOVES_FR,
  ...ENQUIRY_COLLECTORS_FOR_RELATIVES_FR,
  ...ENQUIRY_MISSED_EVICTION_COURT_FR,
  ...ENQUIRY_QUIT_AND_UNEMPLOYMENT_FR,
  ...ENQUIRY_LEASE_OVER_IN_DC_FR,
  ...ENQUIRY_EVICTION_PAPERS_FR,
  ...ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_FR,
  ...ENQUIRY_FIRED_FOR_MISCONDUCT_FR,
  ...ENQUIRY_CITIZENSHIP_FR,
  ...ENQUIRY_FROZEN_ACCOUNT_FR,
  ...ENQUIRY_VISA_OVER_FR,
  ...BELIEFS_FR,
  ...ENQUIRY_BANKRUPTCY_BELONGINGS_FR,
  ...ENQUIRY_BARE_MATTERS_FR,
  ...ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_FR,
  ...ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_FR,
  ...ENQUIRY_STOPS_AND_TICKETS_FR,
  ...ENQUIRY_RECORDS_IMAGES_AND_STATUS_FR,
  ...ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_FR,
  ...ENQUIRY_INSURERS_OFFICES_AND_OFFERS_FR,
  ...ENQUIRY_ACCUSATIONS_AND_RECORDS_FR,
  ...ENQUIRY_PARTING_AND_FATHERHOOD_FR,
  ...ENQUIRY_HOMES_AND_THOSE_IN_THEM_FR,
  ...ENQUIRY_WORK_VISA_ENDED_FR,
  ...ENQUIRY_RINGS_WAYS_AND_CLIENTS_FR,
  ...ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_FR,
  ...ENQUIRY_EXECUTOR_AND_HEIRS_FR,
  ...ENQUIRY_COMMISSION_AND_FLORIDA_PAY_FR,
  ...ENQUIRY_NEW_YORK_NOTICE_FR,
  ...ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_FR,
  ...ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_FR,
  ...ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_FR,
  ...ENQUIRY_SHARED_HOMES_AND_FAMILIES_FR,
  ...ENQUIRY_TITLES_AND_SUBPOENAS_FR,
}
