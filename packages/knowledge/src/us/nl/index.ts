/** The United States in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { ACCOMMODATION_NL } from './accommodation.ts'
import { ACTS_BY_STATE_NL } from './acts-by-state.ts'
import { AGREEMENTS_NL } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_NL } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_NL } from './assistance-animals.ts'
import { BANK_DECISIONS_NL } from './bank-decisions.ts'
import { BANK_LETTERS_NL } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_NL } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_NL } from './benefit-notices.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { BUILDER_LIENS_NL } from './builder-liens.ts'
import { CANCEL_RIGHTS_NL } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_NL } from './card-charges-and-terms.ts'
import { CHANGES_NL } from './changes.ts'
import { CHARGES_AND_PLEAS_NL } from './charges-and-pleas.ts'
import { CHARGES_NL } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_NL } from './citizenship-and-green-cards.ts'
import { CITY_CODE_NL } from './city-code.ts'
import { CITY_PARKING_TICKETS_NL } from './city-parking-tickets.ts'
import { CITY_TENANTS_NL } from './city-tenants.ts'
import { CLASS_ACTIONS_NL } from './class-actions.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COURT_ENFORCEMENT_NL } from './court-enforcement.ts'
import { CRASH_CLAIMS_NL } from './crash-claims.ts'
import { CREDIT_REFUSED_NL } from './credit-refused.ts'
import { CREDIT_REPORTS_NL } from './credit-reports.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_NL } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_MYTHS_NL } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_NL } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_NL } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_NL } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_NL } from './disability-reviews.ts'
import { DISASTER_AID_NL } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_NL } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_NL } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_NL } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_NL } from './dismissal-steps.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_NL } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_NL } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_NL } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_NL } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_NL } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_NL } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_NL } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_NL } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_NL } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_NL } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_NL } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_NL } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_NL } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_NL } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_NL } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_NL } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_NL } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_NL } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_NL } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_NL } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_NL } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_NL } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_NL } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_NL } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_NL } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_NL } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_NL } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_NL } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_NL } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_NL } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_NL } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_NL } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_NL } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_NL } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_NL } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_NL } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_NL } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_NL } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_NL } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_NL } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_NL } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_NL } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_NL } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_NL } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_NL } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_NL } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_NL } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_NL } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_NL } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_NL } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_NL } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_NL } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_NL } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_NL } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_NL } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_NL } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_NL } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_NL } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_NL } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_NL } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_NL } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_NL } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_NL } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_NL } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_NL } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_NL } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_NL } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_NL } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_NL } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_NL } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_NL } from './eviction-cases.ts'
import { EVICTION_MYTHS_NL } from './eviction-myths.ts'
import { EVICTION_NOTICES_NL } from './eviction-notices.ts'
import { EVICTION_RIGHTS_NL } from './eviction-rights.ts'
import { EVICTION_STEPS_NL } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_NL } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_NL } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_NL } from './family-leave.ts'
import { FAMILY_ORDERS_NL } from './family-orders.ts'
import { FEDERAL_DEBTS_NL } from './federal-debts.ts'
import { FILE_SHARING_NL } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_NL } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_NL } from './foreclosure-law.ts'
import { FORECLOSURE_NL } from './foreclosure.ts'
import { GYMS_NL } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_NL } from './health-plan-appeals.ts'
import { HEALTH_PLANS_NL } from './health-plans.ts'
import { HELP_NL } from './help.ts'
import { HIRING_CHECKS_NL } from './hiring-checks.ts'
import { HOA_DUES_NL } from './hoa-dues.ts'
import { HOA_FINES_NL } from './hoa-fines.ts'
import { HOME_TAX_NL } from './home-tax.ts'
import { IMMIGRATION_NOTICES_NL } from './immigration-notices.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JOB_RECORDS_NL } from './job-records.ts'
import { JUDGMENTS_NL } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_NL } from './juries-and-subpoenas.ts'
import { LARGE_STATES_NL } from './large-states.ts'
import { LAST_INSURERS_NL } from './last-insurers.ts'
import { LAWSUIT_STEPS_NL } from './lawsuit-steps.ts'
import { LAWSUITS_NL } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_NL } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_NL } from './license-suspensions.ts'
import { MEDICAID_STOPS_NL } from './medicaid-stops.ts'
import { MEDICAL_BILLS_NL } from './medical-bills.ts'
import { MEDICAL_RECORDS_NL } from './medical-records.ts'
import { MEDICARE_NL } from './medicare.ts'
import { MORTGAGE_SERVICING_NL } from './mortgage-servicing.ts'
import { MOVERS_NL } from './movers.ts'
import { MUSIC_LICENSE_NL } from './music-license.ts'
import { NEIGHBORS_NL } from './neighbors.ts'
import { NURSING_HOMES_NL } from './nursing-homes.ts'
import { OFFERS_NL } from './offers.ts'
import { PAYDAY_LOANS_NL } from './payday-loans.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PROPERTY_INSURANCE_NL } from './property-insurance.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_HOUSING_NL } from './public-housing.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { REPOSSESSION_NL } from './repossession.ts'
import { RIGHT_TO_SUE_NL } from './right-to-sue.ts'
import { RIVAL_WORK_NL } from './rival-work.ts'
import { SCAM_LAW_NL } from './scam-law.ts'
import { SCAM_STEPS_NL } from './scam-steps.ts'
import { SCAM_NL } from './scam.ts'
import { SCHOOL_MEALS_NL } from './school-meals.ts'
import { SCHOOLS_NL } from './schools.ts'
import { SENDERS_NL } from './senders.ts'
import { SICK_LEAVE_BY_STATE_NL } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_NL } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_NL } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_NL } from './state-associations.ts'
import { STATE_BREACHES_NL } from './state-breaches.ts'
import { STATE_BUILDERS_NL } from './state-builders.ts'
import { STATE_CAMERAS_NL } from './state-cameras.ts'
import { STATE_CARS_NL } from './state-cars.ts'
import { STATE_CITY_CLAIMS_NL } from './state-city-claims.ts'
import { STATE_CLAIMS_NL } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_NL } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_NL } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_NL } from './state-debt-traps.ts'
import { STATE_DEBT_NL } from './state-debt.ts'
import { STATE_DEPOSITS_NL } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_NL } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_NL } from './state-evictions.ts'
import { STATE_FAMILY_AND_SAFETY_NL } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_NL } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_NL } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_NL } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_NL } from './state-home-costs.ts'
import { STATE_HOME_DEALS_NL } from './state-home-deals.ts'
import { STATE_HOME_LOANS_NL } from './state-home-loans.ts'
import { STATE_HOME_VALUES_NL } from './state-home-values.ts'
import { STATE_HOSPITALS_NL } from './state-hospitals.ts'
import { STATE_IMPOSTORS_NL } from './state-impostors.ts'
import { STATE_INSURERS_NL } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_NL } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_NL } from './state-judgments.ts'
import { STATE_LEASES_NL } from './state-leases.ts'
import { STATE_OLD_DEBTS_NL } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_NL } from './state-owned-homes.ts'
import { STATE_PAY_NL } from './state-pay.ts'
import { STATE_PUBLIC_DUTIES_NL } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_NL } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_NL } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_NL } from './state-rented-homes.ts'
import { STATE_RENTS_NL } from './state-rents.ts'
import { STATE_ROADS_NL } from './state-roads.ts'
import { STATE_SOLD_DEBTS_NL } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_NL } from './state-special-debts.ts'
import { STATE_SPECIAL_NL } from './state-special.ts'
import { STATE_STREETS_NL } from './state-streets.ts'
import { STATE_TAXES_NL } from './state-taxes.ts'
import { STATE_TENANTS_NL } from './state-tenants.ts'
import { STATE_TRADE_NL } from './state-trade.ts'
import { STATE_UTILITIES_NL } from './state-utilities.ts'
import { STATE_WAGES_NL } from './state-wages.ts'
import { STATE_WORK_VOICE_NL } from './state-work-voice.ts'
import { STATE_WORK_NL } from './state-work.ts'
import { STATES_IN_COMMON_NL } from './states-in-common.ts'
import { STATES_NL } from './states.ts'
import { STORE_DEMANDS_NL } from './store-demands.ts'
import { STUDENT_AID_NL } from './student-aid.ts'
import { STUDENT_LOANS_NL } from './student-loans.ts'
import { SUPPORT_ORDERS_NL } from './support-orders.ts'
import { SURPRISE_BILLS_NL } from './surprise-bills.ts'
import { TAKEDOWN_NL } from './takedown.ts'
import { TAX_BILL_NL } from './tax-bill.ts'
import { TAX_CREDITS_NL } from './tax-credits.ts'
import { TAX_DEADLINES_NL } from './tax-deadlines.ts'
import { TAX_NOTICES_NL } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_NL } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_NL } from './tax-steps.ts'
import { TAX_NL } from './tax.ts'
import { TICKET_LAW_NL } from './ticket-law.ts'
import { TICKETS_NL } from './tickets.ts'
import { TIMESHARES_NL } from './timeshares.ts'
import { TOLLS_NL } from './tolls.ts'
import { TOWED_CARS_NL } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_NL } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_NL } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_NL } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_NL } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_NL } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_NL } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_NL } from './wages-and-overtime.ts'
import { WORK_INJURIES_NL } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_NL } from './workplace-warnings.ts'

const ROWS: Words = {
  ...ACCOMMODATION_NL,
  ...AGREEMENTS_NL,
  ...ASSISTANCE_ANIMALS_NL,
  ...BANK_DECISIONS_NL,
  ...BANK_LETTERS_NL,
  ...BENEFIT_NOTICES_NL,
  ...FOOD_BENEFIT_STOPS_NL,
  ...MEDICAID_STOPS_NL,
  ...SOCIAL_SECURITY_STOPS_NL,
  ...SCHOOL_MEALS_NL,
  ...BENEFITS_NL,
  ...MEDICAL_BILLS_NL,
  ...BILLS_NL,
  ...CHANGES_NL,
  ...CHARGES_NL,
  ...CHARGES_AND_PLEAS_NL,
  ...CITY_TENANTS_NL,
  ...CLASS_ACTIONS_NL,
  ...CONSUMER_NL,
  ...COPYRIGHT_NL,
  ...LAWSUITS_NL,
  ...LAWSUIT_STEPS_NL,
  ...JUDGMENTS_NL,
  ...COURT_ENFORCEMENT_NL,
  ...BUILDER_LIENS_NL,
  ...CRASH_CLAIMS_NL,
  ...CREDIT_REFUSED_NL,
  ...CREDIT_REPORTS_NL,
  ...DATA_BREACH_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_RIGHTS_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBTS_IN_CREDIT_REPORTS_NL,
  ...DEBT_MYTHS_NL,
  ...ENQUIRY_ARREST_AND_SEARCH_NL,
  ...LEAVE_AND_BREAKS_NL,
  ...STORE_DEMANDS_NL,
  ...DEPOSIT_LETTER_NL,
  ...DISABILITY_REVIEWS_NL,
  ...DISASTER_AID_NL,
  ...DISMISSAL_LAW_NL,
  ...ENQUIRY_CAR_NL,
  ...ENQUIRY_USED_CARS_NL,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_NL,
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_SMALL_CLAIMS_NL,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_NL,
  ...ENQUIRY_SCAMS_NL,
  ...PROPERTY_INSURANCE_NL,
  ...ENQUIRY_COLLECTORS_NL,
  ...ENQUIRY_SEIZURE_NL,
  ...ENQUIRY_MORTGAGE_NL,
  ...ENQUIRY_DEBT_LAWSUIT_NL,
  ...ENQUIRY_TAX_NL,
  ...ENQUIRY_STUDENT_LOANS_NL,
  ...ENQUIRY_CREDIT_AND_FRAUD_NL,
  ...ENQUIRY_MEDICAL_DEBT_NL,
  ...ENQUIRY_DEBTS_OF_OTHERS_NL,
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
  ...ENQUIRY_UNPAID_WAGES_NL,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_FAMILY_LEAVE_NL,
  ...ENQUIRY_UNFAIR_TREATMENT_NL,
  ...EXIT_AGREEMENTS_NL,
  ...FAMILY_LEAVE_NL,
  ...FAMILY_ORDERS_NL,
  ...FEDERAL_DEBTS_NL,
  ...FORECLOSURE_NL,
  ...HELP_NL,
  ...HOA_FINES_NL,
  ...ENQUIRY_REPOSSESSION_NL,
  ...HOA_DUES_NL,
  ...EVICTION_NOTICES_NL,
  ...EVICTION_RIGHTS_NL,
  ...EVICTION_STEPS_NL,
  ...EVICTION_CASES_NL,
  ...EVICTION_MYTHS_NL,
  ...CANCEL_RIGHTS_NL,
  ...GYMS_NL,
  ...LICENSE_SUSPENSIONS_NL,
  ...UTILITY_NOTICES_NL,
  ...HOME_TAX_NL,
  ...IMMIGRATION_NOTICES_NL,
  ...INSURANCE_NL,
  ...HEALTH_PLAN_APPEALS_NL,
  ...JOB_RECORDS_NL,
  ...LARGE_STATES_NL,
  ...LAST_INSURERS_NL,
  ...MEDICARE_NL,
  ...ANIMALS_IN_RENTED_HOMES_NL,
  ...TIMESHARES_NL,
  ...TAX_CREDITS_NL,
  ...FILE_SHARING_NL,
  ...MORTGAGE_SERVICING_NL,
  ...FORECLOSURE_LAW_NL,
  ...MOVERS_NL,
  ...MUSIC_LICENSE_NL,
  ...NEIGHBORS_NL,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_NL,
  ...CARD_CHARGES_AND_TERMS_NL,
  ...WORK_INJURIES_NL,
  ...ESTATES_AND_UNCLAIMED_MONEY_NL,
  ...HEALTH_PLANS_NL,
  ...NURSING_HOMES_NL,
  ...OFFERS_NL,
  ...WAGES_AND_OVERTIME_NL,
  ...FAIR_TREATMENT_AT_WORK_NL,
  ...HIRING_CHECKS_NL,
  ...RIVAL_WORK_NL,
  ...PAYDAY_LOANS_NL,
  ...PUBLIC_DEBTS_NL,
  ...PUBLIC_HOUSING_NL,
  ...CITY_CODE_NL,
  ...DISABILITY_AND_VETERANS_NL,
  ...JURIES_AND_SUBPOENAS_NL,
  ...STUDENT_AID_NL,
  ...CITIZENSHIP_AND_GREEN_CARDS_NL,
  ...MEDICAL_RECORDS_NL,
  ...RENT_RISE_NL,
  ...REPOSSESSION_NL,
  ...RIGHT_TO_SUE_NL,
  ...SCAM_NL,
  ...SCAM_STEPS_NL,
  ...SCAM_LAW_NL,
  ...SCHOOLS_NL,
  ...SENDERS_NL,
  ...SPEECH_AND_MARKS_NL,
  ...STATE_ASSOCIATIONS_NL,
  ...STATE_BREACHES_NL,
  ...STATE_BUILDERS_NL,
  ...STATE_CAMERAS_NL,
  ...STATE_CARS_NL,
  ...STATE_CITY_CLAIMS_NL,
  ...STATE_CLAIMS_NL,
  ...STATE_CUT_OFFS_IN_ILLNESS_NL,
  ...STATE_DEBT_NL,
  ...STATE_DEBT_TIMES_NL,
  ...STATE_DEBT_TRAPS_NL,
  ...STATE_DEPOSITS_NL,
  ...STATE_EVICTIONS_NL,
  ...STATE_EVICTION_ENDS_NL,
  ...STATE_FAMILY_AND_SMALL_CASES_NL,
  ...STATE_FAMILY_CARE_NL,
  ...STATE_GOODS_AND_CALLS_NL,
  ...STATE_HOME_COSTS_NL,
  ...STATE_HOME_LOANS_NL,
  ...STATE_HOME_VALUES_NL,
  ...STATE_HOSPITALS_NL,
  ...STATE_IMPOSTORS_NL,
  ...STATE_INSURERS_NL,
  ...STATE_JUDGMENTS_NL,
  ...STATE_JUDGMENT_TERMS_NL,
  ...STATE_LEASES_NL,
  ...STATE_HOME_DEALS_NL,
  ...STATE_FAMILY_AND_SAFETY_NL,
  ...STATE_WORK_VOICE_NL,
  ...STATE_OLD_DEBTS_NL,
  ...STATE_OWNED_HOMES_NL,
  ...STATE_PAY_NL,
  ...STATE_PUBLIC_DUTIES_NL,
  ...STATE_PUBLIC_MATTERS_NL,
  ...STATE_RENTED_HOMES_NL,
  ...STATE_RENTS_NL,
  ...STATE_RENT_LIMITS_NL,
  ...STATE_ROADS_NL,
  ...STATE_SOLD_DEBTS_NL,
  ...STATE_SPECIAL_DEBTS_NL,
  ...STATE_SPECIAL_NL,
  ...STATE_STREETS_NL,
  ...STATE_TAXES_NL,
  ...STATE_TENANTS_NL,
  ...STATE_TRADE_NL,
  ...ACTS_BY_STATE_NL,
  ...STATE_UTILITIES_NL,
  ...STATE_WAGES_NL,
  ...STATE_WORK_NL,
  ...STATES_NL,
  ...STATES_IN_COMMON_NL,
  ...STUDENT_LOANS_NL,
  ...SUPPORT_ORDERS_NL,
  ...SURPRISE_BILLS_NL,
  ...TAKEDOWN_NL,
  ...TAX_NL,
  ...TAX_DEADLINES_NL,
  ...TAX_STEPS_NL,
  ...TAX_OF_STATES_AND_COUNTIES_NL,
  ...TAX_BILL_NL,
  ...TAX_NOTICES_NL,
  ...TICKET_LAW_NL,
  ...TOLLS_NL,
  ...CITY_PARKING_TICKETS_NL,
  ...TRAFFIC_CITATIONS_NL,
  ...PRIVATE_PARKING_NL,
  ...TICKETS_NL,
  ...TOWED_CARS_NL,
  ...TRAVEL_AND_PARCELS_NL,
  ...UNEMPLOYMENT_DENIAL_NL,
  ...USED_CAR_WARRANTIES_NL,
  ...USED_CARS_AND_GOODS_NL,
  ...DISMISSAL_NL,
  ...DISMISSAL_DEADLINES_NL,
  ...DISMISSAL_STEPS_NL,
  ...DISMISSAL_MYTHS_NL,
  ...WORKPLACE_WARNINGS_NL,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_NL,
  ...SICK_LEAVE_BY_STATE_NL,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_NL: Words = { ...ROWS, ...GUIDANCE }
