/** The United States in German. Bodies, acts and forms keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_DE } from './accommodation.ts'
import { ACTS_BY_STATE_DE } from './acts-by-state.ts'
import { AGREEMENTS_DE } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_DE } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_DE } from './assistance-animals.ts'
import { BANK_DECISIONS_DE } from './bank-decisions.ts'
import { BANK_LETTERS_DE } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_DE } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_DE } from './benefit-notices.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { BUILDER_LIENS_DE } from './builder-liens.ts'
import { CANCEL_RIGHTS_DE } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_DE } from './card-charges-and-terms.ts'
import { CHANGES_DE } from './changes.ts'
import { CHARGES_AND_PLEAS_DE } from './charges-and-pleas.ts'
import { CHARGES_DE } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_DE } from './citizenship-and-green-cards.ts'
import { CITY_CODE_DE } from './city-code.ts'
import { CITY_PARKING_TICKETS_DE } from './city-parking-tickets.ts'
import { CITY_TENANTS_DE } from './city-tenants.ts'
import { CLASS_ACTIONS_DE } from './class-actions.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COURT_ENFORCEMENT_DE } from './court-enforcement.ts'
import { CRASH_CLAIMS_DE } from './crash-claims.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { CREDIT_REPORTS_DE } from './credit-reports.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_MYTHS_DE } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_DE } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_DE } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_DE } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_DE } from './disability-reviews.ts'
import { DISASTER_AID_DE } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_DE } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_DE } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_DE } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_DE } from './dismissal-steps.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_DE } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_DE } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_DE } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_DE } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_DE } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_DE } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_DE } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_DE } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_DE } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_DE } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_DE } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_DE } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_DE } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_DE } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_DE } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_DE } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_DE } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_DE } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_DE } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_DE } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_DE } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_DE } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_DE } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_DE } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_DE } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_DE } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_DE } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_DE } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_DE } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_DE } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_DE } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_DE } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_DE } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_DE } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_DE } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_DE } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_DE } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_DE } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_DE } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_DE } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_DE } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_DE } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_DE } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_DE } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_DE } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_DE } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_DE } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_DE } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_DE } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_DE } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_DE } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_DE } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_DE } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_DE } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_DE } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_DE } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_DE } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_DE } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_DE } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_DE } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_DE } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_DE } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_DE } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_DE } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_DE } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_DE } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_DE } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_DE } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_DE } from './eviction-cases.ts'
import { EVICTION_MYTHS_DE } from './eviction-myths.ts'
import { EVICTION_NOTICES_DE } from './eviction-notices.ts'
import { EVICTION_RIGHTS_DE } from './eviction-rights.ts'
import { EVICTION_STEPS_DE } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_DE } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_DE } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_DE } from './family-leave.ts'
import { FAMILY_ORDERS_DE } from './family-orders.ts'
import { FEDERAL_DEBTS_DE } from './federal-debts.ts'
import { FILE_SHARING_DE } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_DE } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_DE } from './foreclosure-law.ts'
import { FORECLOSURE_DE } from './foreclosure.ts'
import { GYMS_DE } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_DE } from './health-plan-appeals.ts'
import { HEALTH_PLANS_DE } from './health-plans.ts'
import { HELP_DE } from './help.ts'
import { HIRING_CHECKS_DE } from './hiring-checks.ts'
import { HOA_DUES_DE } from './hoa-dues.ts'
import { HOA_FINES_DE } from './hoa-fines.ts'
import { HOME_TAX_DE } from './home-tax.ts'
import { IMMIGRATION_NOTICES_DE } from './immigration-notices.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JOB_RECORDS_DE } from './job-records.ts'
import { JUDGMENTS_DE } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_DE } from './juries-and-subpoenas.ts'
import { LARGE_STATES_DE } from './large-states.ts'
import { LAST_INSURERS_DE } from './last-insurers.ts'
import { LAWSUIT_STEPS_DE } from './lawsuit-steps.ts'
import { LAWSUITS_DE } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_DE } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_DE } from './license-suspensions.ts'
import { MEDICAID_STOPS_DE } from './medicaid-stops.ts'
import { MEDICAL_BILLS_DE } from './medical-bills.ts'
import { MEDICAL_RECORDS_DE } from './medical-records.ts'
import { MEDICARE_DE } from './medicare.ts'
import { MORTGAGE_SERVICING_DE } from './mortgage-servicing.ts'
import { MOVERS_DE } from './movers.ts'
import { MUSIC_LICENSE_DE } from './music-license.ts'
import { NEIGHBORS_DE } from './neighbors.ts'
import { NURSING_HOMES_DE } from './nursing-homes.ts'
import { OFFERS_DE } from './offers.ts'
import { PAYDAY_LOANS_DE } from './payday-loans.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PROPERTY_INSURANCE_DE } from './property-insurance.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_HOUSING_DE } from './public-housing.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { REPOSSESSION_DE } from './repossession.ts'
import { RIGHT_TO_SUE_DE } from './right-to-sue.ts'
import { RIVAL_WORK_DE } from './rival-work.ts'
import { SCAM_LAW_DE } from './scam-law.ts'
import { SCAM_STEPS_DE } from './scam-steps.ts'
import { SCAM_DE } from './scam.ts'
import { SCHOOL_MEALS_DE } from './school-meals.ts'
import { SCHOOLS_DE } from './schools.ts'
import { SENDERS_DE } from './senders.ts'
import { SICK_LEAVE_BY_STATE_DE } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_DE } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_DE } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_DE } from './state-associations.ts'
import { STATE_BREACHES_DE } from './state-breaches.ts'
import { STATE_BUILDERS_DE } from './state-builders.ts'
import { STATE_CAMERAS_DE } from './state-cameras.ts'
import { STATE_CARS_DE } from './state-cars.ts'
import { STATE_CITY_CLAIMS_DE } from './state-city-claims.ts'
import { STATE_CLAIMS_DE } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_DE } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_DE } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_DE } from './state-debt-traps.ts'
import { STATE_DEBT_DE } from './state-debt.ts'
import { STATE_DEPOSITS_DE } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_DE } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_DE } from './state-evictions.ts'
import { STATE_FAMILY_AND_SAFETY_DE } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_DE } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_DE } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_DE } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_DE } from './state-home-costs.ts'
import { STATE_HOME_DEALS_DE } from './state-home-deals.ts'
import { STATE_HOME_LOANS_DE } from './state-home-loans.ts'
import { STATE_HOME_VALUES_DE } from './state-home-values.ts'
import { STATE_HOSPITALS_DE } from './state-hospitals.ts'
import { STATE_IMPOSTORS_DE } from './state-impostors.ts'
import { STATE_INSURERS_DE } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_DE } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_DE } from './state-judgments.ts'
import { STATE_LEASES_DE } from './state-leases.ts'
import { STATE_OLD_DEBTS_DE } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_DE } from './state-owned-homes.ts'
import { STATE_PAY_DE } from './state-pay.ts'
import { STATE_PUBLIC_DUTIES_DE } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_DE } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_DE } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_DE } from './state-rented-homes.ts'
import { STATE_RENTS_DE } from './state-rents.ts'
import { STATE_ROADS_DE } from './state-roads.ts'
import { STATE_SOLD_DEBTS_DE } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_DE } from './state-special-debts.ts'
import { STATE_SPECIAL_DE } from './state-special.ts'
import { STATE_STREETS_DE } from './state-streets.ts'
import { STATE_TAXES_DE } from './state-taxes.ts'
import { STATE_TENANTS_DE } from './state-tenants.ts'
import { STATE_TRADE_DE } from './state-trade.ts'
import { STATE_UTILITIES_DE } from './state-utilities.ts'
import { STATE_WAGES_DE } from './state-wages.ts'
import { STATE_WORK_VOICE_DE } from './state-work-voice.ts'
import { STATE_WORK_DE } from './state-work.ts'
import { STATES_IN_COMMON_DE } from './states-in-common.ts'
import { STATES_DE } from './states.ts'
import { STORE_DEMANDS_DE } from './store-demands.ts'
import { STUDENT_AID_DE } from './student-aid.ts'
import { STUDENT_LOANS_DE } from './student-loans.ts'
import { SUPPORT_ORDERS_DE } from './support-orders.ts'
import { SURPRISE_BILLS_DE } from './surprise-bills.ts'
import { TAKEDOWN_DE } from './takedown.ts'
import { TAX_BILL_DE } from './tax-bill.ts'
import { TAX_CREDITS_DE } from './tax-credits.ts'
import { TAX_DEADLINES_DE } from './tax-deadlines.ts'
import { TAX_NOTICES_DE } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_DE } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_DE } from './tax-steps.ts'
import { TAX_DE } from './tax.ts'
import { TICKET_LAW_DE } from './ticket-law.ts'
import { TICKETS_DE } from './tickets.ts'
import { TIMESHARES_DE } from './timeshares.ts'
import { TOLLS_DE } from './tolls.ts'
import { TOWED_CARS_DE } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_DE } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_DE } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_DE } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_DE } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_DE } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_DE } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_DE } from './wages-and-overtime.ts'
import { WORK_INJURIES_DE } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_DE } from './workplace-warnings.ts'

export const US_DE: Words = {
  ...ACCOMMODATION_DE,
  ...AGREEMENTS_DE,
  ...ASSISTANCE_ANIMALS_DE,
  ...BANK_DECISIONS_DE,
  ...BANK_LETTERS_DE,
  ...BENEFIT_NOTICES_DE,
  ...FOOD_BENEFIT_STOPS_DE,
  ...MEDICAID_STOPS_DE,
  ...SOCIAL_SECURITY_STOPS_DE,
  ...SCHOOL_MEALS_DE,
  ...BENEFITS_DE,
  ...MEDICAL_BILLS_DE,
  ...BILLS_DE,
  ...CHANGES_DE,
  ...CHARGES_DE,
  ...CHARGES_AND_PLEAS_DE,
  ...CITY_TENANTS_DE,
  ...CLASS_ACTIONS_DE,
  ...CONSUMER_DE,
  ...COPYRIGHT_DE,
  ...LAWSUITS_DE,
  ...LAWSUIT_STEPS_DE,
  ...JUDGMENTS_DE,
  ...COURT_ENFORCEMENT_DE,
  ...BUILDER_LIENS_DE,
  ...CRASH_CLAIMS_DE,
  ...CREDIT_REFUSED_DE,
  ...CREDIT_REPORTS_DE,
  ...DATA_BREACH_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBTS_IN_CREDIT_REPORTS_DE,
  ...DEBT_MYTHS_DE,
  ...ENQUIRY_ARREST_AND_SEARCH_DE,
  ...LEAVE_AND_BREAKS_DE,
  ...STORE_DEMANDS_DE,
  ...DEPOSIT_LETTER_DE,
  ...DISABILITY_REVIEWS_DE,
  ...DISASTER_AID_DE,
  ...DISMISSAL_LAW_DE,
  ...ENQUIRY_CAR_DE,
  ...ENQUIRY_USED_CARS_DE,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_DE,
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_SMALL_CLAIMS_DE,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_DE,
  ...ENQUIRY_SCAMS_DE,
  ...PROPERTY_INSURANCE_DE,
  ...ENQUIRY_COLLECTORS_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_MORTGAGE_DE,
  ...ENQUIRY_DEBT_LAWSUIT_DE,
  ...ENQUIRY_TAX_DE,
  ...ENQUIRY_STUDENT_LOANS_DE,
  ...ENQUIRY_CREDIT_AND_FRAUD_DE,
  ...ENQUIRY_MEDICAL_DEBT_DE,
  ...ENQUIRY_DEBTS_OF_OTHERS_DE,
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
  ...ENQUIRY_UNPAID_WAGES_DE,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_FAMILY_LEAVE_DE,
  ...ENQUIRY_UNFAIR_TREATMENT_DE,
  ...EXIT_AGREEMENTS_DE,
  ...FAMILY_LEAVE_DE,
  ...FAMILY_ORDERS_DE,
  ...FEDERAL_DEBTS_DE,
  ...FORECLOSURE_DE,
  ...HELP_DE,
  ...HOA_FINES_DE,
  ...ENQUIRY_REPOSSESSION_DE,
  ...HOA_DUES_DE,
  ...EVICTION_NOTICES_DE,
  ...EVICTION_RIGHTS_DE,
  ...EVICTION_STEPS_DE,
  ...EVICTION_CASES_DE,
  ...EVICTION_MYTHS_DE,
  ...CANCEL_RIGHTS_DE,
  ...GYMS_DE,
  ...LICENSE_SUSPENSIONS_DE,
  ...UTILITY_NOTICES_DE,
  ...HOME_TAX_DE,
  ...IMMIGRATION_NOTICES_DE,
  ...INSURANCE_DE,
  ...HEALTH_PLAN_APPEALS_DE,
  ...JOB_RECORDS_DE,
  ...LARGE_STATES_DE,
  ...LAST_INSURERS_DE,
  ...MEDICARE_DE,
  ...ANIMALS_IN_RENTED_HOMES_DE,
  ...TIMESHARES_DE,
  ...TAX_CREDITS_DE,
  ...FILE_SHARING_DE,
  ...MORTGAGE_SERVICING_DE,
  ...FORECLOSURE_LAW_DE,
  ...MOVERS_DE,
  ...MUSIC_LICENSE_DE,
  ...NEIGHBORS_DE,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_DE,
  ...CARD_CHARGES_AND_TERMS_DE,
  ...WORK_INJURIES_DE,
  ...ESTATES_AND_UNCLAIMED_MONEY_DE,
  ...HEALTH_PLANS_DE,
  ...NURSING_HOMES_DE,
  ...OFFERS_DE,
  ...WAGES_AND_OVERTIME_DE,
  ...FAIR_TREATMENT_AT_WORK_DE,
  ...HIRING_CHECKS_DE,
  ...RIVAL_WORK_DE,
  ...PAYDAY_LOANS_DE,
  ...PUBLIC_DEBTS_DE,
  ...PUBLIC_HOUSING_DE,
  ...CITY_CODE_DE,
  ...DISABILITY_AND_VETERANS_DE,
  ...JURIES_AND_SUBPOENAS_DE,
  ...STUDENT_AID_DE,
  ...CITIZENSHIP_AND_GREEN_CARDS_DE,
  ...MEDICAL_RECORDS_DE,
  ...RENT_RISE_DE,
  ...REPOSSESSION_DE,
  ...RIGHT_TO_SUE_DE,
  ...SCAM_DE,
  ...SCAM_STEPS_DE,
  ...SCAM_LAW_DE,
  ...SCHOOLS_DE,
  ...SENDERS_DE,
  ...SPEECH_AND_MARKS_DE,
  ...STATE_ASSOCIATIONS_DE,
  ...STATE_BREACHES_DE,
  ...STATE_BUILDERS_DE,
  ...STATE_CAMERAS_DE,
  ...STATE_CARS_DE,
  ...STATE_CITY_CLAIMS_DE,
  ...STATE_CLAIMS_DE,
  ...STATE_CUT_OFFS_IN_ILLNESS_DE,
  ...STATE_DEBT_DE,
  ...STATE_DEBT_TIMES_DE,
  ...STATE_DEBT_TRAPS_DE,
  ...STATE_DEPOSITS_DE,
  ...STATE_EVICTIONS_DE,
  ...STATE_EVICTION_ENDS_DE,
  ...STATE_FAMILY_AND_SMALL_CASES_DE,
  ...STATE_FAMILY_CARE_DE,
  ...STATE_GOODS_AND_CALLS_DE,
  ...STATE_HOME_COSTS_DE,
  ...STATE_HOME_LOANS_DE,
  ...STATE_HOME_VALUES_DE,
  ...STATE_HOSPITALS_DE,
  ...STATE_IMPOSTORS_DE,
  ...STATE_INSURERS_DE,
  ...STATE_JUDGMENTS_DE,
  ...STATE_JUDGMENT_TERMS_DE,
  ...STATE_LEASES_DE,
  ...STATE_HOME_DEALS_DE,
  ...STATE_FAMILY_AND_SAFETY_DE,
  ...STATE_WORK_VOICE_DE,
  ...STATE_OLD_DEBTS_DE,
  ...STATE_OWNED_HOMES_DE,
  ...STATE_PAY_DE,
  ...STATE_PUBLIC_DUTIES_DE,
  ...STATE_PUBLIC_MATTERS_DE,
  ...STATE_RENTED_HOMES_DE,
  ...STATE_RENTS_DE,
  ...STATE_RENT_LIMITS_DE,
  ...STATE_ROADS_DE,
  ...STATE_SOLD_DEBTS_DE,
  ...STATE_SPECIAL_DE,
  ...STATE_SPECIAL_DEBTS_DE,
  ...STATE_STREETS_DE,
  ...STATE_TAXES_DE,
  ...STATE_TENANTS_DE,
  ...STATE_TRADE_DE,
  ...ACTS_BY_STATE_DE,
  ...STATE_UTILITIES_DE,
  ...STATE_WAGES_DE,
  ...STATE_WORK_DE,
  ...STATES_DE,
  ...STATES_IN_COMMON_DE,
  ...STUDENT_LOANS_DE,
  ...SUPPORT_ORDERS_DE,
  ...SURPRISE_BILLS_DE,
  ...TAKEDOWN_DE,
  ...TAX_DE,
  ...TAX_DEADLINES_DE,
  ...TAX_STEPS_DE,
  ...TAX_OF_STATES_AND_COUNTIES_DE,
  ...TAX_BILL_DE,
  ...TAX_NOTICES_DE,
  ...TICKET_LAW_DE,
  ...TOLLS_DE,
  ...CITY_PARKING_TICKETS_DE,
  ...TRAFFIC_CITATIONS_DE,
  ...PRIVATE_PARKING_DE,
  ...TICKETS_DE,
  ...TOWED_CARS_DE,
  ...TRAVEL_AND_PARCELS_DE,
  ...UNEMPLOYMENT_DENIAL_DE,
  ...USED_CAR_WARRANTIES_DE,
  ...USED_CARS_AND_GOODS_DE,
  ...DISMISSAL_DE,
  ...DISMISSAL_DEADLINES_DE,
  ...DISMISSAL_STEPS_DE,
  ...DISMISSAL_MYTHS_DE,
  ...WORKPLACE_WARNINGS_DE,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_DE,
  ...SICK_LEAVE_BY_STATE_DE,
}
