/** The United States in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { ACCOMMODATION_FR } from './accommodation.ts'
import { ACTS_BY_STATE_FR } from './acts-by-state.ts'
import { AGREEMENTS_FR } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_FR } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_FR } from './assistance-animals.ts'
import { BANK_DECISIONS_FR } from './bank-decisions.ts'
import { BANK_LETTERS_FR } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_FR } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_FR } from './benefit-notices.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { BUILDER_LIENS_FR } from './builder-liens.ts'
import { CANCEL_RIGHTS_FR } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_FR } from './card-charges-and-terms.ts'
import { CHANGES_FR } from './changes.ts'
import { CHARGES_AND_PLEAS_FR } from './charges-and-pleas.ts'
import { CHARGES_FR } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_FR } from './citizenship-and-green-cards.ts'
import { CITY_CODE_FR } from './city-code.ts'
import { CITY_PARKING_TICKETS_FR } from './city-parking-tickets.ts'
import { CITY_TENANTS_FR } from './city-tenants.ts'
import { CLASS_ACTIONS_FR } from './class-actions.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COURT_ENFORCEMENT_FR } from './court-enforcement.ts'
import { CRASH_CLAIMS_FR } from './crash-claims.ts'
import { CREDIT_REFUSED_FR } from './credit-refused.ts'
import { CREDIT_REPORTS_FR } from './credit-reports.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_MYTHS_FR } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_FR } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_FR } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_FR } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_FR } from './disability-reviews.ts'
import { DISASTER_AID_FR } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_FR } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_FR } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_FR } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_FR } from './dismissal-steps.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_FR } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_FR } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_FR } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_FR } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_FR } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_FR } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_FR } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_FR } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_FR } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_FR } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_FR } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_FR } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_FR } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_FR } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_FR } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_FR } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_FR } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_FR } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_FR } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_FR } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_FR } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_FR } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_FR } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_FR } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_FR } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_FR } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_FR } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_FR } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_FR } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_FR } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_FR } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_FR } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_FR } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_FR } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_FR } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_FR } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_FR } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_FR } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_FR } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_FR } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_FR } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_FR } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_FR } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_FR } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_FR } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_FR } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_FR } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_FR } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_FR } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_FR } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_FR } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_FR } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_FR } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_FR } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_FR } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_FR } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_FR } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_FR } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_FR } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_FR } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_FR } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_FR } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_FR } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_FR } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_FR } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_FR } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_FR } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_FR } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_FR } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_FR } from './eviction-cases.ts'
import { EVICTION_MYTHS_FR } from './eviction-myths.ts'
import { EVICTION_NOTICES_FR } from './eviction-notices.ts'
import { EVICTION_RIGHTS_FR } from './eviction-rights.ts'
import { EVICTION_STEPS_FR } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_FR } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_FR } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_FR } from './family-leave.ts'
import { FAMILY_ORDERS_FR } from './family-orders.ts'
import { FEDERAL_DEBTS_FR } from './federal-debts.ts'
import { FILE_SHARING_FR } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_FR } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_FR } from './foreclosure-law.ts'
import { FORECLOSURE_FR } from './foreclosure.ts'
import { GYMS_FR } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_FR } from './health-plan-appeals.ts'
import { HEALTH_PLANS_FR } from './health-plans.ts'
import { HELP_FR } from './help.ts'
import { HIRING_CHECKS_FR } from './hiring-checks.ts'
import { HOA_DUES_FR } from './hoa-dues.ts'
import { HOA_FINES_FR } from './hoa-fines.ts'
import { HOME_TAX_FR } from './home-tax.ts'
import { IMMIGRATION_NOTICES_FR } from './immigration-notices.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JOB_RECORDS_FR } from './job-records.ts'
import { JUDGMENTS_FR } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_FR } from './juries-and-subpoenas.ts'
import { LARGE_STATES_FR } from './large-states.ts'
import { LAST_INSURERS_FR } from './last-insurers.ts'
import { LAWSUIT_STEPS_FR } from './lawsuit-steps.ts'
import { LAWSUITS_FR } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_FR } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_FR } from './license-suspensions.ts'
import { MEDICAID_STOPS_FR } from './medicaid-stops.ts'
import { MEDICAL_BILLS_FR } from './medical-bills.ts'
import { MEDICAL_RECORDS_FR } from './medical-records.ts'
import { MEDICARE_FR } from './medicare.ts'
import { MORTGAGE_SERVICING_FR } from './mortgage-servicing.ts'
import { MOVERS_FR } from './movers.ts'
import { MUSIC_LICENSE_FR } from './music-license.ts'
import { NEIGHBORS_FR } from './neighbors.ts'
import { NURSING_HOMES_FR } from './nursing-homes.ts'
import { OFFERS_FR } from './offers.ts'
import { PAYDAY_LOANS_FR } from './payday-loans.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PROPERTY_INSURANCE_FR } from './property-insurance.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_HOUSING_FR } from './public-housing.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { REPOSSESSION_FR } from './repossession.ts'
import { RIGHT_TO_SUE_FR } from './right-to-sue.ts'
import { RIVAL_WORK_FR } from './rival-work.ts'
import { SCAM_LAW_FR } from './scam-law.ts'
import { SCAM_STEPS_FR } from './scam-steps.ts'
import { SCAM_FR } from './scam.ts'
import { SCHOOL_MEALS_FR } from './school-meals.ts'
import { SCHOOLS_FR } from './schools.ts'
import { SENDERS_FR } from './senders.ts'
import { SICK_LEAVE_BY_STATE_FR } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_FR } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_FR } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_FR } from './state-associations.ts'
import { STATE_BREACHES_FR } from './state-breaches.ts'
import { STATE_BUILDERS_FR } from './state-builders.ts'
import { STATE_CAMERAS_FR } from './state-cameras.ts'
import { STATE_CARS_FR } from './state-cars.ts'
import { STATE_CITY_CLAIMS_FR } from './state-city-claims.ts'
import { STATE_CLAIMS_FR } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_FR } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_FR } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_FR } from './state-debt-traps.ts'
import { STATE_DEBT_FR } from './state-debt.ts'
import { STATE_DEPOSITS_FR } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_FR } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_FR } from './state-evictions.ts'
import { STATE_FAMILY_AND_SAFETY_FR } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_FR } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_FR } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_FR } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_FR } from './state-home-costs.ts'
import { STATE_HOME_DEALS_FR } from './state-home-deals.ts'
import { STATE_HOME_LOANS_FR } from './state-home-loans.ts'
import { STATE_HOME_VALUES_FR } from './state-home-values.ts'
import { STATE_HOSPITALS_FR } from './state-hospitals.ts'
import { STATE_IMPOSTORS_FR } from './state-impostors.ts'
import { STATE_INSURERS_FR } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_FR } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_FR } from './state-judgments.ts'
import { STATE_LEASES_FR } from './state-leases.ts'
import { STATE_OLD_DEBTS_FR } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_FR } from './state-owned-homes.ts'
import { STATE_PAY_FR } from './state-pay.ts'
import { STATE_PUBLIC_DUTIES_FR } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_FR } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_FR } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_FR } from './state-rented-homes.ts'
import { STATE_RENTS_FR } from './state-rents.ts'
import { STATE_ROADS_FR } from './state-roads.ts'
import { STATE_SOLD_DEBTS_FR } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_FR } from './state-special-debts.ts'
import { STATE_SPECIAL_FR } from './state-special.ts'
import { STATE_STREETS_FR } from './state-streets.ts'
import { STATE_TAXES_FR } from './state-taxes.ts'
import { STATE_TENANTS_FR } from './state-tenants.ts'
import { STATE_TRADE_FR } from './state-trade.ts'
import { STATE_UTILITIES_FR } from './state-utilities.ts'
import { STATE_WAGES_FR } from './state-wages.ts'
import { STATE_WORK_VOICE_FR } from './state-work-voice.ts'
import { STATE_WORK_FR } from './state-work.ts'
import { STATES_IN_COMMON_FR } from './states-in-common.ts'
import { STATES_FR } from './states.ts'
import { STORE_DEMANDS_FR } from './store-demands.ts'
import { STUDENT_AID_FR } from './student-aid.ts'
import { STUDENT_LOANS_FR } from './student-loans.ts'
import { SUPPORT_ORDERS_FR } from './support-orders.ts'
import { SURPRISE_BILLS_FR } from './surprise-bills.ts'
import { TAKEDOWN_FR } from './takedown.ts'
import { TAX_BILL_FR } from './tax-bill.ts'
import { TAX_CREDITS_FR } from './tax-credits.ts'
import { TAX_DEADLINES_FR } from './tax-deadlines.ts'
import { TAX_NOTICES_FR } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_FR } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_FR } from './tax-steps.ts'
import { TAX_FR } from './tax.ts'
import { TICKET_LAW_FR } from './ticket-law.ts'
import { TICKETS_FR } from './tickets.ts'
import { TIMESHARES_FR } from './timeshares.ts'
import { TOLLS_FR } from './tolls.ts'
import { TOWED_CARS_FR } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_FR } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_FR } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_FR } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_FR } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_FR } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_FR } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_FR } from './wages-and-overtime.ts'
import { WORK_INJURIES_FR } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_FR } from './workplace-warnings.ts'

const ROWS: Words = {
  ...ACCOMMODATION_FR,
  ...AGREEMENTS_FR,
  ...ASSISTANCE_ANIMALS_FR,
  ...BANK_DECISIONS_FR,
  ...BANK_LETTERS_FR,
  ...BENEFIT_NOTICES_FR,
  ...FOOD_BENEFIT_STOPS_FR,
  ...MEDICAID_STOPS_FR,
  ...SOCIAL_SECURITY_STOPS_FR,
  ...SCHOOL_MEALS_FR,
  ...BENEFITS_FR,
  ...MEDICAL_BILLS_FR,
  ...BILLS_FR,
  ...CHANGES_FR,
  ...CHARGES_FR,
  ...CHARGES_AND_PLEAS_FR,
  ...CITY_TENANTS_FR,
  ...CLASS_ACTIONS_FR,
  ...CONSUMER_FR,
  ...COPYRIGHT_FR,
  ...LAWSUITS_FR,
  ...LAWSUIT_STEPS_FR,
  ...JUDGMENTS_FR,
  ...COURT_ENFORCEMENT_FR,
  ...BUILDER_LIENS_FR,
  ...CRASH_CLAIMS_FR,
  ...CREDIT_REFUSED_FR,
  ...CREDIT_REPORTS_FR,
  ...DATA_BREACH_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBTS_IN_CREDIT_REPORTS_FR,
  ...DEBT_MYTHS_FR,
  ...ENQUIRY_ARREST_AND_SEARCH_FR,
  ...LEAVE_AND_BREAKS_FR,
  ...STORE_DEMANDS_FR,
  ...DEPOSIT_LETTER_FR,
  ...DISABILITY_REVIEWS_FR,
  ...DISASTER_AID_FR,
  ...DISMISSAL_LAW_FR,
  ...ENQUIRY_CAR_FR,
  ...ENQUIRY_USED_CARS_FR,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_FR,
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_SMALL_CLAIMS_FR,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_FR,
  ...ENQUIRY_SCAMS_FR,
  ...PROPERTY_INSURANCE_FR,
  ...ENQUIRY_COLLECTORS_FR,
  ...ENQUIRY_SEIZURE_FR,
  ...ENQUIRY_MORTGAGE_FR,
  ...ENQUIRY_DEBT_LAWSUIT_FR,
  ...ENQUIRY_TAX_FR,
  ...ENQUIRY_STUDENT_LOANS_FR,
  ...ENQUIRY_CREDIT_AND_FRAUD_FR,
  ...ENQUIRY_MEDICAL_DEBT_FR,
  ...ENQUIRY_DEBTS_OF_OTHERS_FR,
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
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_FAMILY_LEAVE_FR,
  ...ENQUIRY_UNFAIR_TREATMENT_FR,
  ...EXIT_AGREEMENTS_FR,
  ...FAMILY_LEAVE_FR,
  ...FAMILY_ORDERS_FR,
  ...FEDERAL_DEBTS_FR,
  ...FORECLOSURE_FR,
  ...HELP_FR,
  ...HOA_FINES_FR,
  ...ENQUIRY_REPOSSESSION_FR,
  ...HOA_DUES_FR,
  ...EVICTION_NOTICES_FR,
  ...EVICTION_RIGHTS_FR,
  ...EVICTION_STEPS_FR,
  ...EVICTION_CASES_FR,
  ...EVICTION_MYTHS_FR,
  ...CANCEL_RIGHTS_FR,
  ...GYMS_FR,
  ...LICENSE_SUSPENSIONS_FR,
  ...UTILITY_NOTICES_FR,
  ...HOME_TAX_FR,
  ...IMMIGRATION_NOTICES_FR,
  ...INSURANCE_FR,
  ...HEALTH_PLAN_APPEALS_FR,
  ...JOB_RECORDS_FR,
  ...LARGE_STATES_FR,
  ...LAST_INSURERS_FR,
  ...MEDICARE_FR,
  ...ANIMALS_IN_RENTED_HOMES_FR,
  ...TIMESHARES_FR,
  ...TAX_CREDITS_FR,
  ...FILE_SHARING_FR,
  ...MORTGAGE_SERVICING_FR,
  ...FORECLOSURE_LAW_FR,
  ...MOVERS_FR,
  ...MUSIC_LICENSE_FR,
  ...NEIGHBORS_FR,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_FR,
  ...CARD_CHARGES_AND_TERMS_FR,
  ...WORK_INJURIES_FR,
  ...ESTATES_AND_UNCLAIMED_MONEY_FR,
  ...HEALTH_PLANS_FR,
  ...NURSING_HOMES_FR,
  ...OFFERS_FR,
  ...WAGES_AND_OVERTIME_FR,
  ...FAIR_TREATMENT_AT_WORK_FR,
  ...HIRING_CHECKS_FR,
  ...RIVAL_WORK_FR,
  ...PAYDAY_LOANS_FR,
  ...PUBLIC_DEBTS_FR,
  ...PUBLIC_HOUSING_FR,
  ...CITY_CODE_FR,
  ...DISABILITY_AND_VETERANS_FR,
  ...JURIES_AND_SUBPOENAS_FR,
  ...STUDENT_AID_FR,
  ...CITIZENSHIP_AND_GREEN_CARDS_FR,
  ...MEDICAL_RECORDS_FR,
  ...RENT_RISE_FR,
  ...REPOSSESSION_FR,
  ...RIGHT_TO_SUE_FR,
  ...SCAM_FR,
  ...SCAM_STEPS_FR,
  ...SCAM_LAW_FR,
  ...SCHOOLS_FR,
  ...SENDERS_FR,
  ...SPEECH_AND_MARKS_FR,
  ...STATE_ASSOCIATIONS_FR,
  ...STATE_BREACHES_FR,
  ...STATE_BUILDERS_FR,
  ...STATE_CAMERAS_FR,
  ...STATE_CARS_FR,
  ...STATE_CITY_CLAIMS_FR,
  ...STATE_CLAIMS_FR,
  ...STATE_CUT_OFFS_IN_ILLNESS_FR,
  ...STATE_DEBT_FR,
  ...STATE_DEBT_TIMES_FR,
  ...STATE_DEBT_TRAPS_FR,
  ...STATE_DEPOSITS_FR,
  ...STATE_EVICTIONS_FR,
  ...STATE_EVICTION_ENDS_FR,
  ...STATE_FAMILY_AND_SMALL_CASES_FR,
  ...STATE_FAMILY_CARE_FR,
  ...STATE_GOODS_AND_CALLS_FR,
  ...STATE_HOME_COSTS_FR,
  ...STATE_HOME_LOANS_FR,
  ...STATE_HOME_VALUES_FR,
  ...STATE_HOSPITALS_FR,
  ...STATE_IMPOSTORS_FR,
  ...STATE_INSURERS_FR,
  ...STATE_JUDGMENTS_FR,
  ...STATE_JUDGMENT_TERMS_FR,
  ...STATE_LEASES_FR,
  ...STATE_HOME_DEALS_FR,
  ...STATE_FAMILY_AND_SAFETY_FR,
  ...STATE_WORK_VOICE_FR,
  ...STATE_OLD_DEBTS_FR,
  ...STATE_OWNED_HOMES_FR,
  ...STATE_PAY_FR,
  ...STATE_PUBLIC_DUTIES_FR,
  ...STATE_PUBLIC_MATTERS_FR,
  ...STATE_RENTED_HOMES_FR,
  ...STATE_RENTS_FR,
  ...STATE_RENT_LIMITS_FR,
  ...STATE_ROADS_FR,
  ...STATE_SOLD_DEBTS_FR,
  ...STATE_SPECIAL_DEBTS_FR,
  ...STATE_SPECIAL_FR,
  ...STATE_STREETS_FR,
  ...STATE_TAXES_FR,
  ...STATE_TENANTS_FR,
  ...STATE_TRADE_FR,
  ...ACTS_BY_STATE_FR,
  ...STATE_UTILITIES_FR,
  ...STATE_WAGES_FR,
  ...STATE_WORK_FR,
  ...STATES_FR,
  ...STATES_IN_COMMON_FR,
  ...STUDENT_LOANS_FR,
  ...SUPPORT_ORDERS_FR,
  ...SURPRISE_BILLS_FR,
  ...TAKEDOWN_FR,
  ...TAX_FR,
  ...TAX_DEADLINES_FR,
  ...TAX_STEPS_FR,
  ...TAX_OF_STATES_AND_COUNTIES_FR,
  ...TAX_BILL_FR,
  ...TAX_NOTICES_FR,
  ...TICKET_LAW_FR,
  ...TOLLS_FR,
  ...CITY_PARKING_TICKETS_FR,
  ...TRAFFIC_CITATIONS_FR,
  ...PRIVATE_PARKING_FR,
  ...TICKETS_FR,
  ...TOWED_CARS_FR,
  ...TRAVEL_AND_PARCELS_FR,
  ...UNEMPLOYMENT_DENIAL_FR,
  ...USED_CAR_WARRANTIES_FR,
  ...USED_CARS_AND_GOODS_FR,
  ...DISMISSAL_FR,
  ...DISMISSAL_DEADLINES_FR,
  ...DISMISSAL_STEPS_FR,
  ...DISMISSAL_MYTHS_FR,
  ...WORKPLACE_WARNINGS_FR,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_FR,
  ...SICK_LEAVE_BY_STATE_FR,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_FR: Words = { ...ROWS, ...GUIDANCE }
