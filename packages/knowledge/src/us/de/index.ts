/** The United States in German. Bodies, acts and forms keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_DE } from './accommodation.ts'
import { AGREEMENTS_DE } from './agreements.ts'
import { ASSISTANCE_ANIMALS_DE } from './assistance-animals.ts'
import { BANK_DECISIONS_DE } from './bank-decisions.ts'
import { BANK_LETTERS_DE } from './bank-letters.ts'
import { BENEFIT_NOTICES_DE } from './benefit-notices.ts'
import { BENEFIT_STOPS_DE } from './benefit-stops.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { BUILDER_LIENS_DE } from './builder-liens.ts'
import { CHANGES_DE } from './changes.ts'
import { CHARGES_AND_PLEAS_DE } from './charges-and-pleas.ts'
import { CHARGES_DE } from './charges.ts'
import { CITY_TENANTS_DE } from './city-tenants.ts'
import { CLASS_ACTIONS_DE } from './class-actions.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COURT_ENFORCEMENT_DE } from './court-enforcement.ts'
import { COURT_DE } from './court.ts'
import { CRASH_CLAIMS_DE } from './crash-claims.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { CREDIT_REPORTS_DE } from './credit-reports.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEMANDS_AND_BREAKS_DE } from './demands-and-breaks.ts'
import { DEPOSIT_LETTER_DE } from './deposit-letter.ts'
import { DISABILITY_REVIEWS_DE } from './disability-reviews.ts'
import { DISASTER_AID_DE } from './disaster-aid.ts'
import { DISMISSAL_LAW_DE } from './dismissal-law.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BILLS_AND_SHOPS_DE } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_DE } from './enquiry-bodily-harm.ts'
import { ENQUIRY_CAR_DE } from './enquiry-car.ts'
import { ENQUIRY_COLLECTORS_DE } from './enquiry-collectors.ts'
import { ENQUIRY_CONSUMER_DE } from './enquiry-consumer.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_DE } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_DE } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DAILY_LIFE_DE } from './enquiry-daily-life.ts'
import { ENQUIRY_DEBT_LAWSUIT_DE } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_DE } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_EVERYDAY_DE } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_GOODS_DE } from './enquiry-goods.ts'
import { ENQUIRY_GUIDANCE_DE } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_DEALS_DE } from './enquiry-home-deals.ts'
import { ENQUIRY_HOME_DE } from './enquiry-home.ts'
import { ENQUIRY_JOB_PROMISES_DE } from './enquiry-job-promises.ts'
import { ENQUIRY_MEDICAL_DEBT_DE } from './enquiry-medical-debt.ts'
import { ENQUIRY_NEIGHBORS_DE } from './enquiry-neighbors.ts'
import { ENQUIRY_OFFICES_DE } from './enquiry-offices.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAY_AND_CARS_DE } from './enquiry-pay-and-cars.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_DE } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PUBLIC_DEBT_DE } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_DE } from './enquiry-public.ts'
import { ENQUIRY_RENT_RISE_DE } from './enquiry-rent-rise.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_STATE_HOMES_DE } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_DE } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_DE } from './enquiry-student-loans.ts'
import { ENQUIRY_TAX_DE } from './enquiry-tax.ts'
import { ENQUIRY_TROUBLES_DE } from './enquiry-troubles.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_DE } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_WORK_TERMS_DE } from './enquiry-work-terms.ts'
import { EXIT_AGREEMENTS_DE } from './exit-agreements.ts'
import { FAMILY_LEAVE_DE } from './family-leave.ts'
import { FAMILY_ORDERS_DE } from './family-orders.ts'
import { FEDERAL_DEBTS_DE } from './federal-debts.ts'
import { FORECLOSURE_DE } from './foreclosure.ts'
import { HELP_DE } from './help.ts'
import { HOA_AND_CAR_LAW_DE } from './hoa-and-car-law.ts'
import { HOA_DUES_DE } from './hoa-dues.ts'
import { HOME_SALES_AND_GYMS_DE } from './home-sales-and-gyms.ts'
import { HOME_TAX_AND_LICENSE_DE } from './home-tax-and-license.ts'
import { HOME_DE } from './home.ts'
import { IMMIGRATION_NOTICES_DE } from './immigration-notices.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JOB_RECORDS_DE } from './job-records.ts'
import { LARGE_STATES_DE } from './large-states.ts'
import { LAST_INSURERS_DE } from './last-insurers.ts'
import { MEDICARE_DE } from './medicare.ts'
import { MORE_NOTICES_DE } from './more-notices.ts'
import { MORTGAGE_LAW_DE } from './mortgage-law.ts'
import { MOVERS_DE } from './movers.ts'
import { MUSIC_LICENSE_DE } from './music-license.ts'
import { NEIGHBORS_DE } from './neighbors.ts'
import { NOTICES_OF_LIFE_DE } from './notices-of-life.ts'
import { NURSING_HOMES_DE } from './nursing-homes.ts'
import { OFFERS_DE } from './offers.ts'
import { PAY_AND_SAFETY_DE } from './pay-and-safety.ts'
import { PAYDAY_LOANS_DE } from './payday-loans.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_DECISIONS_DE } from './public-decisions.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { REPOSSESSION_DE } from './repossession.ts'
import { RIGHT_TO_SUE_DE } from './right-to-sue.ts'
import { SCAM_LAW_DE } from './scam-law.ts'
import { SCAM_DE } from './scam.ts'
import { SCHOOLS_DE } from './schools.ts'
import { SENDERS_DE } from './senders.ts'
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
import { STUDENT_LOANS_DE } from './student-loans.ts'
import { SUPPORT_ORDERS_DE } from './support-orders.ts'
import { SURPRISE_BILLS_DE } from './surprise-bills.ts'
import { TAKEDOWN_DE } from './takedown.ts'
import { TAX_BILL_DE } from './tax-bill.ts'
import { TAX_NOTICES_DE } from './tax-notices.ts'
import { TAX_DE } from './tax.ts'
import { TICKET_LAW_DE } from './ticket-law.ts'
import { TICKETS_DE } from './tickets.ts'
import { TOWED_CARS_DE } from './towed-cars.ts'
import { TRAVEL_AND_PARCELS_DE } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_DE } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_DE } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_DE } from './used-cars-and-goods.ts'
import { WORK_DE } from './work.ts'
import { WORKPLACE_WARNINGS_DE } from './workplace-warnings.ts'

export const US_DE: Words = {
  ...ACCOMMODATION_DE,
  ...AGREEMENTS_DE,
  ...ASSISTANCE_ANIMALS_DE,
  ...BANK_DECISIONS_DE,
  ...BANK_LETTERS_DE,
  ...BENEFIT_NOTICES_DE,
  ...BENEFIT_STOPS_DE,
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...CHANGES_DE,
  ...CHARGES_DE,
  ...CHARGES_AND_PLEAS_DE,
  ...CITY_TENANTS_DE,
  ...CLASS_ACTIONS_DE,
  ...CONSUMER_DE,
  ...COPYRIGHT_DE,
  ...COURT_DE,
  ...COURT_ENFORCEMENT_DE,
  ...BUILDER_LIENS_DE,
  ...CRASH_CLAIMS_DE,
  ...CREDIT_REFUSED_DE,
  ...CREDIT_REPORTS_DE,
  ...DATA_BREACH_DE,
  ...DEBT_COLLECTION_DE,
  ...DEMANDS_AND_BREAKS_DE,
  ...DEPOSIT_LETTER_DE,
  ...DISABILITY_REVIEWS_DE,
  ...DISASTER_AID_DE,
  ...DISMISSAL_LAW_DE,
  ...ENQUIRY_CAR_DE,
  ...ENQUIRY_CONSUMER_DE,
  ...ENQUIRY_DAILY_LIFE_DE,
  ...ENQUIRY_COLLECTORS_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_DEBT_LAWSUIT_DE,
  ...ENQUIRY_TAX_DE,
  ...ENQUIRY_STUDENT_LOANS_DE,
  ...ENQUIRY_CREDIT_AND_FRAUD_DE,
  ...ENQUIRY_MEDICAL_DEBT_DE,
  ...ENQUIRY_DEBTS_OF_OTHERS_DE,
  ...ENQUIRY_PUBLIC_DEBT_DE,
  ...ENQUIRY_EVERYDAY_DE,
  ...ENQUIRY_GUIDANCE_DE,
  ...ENQUIRY_HOME_DE,
  ...ENQUIRY_CUSTODY_AND_SUPPORT_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_NEIGHBORS_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_WORK_TERMS_DE,
  ...ENQUIRY_OFFICES_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_GOODS_DE,
  ...ENQUIRY_PAY_AND_CARS_DE,
  ...ENQUIRY_PUBLIC_DE,
  ...ENQUIRY_STATE_HOMES_DE,
  ...ENQUIRY_STATE_MONEY_DE,
  ...ENQUIRY_HOME_DEALS_DE,
  ...ENQUIRY_POLICE_AND_SAFETY_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_BILLS_AND_SHOPS_DE,
  ...ENQUIRY_BODILY_HARM_DE,
  ...ENQUIRY_JOB_PROMISES_DE,
  ...ENQUIRY_RENT_RISE_DE,
  ...ENQUIRY_TROUBLES_DE,
  ...ENQUIRY_UNEMPLOYMENT_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_UNFAIR_TREATMENT_DE,
  ...EXIT_AGREEMENTS_DE,
  ...FAMILY_LEAVE_DE,
  ...FAMILY_ORDERS_DE,
  ...FEDERAL_DEBTS_DE,
  ...FORECLOSURE_DE,
  ...HELP_DE,
  ...HOA_AND_CAR_LAW_DE,
  ...HOA_DUES_DE,
  ...HOME_DE,
  ...HOME_SALES_AND_GYMS_DE,
  ...HOME_TAX_AND_LICENSE_DE,
  ...IMMIGRATION_NOTICES_DE,
  ...INSURANCE_DE,
  ...JOB_RECORDS_DE,
  ...LARGE_STATES_DE,
  ...LAST_INSURERS_DE,
  ...MEDICARE_DE,
  ...MORE_NOTICES_DE,
  ...MORTGAGE_LAW_DE,
  ...MOVERS_DE,
  ...MUSIC_LICENSE_DE,
  ...NEIGHBORS_DE,
  ...NOTICES_OF_LIFE_DE,
  ...NURSING_HOMES_DE,
  ...OFFERS_DE,
  ...PAY_AND_SAFETY_DE,
  ...PAYDAY_LOANS_DE,
  ...PUBLIC_DEBTS_DE,
  ...PUBLIC_DECISIONS_DE,
  ...RENT_RISE_DE,
  ...REPOSSESSION_DE,
  ...RIGHT_TO_SUE_DE,
  ...SCAM_DE,
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
  ...TAX_BILL_DE,
  ...TAX_NOTICES_DE,
  ...TICKET_LAW_DE,
  ...TICKETS_DE,
  ...TOWED_CARS_DE,
  ...TRAVEL_AND_PARCELS_DE,
  ...UNEMPLOYMENT_DENIAL_DE,
  ...USED_CAR_WARRANTIES_DE,
  ...USED_CARS_AND_GOODS_DE,
  ...WORK_DE,
  ...WORKPLACE_WARNINGS_DE,
}
