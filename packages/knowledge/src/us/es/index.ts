/** The United States in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { ACCOMMODATION_ES } from './accommodation.ts'
import { AGREEMENTS_ES } from './agreements.ts'
import { ASSISTANCE_ANIMALS_ES } from './assistance-animals.ts'
import { BANK_DECISIONS_ES } from './bank-decisions.ts'
import { BANK_LETTERS_ES } from './bank-letters.ts'
import { BENEFIT_NOTICES_ES } from './benefit-notices.ts'
import { BENEFIT_STOPS_ES } from './benefit-stops.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { BUILDER_LIENS_ES } from './builder-liens.ts'
import { CHANGES_ES } from './changes.ts'
import { CHARGES_AND_PLEAS_ES } from './charges-and-pleas.ts'
import { CHARGES_ES } from './charges.ts'
import { CITY_TENANTS_ES } from './city-tenants.ts'
import { CLASS_ACTIONS_ES } from './class-actions.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COURT_ES } from './court.ts'
import { CRASH_CLAIMS_ES } from './crash-claims.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { CREDIT_REPORTS_ES } from './credit-reports.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEMANDS_AND_BREAKS_ES } from './demands-and-breaks.ts'
import { DEPOSIT_LETTER_ES } from './deposit-letter.ts'
import { DISABILITY_REVIEWS_ES } from './disability-reviews.ts'
import { DISASTER_AID_ES } from './disaster-aid.ts'
import { DISMISSAL_LAW_ES } from './dismissal-law.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BILLS_AND_SHOPS_ES } from './enquiry-bills-and-shops.ts'
import { ENQUIRY_BODILY_HARM_ES } from './enquiry-bodily-harm.ts'
import { ENQUIRY_CAR_ES } from './enquiry-car.ts'
import { ENQUIRY_COLLECTORS_ES } from './enquiry-collectors.ts'
import { ENQUIRY_CONSUMER_ES } from './enquiry-consumer.ts'
import { ENQUIRY_CREDIT_AND_FRAUD_ES } from './enquiry-credit-and-fraud.ts'
import { ENQUIRY_CUSTODY_AND_SUPPORT_ES } from './enquiry-custody-and-support.ts'
import { ENQUIRY_DAILY_LIFE_ES } from './enquiry-daily-life.ts'
import { ENQUIRY_DEBT_LAWSUIT_ES } from './enquiry-debt-lawsuit.ts'
import { ENQUIRY_DEBTS_OF_OTHERS_ES } from './enquiry-debts-of-others.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_EVERYDAY_ES } from './enquiry-everyday.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_GOODS_ES } from './enquiry-goods.ts'
import { ENQUIRY_HOME_DEALS_ES } from './enquiry-home-deals.ts'
import { ENQUIRY_HOME_ES } from './enquiry-home.ts'
import { ENQUIRY_JOB_PROMISES_ES } from './enquiry-job-promises.ts'
import { ENQUIRY_MEDICAL_DEBT_ES } from './enquiry-medical-debt.ts'
import { ENQUIRY_NEIGHBORS_ES } from './enquiry-neighbors.ts'
import { ENQUIRY_OFFICES_ES } from './enquiry-offices.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_PAY_AND_CARS_ES } from './enquiry-pay-and-cars.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_POLICE_AND_SAFETY_ES } from './enquiry-police-and-safety.ts'
import { ENQUIRY_PUBLIC_DEBT_ES } from './enquiry-public-debt.ts'
import { ENQUIRY_PUBLIC_ES } from './enquiry-public.ts'
import { ENQUIRY_RENT_RISE_ES } from './enquiry-rent-rise.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_STATE_HOMES_ES } from './enquiry-state-homes.ts'
import { ENQUIRY_STATE_MONEY_ES } from './enquiry-state-money.ts'
import { ENQUIRY_STUDENT_LOANS_ES } from './enquiry-student-loans.ts'
import { ENQUIRY_TAX_ES } from './enquiry-tax.ts'
import { ENQUIRY_TROUBLES_ES } from './enquiry-troubles.ts'
import { ENQUIRY_UNEMPLOYMENT_ES } from './enquiry-unemployment.ts'
import { ENQUIRY_UNFAIR_TREATMENT_ES } from './enquiry-unfair-treatment.ts'
import { ENQUIRY_WORK_TERMS_ES } from './enquiry-work-terms.ts'
import { EXIT_AGREEMENTS_ES } from './exit-agreements.ts'
import { FAMILY_LEAVE_ES } from './family-leave.ts'
import { FAMILY_ORDERS_ES } from './family-orders.ts'
import { FEDERAL_DEBTS_ES } from './federal-debts.ts'
import { FORECLOSURE_ES } from './foreclosure.ts'
import { HELP_ES } from './help.ts'
import { HOA_AND_CAR_LAW_ES } from './hoa-and-car-law.ts'
import { HOA_DUES_ES } from './hoa-dues.ts'
import { HOME_SALES_AND_GYMS_ES } from './home-sales-and-gyms.ts'
import { HOME_TAX_AND_LICENSE_ES } from './home-tax-and-license.ts'
import { HOME_ES } from './home.ts'
import { IMMIGRATION_NOTICES_ES } from './immigration-notices.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JOB_RECORDS_ES } from './job-records.ts'
import { LARGE_STATES_ES } from './large-states.ts'
import { LAST_INSURERS_ES } from './last-insurers.ts'
import { MEDICARE_ES } from './medicare.ts'
import { MORE_NOTICES_ES } from './more-notices.ts'
import { MORTGAGE_LAW_ES } from './mortgage-law.ts'
import { MOVERS_ES } from './movers.ts'
import { MUSIC_LICENSE_ES } from './music-license.ts'
import { NEIGHBORS_ES } from './neighbors.ts'
import { NOTICES_OF_LIFE_ES } from './notices-of-life.ts'
import { NURSING_HOMES_ES } from './nursing-homes.ts'
import { OFFERS_ES } from './offers.ts'
import { PAY_AND_SAFETY_ES } from './pay-and-safety.ts'
import { PAYDAY_LOANS_ES } from './payday-loans.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_DECISIONS_ES } from './public-decisions.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { REPOSSESSION_ES } from './repossession.ts'
import { RIGHT_TO_SUE_ES } from './right-to-sue.ts'
import { SCAM_LAW_ES } from './scam-law.ts'
import { SCAM_ES } from './scam.ts'
import { SCHOOLS_ES } from './schools.ts'
import { SENDERS_ES } from './senders.ts'
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
import { STUDENT_LOANS_ES } from './student-loans.ts'
import { SUPPORT_ORDERS_ES } from './support-orders.ts'
import { SURPRISE_BILLS_ES } from './surprise-bills.ts'
import { TAKEDOWN_LAW_ES } from './takedown.ts'
import { TAX_BILL_ES } from './tax-bill.ts'
import { TAX_NOTICES_ES } from './tax-notices.ts'
import { TAX_ES } from './tax.ts'
import { TICKET_LAW_ES } from './ticket-law.ts'
import { TICKETS_ES } from './tickets.ts'
import { TOWED_CARS_ES } from './towed-cars.ts'
import { TRAVEL_AND_PARCELS_ES } from './travel-and-parcels.ts'
import { UNEMPLOYMENT_DENIAL_ES } from './unemployment-denial.ts'
import { USED_CAR_WARRANTIES_ES } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_ES } from './used-cars-and-goods.ts'
import { WORK_ES } from './work.ts'
import { WORKPLACE_WARNINGS_ES } from './workplace-warnings.ts'

const ROWS: Words = {
  ...ENQUIRY_TROUBLES_ES,
  ...DEMANDS_AND_BREAKS_ES,
  ...ENQUIRY_STATE_HOMES_ES,
  ...ENQUIRY_STATE_MONEY_ES,
  ...ENQUIRY_HOME_DEALS_ES,
  ...ENQUIRY_POLICE_AND_SAFETY_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_BILLS_AND_SHOPS_ES,
  ...ENQUIRY_BODILY_HARM_ES,
  ...ENQUIRY_JOB_PROMISES_ES,
  ...ENQUIRY_RENT_RISE_ES,
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
  ...ENQUIRY_PAY_AND_CARS_ES,
  ...STATE_HOME_COSTS_ES,
  ...MORE_NOTICES_ES,
  ...STATE_OWNED_HOMES_ES,
  ...STATE_PUBLIC_DUTIES_ES,
  ...STATE_PUBLIC_MATTERS_ES,
  ...CITY_TENANTS_ES,
  ...NOTICES_OF_LIFE_ES,
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
  ...ENQUIRY_OFFICES_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_GOODS_ES,
  ...STATE_SPECIAL_DEBTS_ES,
  ...STATE_STREETS_ES,
  ...STATE_RENTS_ES,
  ...SPEECH_AND_MARKS_ES,
  ...PUBLIC_DECISIONS_ES,
  ...PAY_AND_SAFETY_ES,
  ...PAYDAY_LOANS_ES,
  ...STATE_BREACHES_ES,
  ...HOME_SALES_AND_GYMS_ES,
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
  ...STATE_INSURERS_ES,
  ...STATE_HOSPITALS_ES,
  ...STATE_IMPOSTORS_ES,
  ...SCAM_LAW_ES,
  ...MORTGAGE_LAW_ES,
  ...MOVERS_ES,
  ...TICKET_LAW_ES,
  ...DISMISSAL_LAW_ES,
  ...TAKEDOWN_LAW_ES,
  ...BENEFIT_NOTICES_ES,
  ...DATA_BREACH_ES,
  ...HOA_AND_CAR_LAW_ES,
  ...UNEMPLOYMENT_DENIAL_ES,
  ...USED_CAR_WARRANTIES_ES,
  ...ENQUIRY_EVERYDAY_ES,
  ...RENT_RISE_ES,
  ...BILLS_ES,
  ...CHANGES_ES,
  ...BENEFITS_ES,
  ...CHARGES_ES,
  ...CONSUMER_ES,
  ...COPYRIGHT_ES,
  ...COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...ENQUIRY_CAR_ES,
  ...ENQUIRY_CONSUMER_ES,
  ...ENQUIRY_DAILY_LIFE_ES,
  ...ENQUIRY_COLLECTORS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_DEBT_LAWSUIT_ES,
  ...ENQUIRY_TAX_ES,
  ...ENQUIRY_STUDENT_LOANS_ES,
  ...ENQUIRY_CREDIT_AND_FRAUD_ES,
  ...ENQUIRY_MEDICAL_DEBT_ES,
  ...ENQUIRY_DEBTS_OF_OTHERS_ES,
  ...ENQUIRY_PUBLIC_DEBT_ES,
  ...ENQUIRY_HOME_ES,
  ...ENQUIRY_UNEMPLOYMENT_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_UNFAIR_TREATMENT_ES,
  ...EXIT_AGREEMENTS_ES,
  ...FAMILY_LEAVE_ES,
  ...HELP_ES,
  ...HOME_ES,
  ...INSURANCE_ES,
  ...JOB_RECORDS_ES,
  ...LARGE_STATES_ES,
  ...LAST_INSURERS_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...STATE_DEPOSITS_ES,
  ...STATE_SPECIAL_ES,
  ...BENEFIT_STOPS_ES,
  ...ENQUIRY_PUBLIC_ES,
  ...FORECLOSURE_ES,
  ...DEPOSIT_LETTER_ES,
  ...DISABILITY_REVIEWS_ES,
  ...DISASTER_AID_ES,
  ...CREDIT_REFUSED_ES,
  ...HOA_DUES_ES,
  ...HOME_TAX_AND_LICENSE_ES,
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
  ...TAX_BILL_ES,
  ...TICKETS_ES,
  ...TOWED_CARS_ES,
  ...WORK_ES,
  ...WORKPLACE_WARNINGS_ES,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_ES: Words = { ...ROWS, ...GUIDANCE }
