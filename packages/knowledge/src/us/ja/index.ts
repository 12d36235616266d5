/** The United States in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { ACCOMMODATION_JA } from './accommodation.ts'
import { ACTS_BY_STATE_JA } from './acts-by-state.ts'
import { AGREEMENTS_JA } from './agreements.ts'
import { ANIMALS_IN_RENTED_HOMES_JA } from './animals-in-rented-homes.ts'
import { ASSISTANCE_ANIMALS_JA } from './assistance-animals.ts'
import { BANK_DECISIONS_JA } from './bank-decisions.ts'
import { BANK_LETTERS_JA } from './bank-letters.ts'
import { BANKRUPTCY_AND_CANCELED_DEBTS_JA } from './bankruptcy-and-canceled-debts.ts'
import { BENEFIT_NOTICES_JA } from './benefit-notices.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { BUILDER_LIENS_JA } from './builder-liens.ts'
import { CANCEL_RIGHTS_JA } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_JA } from './card-charges-and-terms.ts'
import { CHANGES_JA } from './changes.ts'
import { CHARGES_AND_PLEAS_JA } from './charges-and-pleas.ts'
import { CHARGES_JA } from './charges.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_JA } from './citizenship-and-green-cards.ts'
import { CITY_CODE_JA } from './city-code.ts'
import { CITY_PARKING_TICKETS_JA } from './city-parking-tickets.ts'
import { CITY_TENANTS_JA } from './city-tenants.ts'
import { CLASS_ACTIONS_JA } from './class-actions.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COURT_ENFORCEMENT_JA } from './court-enforcement.ts'
import { CRASH_CLAIMS_JA } from './crash-claims.ts'
import { CREDIT_REFUSED_JA } from './credit-refused.ts'
import { CREDIT_REPORTS_JA } from './credit-reports.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_MYTHS_JA } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_JA } from './debts-in-credit-reports.ts'
import { DEPOSIT_LETTER_JA } from './deposit-letter.ts'
import { DISABILITY_AND_VETERANS_JA } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_JA } from './disability-reviews.ts'
import { DISASTER_AID_JA } from './disaster-aid.ts'
import { DISMISSAL_DEADLINES_JA } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_JA } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_JA } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_JA } from './dismissal-steps.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENQUIRY_ARREST_AND_SEARCH_JA } from './enquiry-arrest-and-search.ts'
import { ENQUIRY_ARREST_THREATS_JA } from './enquiry-arrest-threats.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPTCY_AND_PAY_JA } from './enquiry-bankruptcy-and-pay.ts'
import { ENQUIRY_BEHIND_ON_RENT_JA } from './enquiry-behind-on-rent.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BILLS_AND_SHOPS_JA } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_JA } from './enquiry-bodily-harm.ts'
import { ENQUIRY_BREAKS_AND_SICK_DAYS_JA } from './enquiry-breaks-and-sick-days.ts'
import { ENQUIRY_CAR_JA } from './enquiry-car.ts'
import { ENQUIRY_CHECKS_CUT_AND_FINES_JA } from './enquiry-checks-cut-and-fines.ts'
import { ENQUIRY_CHILDREN_AND_DIVORCE_JA } from './enquiry-children-and-divorce.ts'
import { ENQUIRY_COLLECTORS_JA } from './enquiry-collectors.ts'
import { ENQUIRY_COPYRIGHT_AND_MARKS_JA } from './enquiry-copyright-and-marks.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_JA } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_JA } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DEBT_LAWSUIT_JA } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_AFTER_DIVORCE_JA } from './enquiry-debts-after-divorce.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_JA } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DEPOSITS_OVERDUE_JA } from './enquiry-deposits-overdue.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_EVIDENCE_KEPT_OUT_JA } from './enquiry-evidence-kept-out.ts'
import { ENQUIRY_FAIR_HOUSING_JA } from './enquiry-fair-housing.ts'
import { ENQUIRY_FAMILY_LEAVE_JA } from './enquiry-family-leave.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FEES_AND_WEAR_JA } from './enquiry-fees-and-wear.ts'
import { ENQUIRY_FIRED_AFTER_INJURY_JA } from './enquiry-fired-after-injury.ts'
import { ENQUIRY_GOODS_JA } from './enquiry-goods.ts'
import { ENQUIRY_GUESTS_AND_FALLEN_TREES_JA } from './enquiry-guests-and-fallen-trees.ts'
import { ENQUIRY_GUIDANCE_JA } from './enquiry-guidance.ts'
import { ENQUIRY_HOA_JA } from './enquiry-hoa.ts'
import { ENQUIRY_HOME_DEALS_JA } from './enquiry-home-deals.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_PROMISES_JA } from './enquiry-job-promises.ts'
import { ENQUIRY_JURY_DUTY_JA } from './enquiry-jury-duty.ts'
import { ENQUIRY_LAST_DAYS_BEFORE_EVICTION_JA } from './enquiry-last-days-before-eviction.ts'
import { ENQUIRY_LEASES_JA } from './enquiry-leases.ts'
import { ENQUIRY_LEAVING_A_LEASE_EARLY_JA } from './enquiry-leaving-a-lease-early.ts'
import { ENQUIRY_MEDICAL_DEBT_JA } from './enquiry-medical-debt.ts'
import { ENQUIRY_MISSED_DAYS_AND_APPEALS_JA } from './enquiry-missed-days-and-appeals.ts'
import { ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_JA } from './enquiry-money-taken-from-accounts.ts'
import { ENQUIRY_MORTGAGE_JA } from './enquiry-mortgage.ts'
import { ENQUIRY_NEIGHBORS_JA } from './enquiry-neighbors.ts'
import { ENQUIRY_OFF_THE_CLOCK_JA } from './enquiry-off-the-clock.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAPERS_GIVEN_TO_OTHERS_JA } from './enquiry-papers-given-to-others.ts'
import { ENQUIRY_PAY_KEPT_FROM_CREDITORS_JA } from './enquiry-pay-kept-from-creditors.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_JA } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PROTECTIVE_ORDERS_JA } from './enquiry-protective-orders.ts'
import { ENQUIRY_PUBLIC_DEBT_JA } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_HELP_TAKEN_BACK_JA } from './enquiry-public-help-taken-back.ts'
import { ENQUIRY_PUNISHED_FOR_ASKING_JA } from './enquiry-punished-for-asking.ts'
import { ENQUIRY_RENT_CAPS_BY_STATE_JA } from './enquiry-rent-caps-by-state.ts'
import { ENQUIRY_RENT_RISE_JA } from './enquiry-rent-rise.ts'
import { ENQUIRY_REPAIRS_BY_STATE_JA } from './enquiry-repairs-by-state.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_REPOSSESSION_JA } from './enquiry-repossession.ts'
import { ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_JA } from './enquiry-returns-and-subscriptions.ts'
import { ENQUIRY_SCAMS_JA } from './enquiry-scams.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SERVED_PAPERS_JA } from './enquiry-served-papers.ts'
import { ENQUIRY_SMALL_CLAIMS_JA } from './enquiry-small-claims.ts'
import { ENQUIRY_STATE_HOMES_JA } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_JA } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_JA } from './enquiry-student-loans.ts'
import { ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_JA } from './enquiry-support-animals-and-safe-leaving.ts'
import { ENQUIRY_TALKING_ABOUT_PAY_JA } from './enquiry-talking-about-pay.ts'
import { ENQUIRY_TAX_JA } from './enquiry-tax.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_UNEMPLOYMENT_JA } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_JA } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_JA } from './enquiry-uninsured-drivers-and-dealer-loans.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_JA } from './enquiry-used-car-warranties-by-state.ts'
import { ENQUIRY_USED_CARS_JA } from './enquiry-used-cars.ts'
import { ENQUIRY_UTILITIES_JA } from './enquiry-utilities.ts'
import { ENQUIRY_WORK_TERMS_JA } from './enquiry-work-terms.ts'
import { ESTATES_AND_UNCLAIMED_MONEY_JA } from './estates-and-unclaimed-money.ts'
import { EVICTION_CASES_JA } from './eviction-cases.ts'
import { EVICTION_MYTHS_JA } from './eviction-myths.ts'
import { EVICTION_NOTICES_JA } from './eviction-notices.ts'
import { EVICTION_RIGHTS_JA } from './eviction-rights.ts'
import { EVICTION_STEPS_JA } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_JA } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_JA } from './fair-treatment-at-work.ts'
import { FAMILY_LEAVE_JA } from './family-leave.ts'
import { FAMILY_ORDERS_JA } from './family-orders.ts'
import { FEDERAL_DEBTS_JA } from './federal-debts.ts'
import { FILE_SHARING_JA } from './file-sharing.ts'
import { FOOD_BENEFIT_STOPS_JA } from './food-benefit-stops.ts'
import { FORECLOSURE_LAW_JA } from './foreclosure-law.ts'
import { FORECLOSURE_JA } from './foreclosure.ts'
import { GYMS_JA } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_JA } from './health-plan-appeals.ts'
import { HEALTH_PLANS_JA } from './health-plans.ts'
import { HELP_JA } from './help.ts'
import { HIRING_CHECKS_JA } from './hiring-checks.ts'
import { HOA_DUES_JA } from './hoa-dues.ts'
import { HOA_FINES_JA } from './hoa-fines.ts'
import { HOME_TAX_JA } from './home-tax.ts'
import { IMMIGRATION_NOTICES_JA } from './immigration-notices.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JOB_RECORDS_JA } from './job-records.ts'
import { JUDGMENTS_JA } from './judgments.ts'
import { JURIES_AND_SUBPOENAS_JA } from './juries-and-subpoenas.ts'
import { LARGE_STATES_JA } from './large-states.ts'
import { LAST_INSURERS_JA } from './last-insurers.ts'
import { LAWSUIT_STEPS_JA } from './lawsuit-steps.ts'
import { LAWSUITS_JA } from './lawsuits.ts'
import { LEAVE_AND_BREAKS_JA } from './leave-and-breaks.ts'
import { LICENSE_SUSPENSIONS_JA } from './license-suspensions.ts'
import { MEDICAID_STOPS_JA } from './medicaid-stops.ts'
import { MEDICAL_BILLS_JA } from './medical-bills.ts'
import { MEDICAL_RECORDS_JA } from './medical-records.ts'
import { MEDICARE_JA } from './medicare.ts'
import { MORTGAGE_SERVICING_JA } from './mortgage-servicing.ts'
import { MOVERS_JA } from './movers.ts'
import { MUSIC_LICENSE_JA } from './music-license.ts'
import { NEIGHBORS_JA } from './neighbors.ts'
import { NURSING_HOMES_JA } from './nursing-homes.ts'
import { OFFERS_JA } from './offers.ts'
import { PAYDAY_LOANS_JA } from './payday-loans.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PROPERTY_INSURANCE_JA } from './property-insurance.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_HOUSING_JA } from './public-housing.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { REPOSSESSION_JA } from './repossession.ts'
import { RIGHT_TO_SUE_JA } from './right-to-sue.ts'
import { RIVAL_WORK_JA } from './rival-work.ts'
import { SCAM_LAW_JA } from './scam-law.ts'
import { SCAM_STEPS_JA } from './scam-steps.ts'
import { SCAM_JA } from './scam.ts'
import { SCHOOL_MEALS_JA } from './school-meals.ts'
import { SCHOOLS_JA } from './schools.ts'
import { SENDERS_JA } from './senders.ts'
import { SICK_LEAVE_BY_STATE_JA } from './sick-leave-by-state.ts'
import { SOCIAL_SECURITY_STOPS_JA } from './social-security-stops.ts'
import { SPEECH_AND_MARKS_JA } from './speech-and-marks.ts'
import { STATE_ASSOCIATIONS_JA } from './state-associations.ts'
import { STATE_BREACHES_JA } from './state-breaches.ts'
import { STATE_BUILDERS_JA } from './state-builders.ts'
import { STATE_CAMERAS_JA } from './state-cameras.ts'
import { STATE_CARS_JA } from './state-cars.ts'
import { STATE_CITY_CLAIMS_JA } from './state-city-claims.ts'
import { STATE_CLAIMS_JA } from './state-claims.ts'
import { STATE_CUT_OFFS_IN_ILLNESS_JA } from './state-cut-offs-in-illness.ts'
import { STATE_DEBT_TIMES_JA } from './state-debt-times.ts'
import { STATE_DEBT_TRAPS_JA } from './state-debt-traps.ts'
import { STATE_DEBT_JA } from './state-debt.ts'
import { STATE_DEPOSITS_JA } from './state-deposits.ts'
import { STATE_EVICTION_ENDS_JA } from './state-eviction-ends.ts'
import { STATE_EVICTIONS_JA } from './state-evictions.ts'
import { STATE_FAMILY_AND_SAFETY_JA } from './state-family-and-safety.ts'
import { STATE_FAMILY_AND_SMALL_CASES_JA } from './state-family-and-small-cases.ts'
import { STATE_FAMILY_CARE_JA } from './state-family-care.ts'
import { STATE_GOODS_AND_CALLS_JA } from './state-goods-and-calls.ts'
import { STATE_HOME_COSTS_JA } from './state-home-costs.ts'
import { STATE_HOME_DEALS_JA } from './state-home-deals.ts'
import { STATE_HOME_LOANS_JA } from './state-home-loans.ts'
import { STATE_HOME_VALUES_JA } from './state-home-values.ts'
import { STATE_HOSPITALS_JA } from './state-hospitals.ts'
import { STATE_IMPOSTORS_JA } from './state-impostors.ts'
import { STATE_INSURERS_JA } from './state-insurers.ts'
import { STATE_JUDGMENT_TERMS_JA } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_JA } from './state-judgments.ts'
import { STATE_LEASES_JA } from './state-leases.ts'
import { STATE_OLD_DEBTS_JA } from './state-old-debts.ts'
import { STATE_OWNED_HOMES_JA } from './state-owned-homes.ts'
import { STATE_PAY_JA } from './state-pay.ts'
import { STATE_PUBLIC_DUTIES_JA } from './state-public-duties.ts'
import { STATE_PUBLIC_MATTERS_JA } from './state-public-matters.ts'
import { STATE_RENT_LIMITS_JA } from './state-rent-limits.ts'
import { STATE_RENTED_HOMES_JA } from './state-rented-homes.ts'
import { STATE_RENTS_JA } from './state-rents.ts'
import { STATE_ROADS_JA } from './state-roads.ts'
import { STATE_SOLD_DEBTS_JA } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_JA } from './state-special-debts.ts'
import { STATE_SPECIAL_JA } from './state-special.ts'
import { STATE_STREETS_JA } from './state-streets.ts'
import { STATE_TAXES_JA } from './state-taxes.ts'
import { STATE_TENANTS_JA } from './state-tenants.ts'
import { STATE_TRADE_JA } from './state-trade.ts'
import { STATE_UTILITIES_JA } from './state-utilities.ts'
import { STATE_WAGES_JA } from './state-wages.ts'
import { STATE_WORK_VOICE_JA } from './state-work-voice.ts'
import { STATE_WORK_JA } from './state-work.ts'
import { STATES_IN_COMMON_JA } from './states-in-common.ts'
import { STATES_JA } from './states.ts'
import { STORE_DEMANDS_JA } from './store-demands.ts'
import { STUDENT_AID_JA } from './student-aid.ts'
import { STUDENT_LOANS_JA } from './student-loans.ts'
import { SUPPORT_ORDERS_JA } from './support-orders.ts'
import { SURPRISE_BILLS_JA } from './surprise-bills.ts'
import { TAKEDOWN_JA } from './takedown.ts'
import { TAX_BILL_JA } from './tax-bill.ts'
import { TAX_CREDITS_JA } from './tax-credits.ts'
import { TAX_DEADLINES_JA } from './tax-deadlines.ts'
import { TAX_NOTICES_JA } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_JA } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_JA } from './tax-steps.ts'
import { TAX_JA } from './tax.ts'
import { TICKET_LAW_JA } from './ticket-law.ts'
import { TICKETS_JA } from './tickets.ts'
import { TIMESHARES_JA } from './timeshares.ts'
import { TOLLS_JA } from './tolls.ts'
import { TOWED_CARS_JA } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_JA } from './traffic-citations.ts'
import { TRAVEL_AND_PARCELS_JA } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_JA } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_JA } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_JA } from './used-cars-and-goods.ts'
import { UTILITY_NOTICES_JA } from './utility-notices.ts'
import { WAGES_AND_OVERTIME_JA } from './wages-and-overtime.ts'
import { WORK_INJURIES_JA } from './work-injuries.ts'
import { WORKPLACE_WARNINGS_JA } from './workplace-warnings.ts'

const ROWS: Words = {
  ...ACCOMMODATION_JA,
  ...AGREEMENTS_JA,
  ...ASSISTANCE_ANIMALS_JA,
  ...BANK_DECISIONS_JA,
  ...BANK_LETTERS_JA,
  ...BENEFITS_JA,
  ...BENEFIT_NOTICES_JA,
  ...FOOD_BENEFIT_STOPS_JA,
  ...MEDICAID_STOPS_JA,
  ...SOCIAL_SECURITY_STOPS_JA,
  ...SCHOOL_MEALS_JA,
  ...MEDICAL_BILLS_JA,
  ...BILLS_JA,
  ...CHANGES_JA,
  ...CHARGES_AND_PLEAS_JA,
  ...CHARGES_JA,
  ...CITY_TENANTS_JA,
  ...CLASS_ACTIONS_JA,
  ...CONSUMER_JA,
  ...COPYRIGHT_JA,
  ...COURT_ENFORCEMENT_JA,
  ...LAWSUITS_JA,
  ...LAWSUIT_STEPS_JA,
  ...JUDGMENTS_JA,
  ...BUILDER_LIENS_JA,
  ...CRASH_CLAIMS_JA,
  ...CREDIT_REFUSED_JA,
  ...CREDIT_REPORTS_JA,
  ...DATA_BREACH_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_RIGHTS_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBTS_IN_CREDIT_REPORTS_JA,
  ...DEBT_MYTHS_JA,
  ...ENQUIRY_ARREST_AND_SEARCH_JA,
  ...LEAVE_AND_BREAKS_JA,
  ...STORE_DEMANDS_JA,
  ...DEPOSIT_LETTER_JA,
  ...DISABILITY_REVIEWS_JA,
  ...DISASTER_AID_JA,
  ...DISMISSAL_LAW_JA,
  ...ENQUIRY_CAR_JA,
  ...ENQUIRY_USED_CARS_JA,
  ...ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_JA,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_SMALL_CLAIMS_JA,
  ...ENQUIRY_COPYRIGHT_AND_MARKS_JA,
  ...ENQUIRY_SCAMS_JA,
  ...PROPERTY_INSURANCE_JA,
  ...ENQUIRY_COLLECTORS_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_MORTGAGE_JA,
  ...ENQUIRY_DEBT_LAWSUIT_JA,
  ...ENQUIRY_TAX_JA,
  ...ENQUIRY_STUDENT_LOANS_JA,
  ...ENQUIRY_CREDIT_AND_FRAUD_JA,
  ...ENQUIRY_MEDICAL_DEBT_JA,
  ...ENQUIRY_DEBTS_OF_OTHERS_JA,
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
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_BREAKS_AND_SICK_DAYS_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_FAMILY_LEAVE_JA,
  ...ENQUIRY_UNFAIR_TREATMENT_JA,
  ...EXIT_AGREEMENTS_JA,
  ...FAMILY_LEAVE_JA,
  ...FAMILY_ORDERS_JA,
  ...FEDERAL_DEBTS_JA,
  ...FORECLOSURE_JA,
  ...HELP_JA,
  ...HOA_FINES_JA,
  ...ENQUIRY_REPOSSESSION_JA,
  ...HOA_DUES_JA,
  ...EVICTION_NOTICES_JA,
  ...EVICTION_RIGHTS_JA,
  ...EVICTION_STEPS_JA,
  ...EVICTION_CASES_JA,
  ...EVICTION_MYTHS_JA,
  ...CANCEL_RIGHTS_JA,
  ...GYMS_JA,
  ...LICENSE_SUSPENSIONS_JA,
  ...UTILITY_NOTICES_JA,
  ...HOME_TAX_JA,
  ...IMMIGRATION_NOTICES_JA,
  ...INSURANCE_JA,
  ...HEALTH_PLAN_APPEALS_JA,
  ...JOB_RECORDS_JA,
  ...LARGE_STATES_JA,
  ...LAST_INSURERS_JA,
  ...MEDICARE_JA,
  ...ANIMALS_IN_RENTED_HOMES_JA,
  ...TIMESHARES_JA,
  ...TAX_CREDITS_JA,
  ...FILE_SHARING_JA,
  ...MORTGAGE_SERVICING_JA,
  ...FORECLOSURE_LAW_JA,
  ...MOVERS_JA,
  ...MUSIC_LICENSE_JA,
  ...NEIGHBORS_JA,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_JA,
  ...CARD_CHARGES_AND_TERMS_JA,
  ...WORK_INJURIES_JA,
  ...ESTATES_AND_UNCLAIMED_MONEY_JA,
  ...HEALTH_PLANS_JA,
  ...NURSING_HOMES_JA,
  ...OFFERS_JA,
  ...WAGES_AND_OVERTIME_JA,
  ...FAIR_TREATMENT_AT_WORK_JA,
  ...HIRING_CHECKS_JA,
  ...RIVAL_WORK_JA,
  ...PAYDAY_LOANS_JA,
  ...PUBLIC_DEBTS_JA,
  ...PUBLIC_HOUSING_JA,
  ...CITY_CODE_JA,
  ...DISABILITY_AND_VETERANS_JA,
  ...JURIES_AND_SUBPOENAS_JA,
  ...STUDENT_AID_JA,
  ...CITIZENSHIP_AND_GREEN_CARDS_JA,
  ...MEDICAL_RECORDS_JA,
  ...RENT_RISE_JA,
  ...REPOSSESSION_JA,
  ...RIGHT_TO_SUE_JA,
  ...SCAM_JA,
  ...SCAM_STEPS_JA,
  ...SCAM_LAW_JA,
  ...SCHOOLS_JA,
  ...SENDERS_JA,
  ...SPEECH_AND_MARKS_JA,
  ...STATES_IN_COMMON_JA,
  ...STATES_JA,
  ...STATE_ASSOCIATIONS_JA,
  ...STATE_BREACHES_JA,
  ...STATE_BUILDERS_JA,
  ...STATE_CAMERAS_JA,
  ...STATE_CARS_JA,
  ...STATE_CITY_CLAIMS_JA,
  ...STATE_CLAIMS_JA,
  ...STATE_CUT_OFFS_IN_ILLNESS_JA,
  ...STATE_DEBT_JA,
  ...STATE_DEBT_TIMES_JA,
  ...STATE_DEBT_TRAPS_JA,
  ...STATE_DEPOSITS_JA,
  ...STATE_EVICTIONS_JA,
  ...STATE_EVICTION_ENDS_JA,
  ...STATE_FAMILY_AND_SMALL_CASES_JA,
  ...STATE_FAMILY_CARE_JA,
  ...STATE_GOODS_AND_CALLS_JA,
  ...STATE_HOME_COSTS_JA,
  ...STATE_HOME_LOANS_JA,
  ...STATE_HOME_VALUES_JA,
  ...STATE_HOSPITALS_JA,
  ...STATE_IMPOSTORS_JA,
  ...STATE_INSURERS_JA,
  ...STATE_JUDGMENTS_JA,
  ...STATE_JUDGMENT_TERMS_JA,
  ...STATE_LEASES_JA,
  ...STATE_HOME_DEALS_JA,
  ...STATE_FAMILY_AND_SAFETY_JA,
  ...STATE_WORK_VOICE_JA,
  ...STATE_OLD_DEBTS_JA,
  ...STATE_OWNED_HOMES_JA,
  ...STATE_PAY_JA,
  ...STATE_PUBLIC_DUTIES_JA,
  ...STATE_PUBLIC_MATTERS_JA,
  ...STATE_RENTED_HOMES_JA,
  ...STATE_RENTS_JA,
  ...STATE_RENT_LIMITS_JA,
  ...STATE_ROADS_JA,
  ...STATE_SOLD_DEBTS_JA,
  ...STATE_SPECIAL_DEBTS_JA,
  ...STATE_SPECIAL_JA,
  ...STATE_STREETS_JA,
  ...STATE_TAXES_JA,
  ...STATE_TENANTS_JA,
  ...STATE_TRADE_JA,
  ...ACTS_BY_STATE_JA,
  ...STATE_UTILITIES_JA,
  ...STATE_WAGES_JA,
  ...STATE_WORK_JA,
  ...STUDENT_LOANS_JA,
  ...SUPPORT_ORDERS_JA,
  ...SURPRISE_BILLS_JA,
  ...TAKEDOWN_JA,
  ...TAX_BILL_JA,
  ...TAX_JA,
  ...TAX_DEADLINES_JA,
  ...TAX_STEPS_JA,
  ...TAX_OF_STATES_AND_COUNTIES_JA,
  ...TAX_NOTICES_JA,
  ...TICKETS_JA,
  ...TOWED_CARS_JA,
  ...TICKET_LAW_JA,
  ...TOLLS_JA,
  ...CITY_PARKING_TICKETS_JA,
  ...TRAFFIC_CITATIONS_JA,
  ...PRIVATE_PARKING_JA,
  ...TRAVEL_AND_PARCELS_JA,
  ...UNEMPLOYMENT_DENIAL_JA,
  ...USED_CAR_WARRANTIES_JA,
  ...USED_CARS_AND_GOODS_JA,
  ...DISMISSAL_JA,
  ...DISMISSAL_DEADLINES_JA,
  ...DISMISSAL_STEPS_JA,
  ...DISMISSAL_MYTHS_JA,
  ...WORKPLACE_WARNINGS_JA,
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
  ...ENQUIRY_PAPERS_GIVEN_TO_OTHERS_JA,
  ...SICK_LEAVE_BY_STATE_JA,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_JA: Words = { ...ROWS, ...GUIDANCE }
