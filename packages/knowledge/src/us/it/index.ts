/** The United States in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_IT } from './accommodation.ts'
import { ACTS_BY_STATE_IT } from './acts-by-state.ts'
import { AGREEMENTS_IT } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_IT } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_IT } from './assistance-animals.ts'
import { BANK_DECISIONS_IT } from './bank-decisions.ts'
import { BANK_LETTERS_IT } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_IT } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_IT } from './benefit-notices.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_IT } from './bills.ts'
import { BUILDER_LIENS_IT } from './builder-liens.ts'
import { CANCEL_RIGHTS_IT } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_IT } from './card-charges-and-terms.ts'
import { CHANGES_IT } from './changes.ts'
import { CHARGES_AND_PLEAS_IT } from './charges-and-pleas.ts'
import { CHARGES_IT } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_IT } from './citizenship-and-green-cards.ts'
import { CITY_CODE_IT } from './city-code.ts'
import { CITY_PARKING_TICKETS_IT } from './city-parking-tickets.ts'
import { CITY_TENANTS_IT } from './city-tenants.ts'
import { CLASS_ACTIONS_IT } from './class-actions.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COURT_ENFORCEMENT_IT } from './court-enforcement.ts'
import { CRASH_CLAIMS_IT } from './crash-claims.ts'
import { CREDIT_REFUSED_IT } from './credit-refused.ts'
import { CREDIT_REPORTS_IT } from './credit-reports.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_MYTHS_IT } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_IT } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_IT } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_IT } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_IT } from './disability-reviews.ts'
import { DISASTER_AID_IT } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_IT } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_IT } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_IT } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_IT } from './dismissal-steps.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_IT } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_IT } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_IT } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_IT } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_IT } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_IT } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_IT } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_IT } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_IT } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_IT } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_IT } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_IT } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_IT } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_IT } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_IT } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_IT } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_IT } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_IT } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_IT } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_IT } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_IT } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_IT } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_IT } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_IT } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_IT } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_IT } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_IT } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_IT } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_IT } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_IT } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_IT } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_IT } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_IT } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_IT } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_IT } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_IT } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_IT } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_IT } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_IT } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_IT } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_IT } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_IT } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_IT } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_IT } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_IT } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_IT } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_IT } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_IT } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_IT } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_IT } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_IT } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_IT } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_IT } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_IT } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_IT } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_IT } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_IT } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_IT } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_IT } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_IT } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_IT } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_IT } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_IT } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_IT } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_IT } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_IT } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_IT } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_IT } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_IT } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_IT } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_IT } from './eviction-cases.ts'
import { EVICTION_MYTHS_IT } from './eviction-myths.ts'
import { EVICTION_NOTICES_IT } from './eviction-notices.ts'
import { EVICTION_RIGHTS_IT } from './eviction-rights.ts'
import { EVICTION_STEPS_IT } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_IT } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_IT } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_IT } from './family-leave.ts'
import { FAMILY_ORDERS_IT } from './family-orders.ts'
import { FEDERAL_DEBTS_IT } from './federal-debts.ts'
import { FILE_SHARING_IT } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_IT } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_IT } from './foreclosure-law.ts'
import { FORECLOSURE_IT } from './foreclosure.ts'
import { HEALTH_PLAN_APPEALS_IT } from './health-plan-appeals.ts'
import { HEALTH_PLANS_IT } from './health-plans.ts'
import { HELP_IT } from './help.ts'
import { HIRING_CHECKS_IT } from './hiring-checks.ts'
import { HOA_DUES_IT } from './hoa-dues.ts'
import { HOA_FINES_IT } from './hoa-fines.ts'
import { HOME_TAX_IT } from './home-tax.ts'
import { IMMIGRATION_NOTICES_IT } from './immigration-notices.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JOB_RECORDS_IT } from './job-records.ts'
import { JUDGMENTS_IT } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_IT } from './juries-and-subpoenas.ts'
import { LARGE_STATES_IT } from './large-states.ts'
import { LAST_INSURERS_IT } from './last-insurers.ts'
import { LAWSUIT_STEPS_IT } from './lawsuit-steps.ts'
import { LAWSUITS_IT } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_IT } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_IT } from './license-suspensions.ts'
import { MEDICAID_STOPS_IT } from './medicaid-stops.ts'
import { MEDICAL_BILLS_IT } from './medical-bills.ts'
import { MEDICAL_RECORDS_IT } from './medical-records.ts'
import { MEDICARE_IT } from './medicare.ts'
import { MORTGAGE_SERVICING_IT } from './mortgage-servicing.ts'
import { MOVERS_IT } from './movers.ts'
import { MUSIC_LICENSE_IT } from './music-license.ts'
import { NEIGHBORS_IT } from './neighbors.ts'
import { NURSING_HOMES_IT } from './nursing-homes.ts'
import { OFFERS_IT } from './offers.ts'
import { PAYDAY_LOANS_IT } from './payday-loans.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PROPERTY_INSURANCE_IT } from './property-insurance.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_HOUSING_IT } from './public-housing.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { REPOSSESSION_IT } from './repossession.ts'
import { RIGHT_TO_SUE_IT } from './right-to-sue.ts'
import { SCAM_LAW_IT } from './scam-law.ts'
import { SCAM_STEPS_IT } from './scam-steps.ts'
import { SCAM_IT } from './scam.ts'
import { SCHOOL_MEALS_IT } from './school-meals.ts'
import { SCHOOLS_IT } from './schools.ts'
import { SENDERS_IT } from './senders.ts'
import { SICK_LEAVE_BY_STATE_IT } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_IT } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_IT } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_IT } from './state-associations.ts'
import { STATE_BREACHES_IT } from './state-breaches.ts'
import { STATE_BREAKS_IT } from './state-breaks.ts'
import { STATE_BUILDERS_IT } from './state-builders.ts'
import { STATE_CAMERAS_IT } from './state-cameras.ts'
import { STATE_CARS_IT } from './state-cars.ts'
import { STATE_CITY_CLAIMS_IT } from './state-city-claims.ts'
import { STATE_CLAIMS_IT } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_IT } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_IT } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_IT } from './state-debt-traps.ts'
import { STATE_DEBT_IT } from './state-debt.ts'
import { STATE_DEPOSITS_IT } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_IT } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_IT } from './state-evictions.ts'
import { STATE_FAMILIES_IT } from './state-families.ts'
import { STATE_FAMILY_AND_SAFETY_IT } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_IT } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_IT } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_IT } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_IT } from './state-home-costs.ts'
import { STATE_HOME_DEALS_IT } from './state-home-deals.ts'
import { STATE_HOME_LOANS_IT } from './state-home-loans.ts'
import { STATE_HOME_VALUES_IT } from './state-home-values.ts'
import { STATE_HOSPITALS_IT } from './state-hospitals.ts'
import { STATE_IMPOSTORS_IT } from './state-impostors.ts'
import { STATE_INJURIES_IT } from './state-injuries.ts'
import { STATE_INSURERS_IT } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_IT } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_IT } from './state-judgments.ts'
import { STATE_LEASES_IT } from './state-leases.ts'
import { STATE_NEIGHBORS_IT } from './state-neighbors.ts'
import { STATE_OLD_DEBTS_IT } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_IT } from './state-owned-homes.ts'
import { STATE_PAY_IT } from './state-pay.ts'
import { STATE_PLEAS_IT } from './state-pleas.ts'
import { STATE_PUBLIC_DUTIES_IT } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_IT } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_IT } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_IT } from './state-rented-homes.ts'
import { STATE_RENTS_IT } from './state-rents.ts'
import { STATE_ROADS_IT } from './state-roads.ts'
import { STATE_SALES_IT } from './state-sales.ts'
import { STATE_SOLD_DEBTS_IT } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_IT } from './state-special-debts.ts'
import { STATE_SPECIAL_IT } from './state-special.ts'
import { STATE_SPEECH_IT } from './state-speech.ts'
import { STATE_STREETS_IT } from './state-streets.ts'
import { STATE_TAXES_IT } from './state-taxes.ts'
import { STATE_TENANTS_IT } from './state-tenants.ts'
import { STATE_TRADE_IT } from './state-trade.ts'
import { STATE_UTILITIES_IT } from './state-utilities.ts'
import { STATE_WAGES_IT } from './state-wages.ts'
import { STATE_WORK_VOICE_IT } from './state-work-voice.ts'
import { STATE_WORK_IT } from './state-work.ts'
import { STATES_IN_COMMON_IT } from './states-in-common.ts'
import { STATES_IT } from './states.ts'
import { STORE_DEMANDS_IT } from './store-demands.ts'
import { STUDENT_AID_IT } from './student-aid.ts'
import { STUDENT_LOANS_IT } from './student-loans.ts'
import { SUPPORT_ORDERS_IT } from './support-orders.ts'
import { SURPRISE_BILLS_IT } from './surprise-bills.ts'
import { TAKEDOWN_IT } from './takedown.ts'
import { TAX_BILL_IT } from './tax-bill.ts'
import { TAX_CREDITS_IT } from './tax-credits.ts'
import { TAX_DEADLINES_IT } from './tax-deadlines.ts'
import { TAX_NOTICES_IT } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_IT } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_IT } from './tax-steps.ts'
import { TAX_IT } from './tax.ts'
import { TICKET_LAW_IT } from './ticket-law.ts'
import { TICKETS_IT } from './tickets.ts'
import { TIMESHARES_IT } from './timeshares.ts'
import { TOLLS_IT } from './tolls.ts'
import { TOWED_CARS_IT } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_IT } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_IT } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_IT } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_IT } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_IT } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_IT } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_IT } from './wages-and-overtime.ts'
import { WORK_INJURIES_IT } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_IT } from './workplace-warnings.ts'

export const US_IT: Words = {
  ...ACCOMMODATION_IT,
  ...AGREEMENTS_IT,
  ...ASSISTANCE_ANIMALS_IT,
  ...BANK_DECISIONS_IT,
  ...BANK_LETTERS_IT,
  ...BENEFIT_NOTICES_IT,
  ...FOOD_BENEFIT_STOPS_IT,
  ...MEDICAID_STOPS_IT,
  ...SOCIAL_SECURITY_STOPS_IT,
  ...SCHOOL_MEALS_IT,
  ...BENEFITS_IT,
  ...MEDICAL_BILLS_IT,
  ...BILLS_IT,
  ...CHANGES_IT,
  ...CHARGES_IT,
  ...CHARGES_AND_PLEAS_IT,
  ...CITY_TENANTS_IT,
  ...CLASS_ACTIONS_IT,
  ...CONSUMER_IT,
  ...COPYRIGHT_IT,
  ...LAWSUITS_IT,
  ...LAWSUIT_STEPS_IT,
  ...JUDGMENTS_IT,
  ...COURT_ENFORCEMENT_IT,
  ...BUILDER_LIENS_IT,
  ...CRASH_CLAIMS_IT,
  ...CREDIT_REFUSED_IT,
  ...CREDIT_REPORTS_IT,
  ...DATA_BREACH_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEBTS_IN_CREDIT_REPORTS_IT,
  ...DEBT_MYTHS_IT,
  ...ENQUIRY_ARREST_AND_SEARCH_IT,
  ...STORE_DEMANDS_IT,
  ...DEPOSIT_LETTER_IT,
  ...DISABILITY_REVIEWS_IT,
  ...DISASTER_AID_IT,
  ...DISMISSAL_LAW_IT,
  ...ENQUIRY_CAR_IT,
  ...ENQUIRY_USED_CARS_IT,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_IT,
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_SMALL_CLAIMS_IT,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_IT,
  ...ENQUIRY_SCAMS_IT,
  ...PROPERTY_INSURANCE_IT,
  ...ENQUIRY_COLLECTORS_IT,
  ...ENQUIRY_SEIZURE_IT,
  ...ENQUIRY_MORTGAGE_IT,
  ...ENQUIRY_DEBT_LAWSUIT_IT,
  ...ENQUIRY_TAX_IT,
  ...ENQUIRY_STUDENT_LOANS_IT,
  ...ENQUIRY_CREDIT_AND_FRAUD_IT,
  ...ENQUIRY_MEDICAL_DEBT_IT,
  ...ENQUIRY_DEBTS_OF_OTHERS_IT,
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
  ...ENQUIRY_UNPAID_WAGES_IT,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_FAMILY_LEAVE_IT,
  ...ENQUIRY_UNFAIR_TREATMENT_IT,
  ...EXIT_AGREEMENTS_IT,
  ...FAMILY_LEAVE_IT,
  ...FAMILY_ORDERS_IT,
  ...FEDERAL_DEBTS_IT,
  ...FORECLOSURE_IT,
  ...HELP_IT,
  ...HOA_FINES_IT,
  ...ENQUIRY_REPOSSESSION_IT,
  ...HOA_DUES_IT,
  ...EVICTION_NOTICES_IT,
  ...EVICTION_RIGHTS_IT,
  ...EVICTION_STEPS_IT,
  ...EVICTION_CASES_IT,
  ...EVICTION_MYTHS_IT,
  ...CANCEL_RIGHTS_IT,
  ...LICENSE_SUSPENSIONS_IT,
  ...UTILITY_NOTICES_IT,
  ...HOME_TAX_IT,
  ...IMMIGRATION_NOTICES_IT,
  ...INSURANCE_IT,
  ...HEALTH_PLAN_APPEALS_IT,
  ...JOB_RECORDS_IT,
  ...LARGE_STATES_IT,
  ...LAST_INSURERS_IT,
  ...MEDICARE_IT,
  ...ANIMALS_IN_RENTED_HOMES_IT,
  ...TIMESHARES_IT,
  ...TAX_CREDITS_IT,
  ...FILE_SHARING_IT,
  ...MORTGAGE_SERVICING_IT,
  ...FORECLOSURE_LAW_IT,
  ...MOVERS_IT,
  ...MUSIC_LICENSE_IT,
  ...NEIGHBORS_IT,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_IT,
  ...CARD_CHARGES_AND_TERMS_IT,
  ...WORK_INJURIES_IT,
  ...ESTATES_AND_UNCLAIMED_MONEY_IT,
  ...HEALTH_PLANS_IT,
  ...NURSING_HOMES_IT,
  ...OFFERS_IT,
  ...WAGES_AND_OVERTIME_IT,
  ...FAIR_TREATMENT_AT_WORK_IT,
  ...HIRING_CHECKS_IT,
  ...LEAVE_AND_BREAKS_IT,
  ...PAYDAY_LOANS_IT,
  ...PUBLIC_DEBTS_IT,
  ...PUBLIC_HOUSING_IT,
  ...CITY_CODE_IT,
  ...DISABILITY_AND_VETERANS_IT,
  ...JURIES_AND_SUBPOENAS_IT,
  ...STUDENT_AID_IT,
  ...CITIZENSHIP_AND_GREEN_CARDS_IT,
  ...MEDICAL_RECORDS_IT,
  ...RENT_RISE_IT,
  ...REPOSSESSION_IT,
  ...RIGHT_TO_SUE_IT,
  ...SCAM_IT,
  ...SCAM_STEPS_IT,
  ...SCAM_LAW_IT,
  ...SCHOOLS_IT,
  ...SENDERS_IT,
  ...SPEECH_AND_MARKS_IT,
  ...STATE_ASSOCIATIONS_IT,
  ...STATE_BREACHES_IT,
  ...STATE_BREAKS_IT,
  ...STATE_BUILDERS_IT,
  ...STATE_CAMERAS_IT,
  ...STATE_CARS_IT,
  ...STATE_CITY_CLAIMS_IT,
  ...STATE_CLAIMS_IT,
  ...STATE_CUT_OFFS_IN_ILLNESS_IT,
  ...STATE_DEBT_IT,
  ...STATE_DEBT_TIMES_IT,
  ...STATE_DEBT_TRAPS_IT,
  ...STATE_DEPOSITS_IT,
  ...STATE_EVICTIONS_IT,
  ...STATE_EVICTION_ENDS_IT,
  ...STATE_FAMILIES_IT,
  ...STATE_FAMILY_AND_SMALL_CASES_IT,
  ...STATE_FAMILY_CARE_IT,
  ...STATE_GOODS_AND_CALLS_IT,
  ...STATE_HOME_COSTS_IT,
  ...STATE_HOME_LOANS_IT,
  ...STATE_HOME_VALUES_IT,
  ...STATE_HOSPITALS_IT,
  ...STATE_IMPOSTORS_IT,
  ...STATE_INJURIES_IT,
  ...STATE_INSURERS_IT,
  ...STATE_JUDGMENTS_IT,
  ...STATE_JUDGMENT_TERMS_IT,
  ...STATE_LEASES_IT,
  ...STATE_HOME_DEALS_IT,
  ...STATE_FAMILY_AND_SAFETY_IT,
  ...STATE_WORK_VOICE_IT,
  ...STATE_NEIGHBORS_IT,
  ...STATE_OLD_DEBTS_IT,
  ...STATE_OWNED_HOMES_IT,
  ...STATE_PAY_IT,
  ...STATE_PLEAS_IT,
  ...STATE_PUBLIC_DUTIES_IT,
  ...STATE_PUBLIC_MATTERS_IT,
  ...STATE_RENTED_HOMES_IT,
  ...STATE_RENTS_IT,
  ...STATE_RENT_LIMITS_IT,
  ...STATE_ROADS_IT,
  ...STATE_SALES_IT,
  ...STATE_SOLD_DEBTS_IT,
  ...STATE_SPECIAL_DEBTS_IT,
  ...STATE_SPECIAL_IT,
  ...STATE_SPEECH_IT,
  ...STATE_STREETS_IT,
  ...STATE_TAXES_IT,
  ...STATE_TENANTS_IT,
  ...STATE_TRADE_IT,
  ...ACTS_BY_STATE_IT,
  ...STATE_UTILITIES_IT,
  ...STATE_WAGES_IT,
  ...STATE_WORK_IT,
  ...STATES_IT,
  ...STATES_IN_COMMON_IT,
  ...STUDENT_LOANS_IT,
  ...SUPPORT_ORDERS_IT,
  ...SURPRISE_BILLS_IT,
  ...TAKEDOWN_IT,
  ...TAX_IT,
  ...TAX_DEADLINES_IT,
  ...TAX_STEPS_IT,
  ...TAX_OF_STATES_AND_COUNTIES_IT,
  ...TAX_BILL_IT,
  ...TAX_NOTICES_IT,
  ...TICKET_LAW_IT,
  ...TOLLS_IT,
  ...CITY_PARKING_TICKETS_IT,
  ...TRAFFIC_CITATIONS_IT,
  ...PRIVATE_PARKING_IT,
  ...TICKETS_IT,
  ...TOWED_CARS_IT,
  ...TRAVEL_AND_PARCELS_IT,
  ...UNEMPLOYMENT_DENIAL_IT,
  ...USED_CAR_WARRANTIES_IT,
  ...USED_CARS_AND_GOODS_IT,
  ...DISMISSAL_IT,
  ...DISMISSAL_DEADLINES_IT,
  ...DISMISSAL_STEPS_IT,
  ...DISMISSAL_MYTHS_IT,
  ...WORKPLACE_WARNINGS_IT,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_IT,
  ...SICK_LEAVE_BY_STATE_IT,
}
