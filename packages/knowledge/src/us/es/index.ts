/** The United States in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { ACCOMMODATION_ES } from './accommodation.ts'
import { ACTS_BY_STATE_ES } from './acts-by-state.ts'
import { AGREEMENTS_ES } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_ES } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_ES } from './assistance-animals.ts'
import { BANK_DECISIONS_ES } from './bank-decisions.ts'
import { BANK_LETTERS_ES } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_ES } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_ES } from './benefit-notices.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { BUILDER_LIENS_ES } from './builder-liens.ts'
import { CANCEL_RIGHTS_ES } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_ES } from './card-charges-and-terms.ts'
import { CHANGES_ES } from './changes.ts'
import { CHARGES_AND_PLEAS_ES } from './charges-and-pleas.ts'
import { CHARGES_ES } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_ES } from './citizenship-and-green-cards.ts'
import { CITY_CODE_ES } from './city-code.ts'
import { CITY_PARKING_TICKETS_ES } from './city-parking-tickets.ts'
import { CITY_TENANTS_ES } from './city-tenants.ts'
import { CLASS_ACTIONS_ES } from './class-actions.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COURT_ENFORCEMENT_ES } from './court-enforcement.ts'
import { CRASH_CLAIMS_ES } from './crash-claims.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { CREDIT_REPORTS_ES } from './credit-reports.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_MYTHS_ES } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_ES } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_ES } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_ES } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_ES } from './disability-reviews.ts'
import { DISASTER_AID_ES } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_ES } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_ES } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_ES } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_ES } from './dismissal-steps.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_ES } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_ES } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_ES } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_ES } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_ES } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_ES } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_ES } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_ES } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_ES } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_ES } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_ES } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_ES } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_ES } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_ES } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_ES } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_ES } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_ES } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_ES } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_ES } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_ES } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_ES } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_ES } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_ES } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_ES } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_ES } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_HOA_ES } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_ES } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_ES } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_ES } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_ES } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_ES } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_ES } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_ES } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_ES } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_ES } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_ES } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_ES } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_ES } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_ES } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_ES } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_ES } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_ES } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_ES } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_ES } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_ES } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_ES } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_ES } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_ES } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_ES } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_ES } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_ES } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_ES } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_ES } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_ES } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_ES } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_ES } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_ES } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_ES } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_ES } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_ES } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_ES } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_ES } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_ES } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_ES } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_ES } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_ES } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_ES } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_ES } from './eviction-cases.ts'
import { EVICTION_MYTHS_ES } from './eviction-myths.ts'
import { EVICTION_NOTICES_ES } from './eviction-notices.ts'
import { EVICTION_RIGHTS_ES } from './eviction-rights.ts'
import { EVICTION_STEPS_ES } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_ES } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_ES } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_ES } from './family-leave.ts'
import { FAMILY_ORDERS_ES } from './family-orders.ts'
import { FEDERAL_DEBTS_ES } from './federal-debts.ts'
import { FILE_SHARING_ES } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_ES } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_ES } from './foreclosure-law.ts'
import { FORECLOSURE_ES } from './foreclosure.ts'
import { GYMS_ES } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_ES } from './health-plan-appeals.ts'
import { HEALTH_PLANS_ES } from './health-plans.ts'
import { HELP_ES } from './help.ts'
import { HIRING_CHECKS_ES } from './hiring-checks.ts'
import { HOA_DUES_ES } from './hoa-dues.ts'
import { HOA_FINES_ES } from './hoa-fines.ts'
import { HOME_TAX_ES } from './home-tax.ts'
import { IMMIGRATION_NOTICES_ES } from './immigration-notices.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JOB_RECORDS_ES } from './job-records.ts'
import { JUDGMENTS_ES } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_ES } from './juries-and-subpoenas.ts'
import { LARGE_STATES_ES } from './large-states.ts'
import { LAST_INSURERS_ES } from './last-insurers.ts'
import { LAWSUIT_STEPS_ES } from './lawsuit-steps.ts'
import { LAWSUITS_ES } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_ES } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_ES } from './license-suspensions.ts'
import { MEDICAID_STOPS_ES } from './medicaid-stops.ts'
import { MEDICAL_BILLS_ES } from './medical-bills.ts'
import { MEDICAL_RECORDS_ES } from './medical-records.ts'
import { MEDICARE_ES } from './medicare.ts'
import { MORTGAGE_SERVICING_ES } from './mortgage-servicing.ts'
import { MOVERS_ES } from './movers.ts'
import { MUSIC_LICENSE_ES } from './music-license.ts'
import { NEIGHBORS_ES } from './neighbors.ts'
import { NURSING_HOMES_ES } from './nursing-homes.ts'
import { OFFERS_ES } from './offers.ts'
import { PAYDAY_LOANS_ES } from './payday-loans.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PROPERTY_INSURANCE_ES } from './property-insurance.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_HOUSING_ES } from './public-housing.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { REPOSSESSION_ES } from './repossession.ts'
import { RIGHT_TO_SUE_ES } from './right-to-sue.ts'
import { RIVAL_WORK_ES } from './rival-work.ts'
import { SCAM_LAW_ES } from './scam-law.ts'
import { SCAM_STEPS_ES } from './scam-steps.ts'
import { SCAM_ES } from './scam.ts'
import { SCHOOL_MEALS_ES } from './school-meals.ts'
import { SCHOOLS_ES } from './schools.ts'
import { SENDERS_ES } from './senders.ts'
import { SICK_LEAVE_BY_STATE_ES } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_ES } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_ES } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_ES } from './state-associations.ts'
import { STATE_BREACHES_ES } from './state-breaches.ts'
import { STATE_BUILDERS_ES } from './state-builders.ts'
import { STATE_CAMERAS_ES } from './state-cameras.ts'
import { STATE_CARS_ES } from './state-cars.ts'
import { STATE_CITY_CLAIMS_ES } from './state-city-claims.ts'
import { STATE_CLAIMS_ES } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_ES } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_ES } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_ES } from './state-debt-traps.ts'
import { STATE_DEBT_ES } from './state-debt.ts'
import { STATE_DEPOSITS_ES } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_ES } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_ES } from './state-evictions.ts'
import { STATE_FAMILY_AND_SAFETY_ES } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_ES } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_ES } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_ES } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_ES } from './state-home-costs.ts'
import { STATE_HOME_DEALS_ES } from './state-home-deals.ts'
import { STATE_HOME_LOANS_ES } from './state-home-loans.ts'
import { STATE_HOME_VALUES_ES } from './state-home-values.ts'
import { STATE_HOSPITALS_ES } from './state-hospitals.ts'
import { STATE_IMPOSTORS_ES } from './state-impostors.ts'
import { STATE_INSURERS_ES } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_ES } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_ES } from './state-judgments.ts'
import { STATE_LEASES_ES } from './state-leases.ts'
import { STATE_OLD_DEBTS_ES } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_ES } from './state-owned-homes.ts'
import { STATE_PAY_ES } from './state-pay.ts'
import { STATE_PUBLIC_DUTIES_ES } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_ES } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_ES } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_ES } from './state-rented-homes.ts'
import { STATE_RENTS_ES } from './state-rents.ts'
import { STATE_ROADS_ES } from './state-roads.ts'
import { STATE_SOLD_DEBTS_ES } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_ES } from './state-special-debts.ts'
import { STATE_SPECIAL_ES } from './state-special.ts'
import { STATE_STREETS_ES } from './state-streets.ts'
import { STATE_TAXES_ES } from './state-taxes.ts'
import { STATE_TENANTS_ES } from './state-tenants.ts'
import { STATE_TRADE_ES } from './state-trade.ts'
import { STATE_UTILITIES_ES } from './state-utilities.ts'
import { STATE_WAGES_ES } from './state-wages.ts'
import { STATE_WORK_VOICE_ES } from './state-work-voice.ts'
import { STATE_WORK_ES } from './state-work.ts'
import { STATES_IN_COMMON_ES } from './states-in-common.ts'
import { STATES_ES } from './states.ts'
import { STORE_DEMANDS_ES } from './store-demands.ts'
import { STUDENT_AID_ES } from './student-aid.ts'
import { STUDENT_LOANS_ES } from './student-loans.ts'
import { SUPPORT_ORDERS_ES } from './support-orders.ts'
import { SURPRISE_BILLS_ES } from './surprise-bills.ts'
import { TAKEDOWN_LAW_ES } from './takedown.ts'
import { TAX_BILL_ES } from './tax-bill.ts'
import { TAX_CREDITS_ES } from './tax-credits.ts'
import { TAX_DEADLINES_ES } from './tax-deadlines.ts'
import { TAX_NOTICES_ES } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_ES } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_ES } from './tax-steps.ts'
import { TAX_ES } from './tax.ts'
import { TICKET_LAW_ES } from './ticket-law.ts'
import { TICKETS_ES } from './tickets.ts'
import { TIMESHARES_ES } from './timeshares.ts'
import { TOLLS_ES } from './tolls.ts'
import { TOWED_CARS_ES } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_ES } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_ES } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_ES } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_ES } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_ES } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_ES } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_ES } from './wages-and-overtime.ts'
import { WORK_INJURIES_ES } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_ES } from './workplace-warnings.ts'

const ROWS: Words = {
  ...ENQUIRY_ARREST_AND_SEARCH_ES,
  ...LEAVE_AND_BREAKS_ES,
  ...STORE_DEMANDS_ES,
  ...ENQUIRY_STATE_HOMES_ES,
  ...ENQUIRY_STATE_MONEY_ES,
  ...ENQUIRY_HOME_DEALS_ES,
  ...ENQUIRY_POLICE_AND_SAFETY_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_BILLS_AND_SHOPS_ES,
  ...ENQUIRY_BODILY_HARM_ES,
  ...ENQUIRY_JOB_PROMISES_ES,
  ...PUBLIC_DEBTS_ES,
  ...STATE_CITY_CLAIMS_ES,
  ...STATE_CUT_OFFS_IN_ILLNESS_ES,
  ...STATE_DEBT_TIMES_ES,
  ...STATE_DEBT_TRAPS_ES,
  ...STATE_EVICTION_ENDS_ES,
  ...STATE_FAMILY_CARE_ES,
  ...STATE_GOODS_AND_CALLS_ES,
  ...STATE_JUDGMENT_TERMS_ES,
  ...STATE_HOME_DEALS_ES,
  ...STATE_FAMILY_AND_SAFETY_ES,
  ...STATE_WORK_VOICE_ES,
  ...STATE_OLD_DEBTS_ES,
  ...STATE_HOME_COSTS_ES,
  ...ANIMALS_IN_RENTED_HOMES_ES,
  ...TIMESHARES_ES,
  ...TAX_CREDITS_ES,
  ...FILE_SHARING_ES,
  ...STATE_OWNED_HOMES_ES,
  ...STATE_PUBLIC_DUTIES_ES,
  ...STATE_PUBLIC_MATTERS_ES,
  ...CITY_TENANTS_ES,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_ES,
  ...CARD_CHARGES_AND_TERMS_ES,
  ...WORK_INJURIES_ES,
  ...ESTATES_AND_UNCLAIMED_MONEY_ES,
  ...HEALTH_PLANS_ES,
  ...NURSING_HOMES_ES,
  ...STATE_FAMILY_AND_SMALL_CASES_ES,
  ...CHARGES_AND_PLEAS_ES,
  ...STATE_RENTED_HOMES_ES,
  ...STATE_RENT_LIMITS_ES,
  ...STATE_SOLD_DEBTS_ES,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_NEIGHBORS_ES,
  ...ENQUIRY_BANK_ES,
  ...ENQUIRY_WORK_TERMS_ES,
  ...ENQUIRY_JURY_DUTY_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_GOODS_ES,
  ...STATE_SPECIAL_DEBTS_ES,
  ...STATE_STREETS_ES,
  ...STATE_RENTS_ES,
  ...SPEECH_AND_MARKS_ES,
  ...PUBLIC_HOUSING_ES,
  ...CITY_CODE_ES,
  ...DISABILITY_AND_VETERANS_ES,
  ...JURIES_AND_SUBPOENAS_ES,
  ...STUDENT_AID_ES,
  ...CITIZENSHIP_AND_GREEN_CARDS_ES,
  ...MEDICAL_RECORDS_ES,
  ...WAGES_AND_OVERTIME_ES,
  ...FAIR_TREATMENT_AT_WORK_ES,
  ...HIRING_CHECKS_ES,
  ...RIVAL_WORK_ES,
  ...PAYDAY_LOANS_ES,
  ...STATE_BREACHES_ES,
  ...CANCEL_RIGHTS_ES,
  ...GYMS_ES,
  ...USED_CARS_AND_GOODS_ES,
  ...FAMILY_ORDERS_ES,
  ...NEIGHBORS_ES,
  ...TRAVEL_AND_PARCELS_ES,
  ...MUSIC_LICENSE_ES,
  ...SCHOOLS_ES,
  ...BANK_DECISIONS_ES,
  ...CREDIT_REPORTS_ES,
  ...STATE_BUILDERS_ES,
  ...STATE_CAMERAS_ES,
  ...STATE_HOME_VALUES_ES,
  ...CLASS_ACTIONS_ES,
  ...SUPPORT_ORDERS_ES,
  ...SURPRISE_BILLS_ES,
  ...IMMIGRATION_NOTICES_ES,
  ...BUILDER_LIENS_ES,
  ...CRASH_CLAIMS_ES,
  ...STATE_LEASES_ES,
  ...STATE_WAGES_ES,
  ...STATE_CARS_ES,
  ...STATE_TAXES_ES,
  ...STATES_IN_COMMON_ES,
  ...STATE_ASSOCIATIONS_ES,
  ...STATE_ROADS_ES,
  ...STATE_HOME_LOANS_ES,
  ...BANK_LETTERS_ES,
  ...MEDICARE_ES,
  ...FEDERAL_DEBTS_ES,
  ...ACCOMMODATION_ES,
  ...AGREEMENTS_ES,
  ...ASSISTANCE_ANIMALS_ES,
  ...STATE_JUDGMENTS_ES,
  ...STATE_CLAIMS_ES,
  ...STATE_TENANTS_ES,
  ...STATE_WORK_ES,
  ...STATE_TRADE_ES,
  ...ACTS_BY_STATE_ES,
  ...STATE_INSURERS_ES,
  ...STATE_HOSPITALS_ES,
  ...STATE_IMPOSTORS_ES,
  ...SCAM_LAW_ES,
  ...MORTGAGE_SERVICING_ES,
  ...FORECLOSURE_LAW_ES,
  ...MOVERS_ES,
  ...TICKET_LAW_ES,
  ...TOLLS_ES,
  ...CITY_PARKING_TICKETS_ES,
  ...TRAFFIC_CITATIONS_ES,
  ...PRIVATE_PARKING_ES,
  ...DISMISSAL_LAW_ES,
  ...TAKEDOWN_LAW_ES,
  ...BENEFIT_NOTICES_ES,
  ...DATA_BREACH_ES,
  ...HOA_FINES_ES,
  ...ENQUIRY_REPOSSESSION_ES,
  ...UNEMPLOYMENT_DENIAL_ES,
  ...USED_CAR_WARRANTIES_ES,
  ...ENQUIRY_HOA_ES,
  ...RENT_RISE_ES,
  ...MEDICAL_BILLS_ES,
  ...BILLS_ES,
  ...CHANGES_ES,
  ...BENEFITS_ES,
  ...CHARGES_ES,
  ...CONSUMER_ES,
  ...COPYRIGHT_ES,
  ...LAWSUITS_ES,
  ...LAWSUIT_STEPS_ES,
  ...JUDGMENTS_ES,
  ...COURT_ENFORCEMENT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBTS_IN_CREDIT_REPORTS_ES,
  ...DEBT_MYTHS_ES,
  ...ENQUIRY_CAR_ES,
  ...ENQUIRY_USED_CARS_ES,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_ES,
  ...ENQUIRY_TRAVEL_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_SMALL_CLAIMS_ES,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_ES,
  ...ENQUIRY_SCAMS_ES,
  ...PROPERTY_INSURANCE_ES,
  ...ENQUIRY_COLLECTORS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_MORTGAGE_ES,
  ...ENQUIRY_DEBT_LAWSUIT_ES,
  ...ENQUIRY_TAX_ES,
  ...ENQUIRY_STUDENT_LOANS_ES,
  ...ENQUIRY_CREDIT_AND_FRAUD_ES,
  ...ENQUIRY_MEDICAL_DEBT_ES,
  ...ENQUIRY_DEBTS_OF_OTHERS_ES,
  ...ENQUIRY_PUBLIC_DEBT_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_LEASES_ES,
  ...ENQUIRY_REPAIRS_ES,
  ...ENQUIRY_FAIR_HOUSING_ES,
  ...ENQUIRY_RENT_RISE_ES,
  ...ENQUIRY_UNEMPLOYMENT_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_FAMILY_LEAVE_ES,
  ...ENQUIRY_UNFAIR_TREATMENT_ES,
  ...EXIT_AGREEMENTS_ES,
  ...FAMILY_LEAVE_ES,
  ...HELP_ES,
  ...EVICTION_NOTICES_ES,
  ...EVICTION_RIGHTS_ES,
  ...EVICTION_STEPS_ES,
  ...EVICTION_CASES_ES,
  ...EVICTION_MYTHS_ES,
  ...INSURANCE_ES,
  ...HEALTH_PLAN_APPEALS_ES,
  ...JOB_RECORDS_ES,
  ...LARGE_STATES_ES,
  ...LAST_INSURERS_ES,
  ...SCAM_ES,
  ...SCAM_STEPS_ES,
  ...SENDERS_ES,
  ...STATE_DEPOSITS_ES,
  ...STATE_SPECIAL_ES,
  ...FOOD_BENEFIT_STOPS_ES,
  ...MEDICAID_STOPS_ES,
  ...SOCIAL_SECURITY_STOPS_ES,
  ...SCHOOL_MEALS_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_UTILITIES_ES,
  ...FORECLOSURE_ES,
  ...DEPOSIT_LETTER_ES,
  ...DISABILITY_REVIEWS_ES,
  ...DISASTER_AID_ES,
  ...CREDIT_REFUSED_ES,
  ...HOA_DUES_ES,
  ...LICENSE_SUSPENSIONS_ES,
  ...UTILITY_NOTICES_ES,
  ...HOME_TAX_ES,
  ...OFFERS_ES,
  ...REPOSSESSION_ES,
  ...RIGHT_TO_SUE_ES,
  ...STATE_DEBT_ES,
  ...STATE_EVICTIONS_ES,
  ...STATE_PAY_ES,
  ...STATE_UTILITIES_ES,
  ...TAX_NOTICES_ES,
  ...STATES_ES,
  ...STUDENT_LOANS_ES,
  ...TAX_ES,
  ...TAX_DEADLINES_ES,
  ...TAX_STEPS_ES,
  ...TAX_OF_STATES_AND_COUNTIES_ES,
  ...TAX_BILL_ES,
  ...TICKETS_ES,
  ...TOWED_CARS_ES,
  ...DISMISSAL_ES,
  ...DISMISSAL_DEADLINES_ES,
  ...DISMISSAL_STEPS_ES,
  ...DISMISSAL_MYTHS_ES,
  ...WORKPLACE_WARNINGS_ES,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_ES,
  ...SICK_LEAVE_BY_STATE_ES,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_ES: Words = { ...ROWS, ...GUIDANCE }
