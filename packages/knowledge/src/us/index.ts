/** The United States: federal law, and the law of the states in which letters name one. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { LARGE_STATES } from './large-states.ts'
import { SENDERS } from './senders.ts'
import { STATE_HELP, STATE_RULES } from './states.ts'

export const US: CountryLaw = {
  country: 'us',
  asOf: '2026-11-22',
  version: 'us-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection-rights.ts')).DEBT_COLLECTION_RIGHTS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debts-in-credit-reports.ts')).DEBTS_IN_CREDIT_REPORTS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'LETTER_BEFORE_CLAIM',
        'ENQUIRY',
      ],
      rules: async () => (await import('./debt-myths.ts')).DEBT_MYTHS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'OTHER',
      ],
      rules: async () => (await import('./repossession.ts')).REPOSSESSION,
    },
    {
      kinds: [
        'OTHER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'BAILIFF_NOTICE',
        'EVICTION_NOTICE',
      ],
      rules: async () => (await import('./foreclosure.ts')).FORECLOSURE,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./hoa-dues.ts')).HOA_DUES,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./lawsuits.ts')).LAWSUITS,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./lawsuit-steps.ts')).LAWSUIT_STEPS,
    },
    {
      kinds: ['COURT_JUDGMENT'],
      rules: async () => (await import('./judgments.ts')).JUDGMENTS,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./court-enforcement.ts')).ENFORCEMENT,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./student-loans.ts')).STUDENT_LOANS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./eviction-notices.ts')).EVICTION_NOTICES,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./eviction-rights.ts')).EVICTION_RIGHTS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./eviction-steps.ts')).EVICTION_STEPS,
    },
    {
      kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
      rules: async () => (await import('./eviction-cases.ts')).EVICTION_CASES,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./eviction-myths.ts')).EVICTION_MYTHS,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal.ts')).DISMISSAL,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal-deadlines.ts')).DISMISSAL_DEADLINES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal-steps.ts')).DISMISSAL_STEPS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./dismissal-myths.ts')).DISMISSAL_MYTHS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax.ts')).TAX_ROWS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-deadlines.ts')).TAX_DEADLINES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-steps.ts')).TAX_STEPS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () =>
        (await import('./tax-of-states-and-counties.ts')).TAX_OF_STATES_AND_COUNTIES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-bill.ts')).TAX_BILL,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-notices.ts')).TAX_NOTICES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
      rules: async () => (await import('./benefits.ts')).BENEFITS,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./unemployment-denial.ts')).UNEMPLOYMENT_DENIAL,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./food-benefit-stops.ts')).FOOD_BENEFIT_STOPS,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./medicaid-stops.ts')).MEDICAID_STOPS,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
      rules: async () => (await import('./social-security-stops.ts')).SOCIAL_SECURITY_STOPS,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./school-meals.ts')).SCHOOL_MEALS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./offers.ts')).OFFERS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      rules: async () => (await import('./credit-refused.ts')).CREDIT_REFUSED,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
      rules: async () => (await import('./health-plan-appeals.ts')).HEALTH_PLAN_APPEALS,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright.ts')).COPYRIGHT,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM_ROWS,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam-steps.ts')).SCAM_STEPS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'OTHER',
      ],
      rules: async () => (await import('./medical-bills.ts')).MEDICAL_BILLS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./bills.ts')).BILL_ROWS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./tickets.ts')).TICKETS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./charges.ts')).CHARGES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'BAILIFF_NOTICE',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'LETTER_BEFORE_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./state-special.ts')).STATE_SPECIAL,
    },
    {
      kinds: [
        'ENQUIRY',
        'RENT_ARREARS_LETTER',
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'OTHER',
      ],
      rules: async () => (await import('./state-deposits.ts')).STATE_DEPOSITS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./deposit-letter.ts')).DEPOSIT_LETTER,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./state-evictions.ts')).STATE_EVICTIONS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'ENQUIRY',
      ],
      rules: async () => (await import('./state-debt.ts')).STATE_DEBT,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./state-utilities.ts')).STATE_UTILITIES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./state-pay.ts')).STATE_PAY,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'BENEFIT_OVERPAYMENT',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      // Their help is made from the same table, which the register loads.
      rules: async () => STATE_RULES,
    },
    {
      kinds: [
        'EVICTION_NOTICE',
        'COURT_CLAIM',
        'RENT_ARREARS_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'TAX_DEMAND',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['SCAM_LETTER', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./scam-law.ts')).SCAM_LAW,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./mortgage-servicing.ts')).MORTGAGE_SERVICING,
    },
    {
      kinds: [
        'OTHER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'BAILIFF_NOTICE',
        'EVICTION_NOTICE',
        'ENQUIRY',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./foreclosure-law.ts')).FORECLOSURE_LAW,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./ticket-law.ts')).TICKET_LAW,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./tolls.ts')).TOLLS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./city-parking-tickets.ts')).CITY_PARKING_TICKETS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./traffic-citations.ts')).TRAFFIC_CITATIONS,
    },
    {
      kinds: ['PARKING_TICKET', 'ENQUIRY'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal-law.ts')).DISMISSAL_LAW,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'COURT_CLAIM', 'OTHER'],
      rules: async () => (await import('./takedown.ts')).TAKEDOWN_LAW,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
      rules: async () => (await import('./benefit-notices.ts')).BENEFIT_NOTICES,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./data-breach.ts')).DATA_BREACH,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
        'PENALTY_CHARGE_NOTICE',
        'PARKING_TICKET',
      ],
      rules: async () => (await import('./hoa-fines.ts')).HOA_FINES,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./property-insurance.ts')).PROPERTY_INSURANCE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
      rules: async () => (await import('./license-suspensions.ts')).LICENSE_SUSPENSIONS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./utility-notices.ts')).UTILITY_NOTICES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./home-tax.ts')).HOME_TAX_ROWS,
    },
    {
      kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./state-judgments.ts')).STATE_JUDGMENTS,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./state-claims.ts')).STATE_CLAIMS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'ENQUIRY', 'COURT_CLAIM'],
      rules: async () => (await import('./state-tenants.ts')).STATE_TENANTS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'BENEFIT_OVERPAYMENT', 'OTHER', 'ENQUIRY'],
      rules: async () => (await import('./state-work.ts')).STATE_WORK,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./state-trade.ts')).STATE_TRADE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
      rules: async () => (await import('./state-insurers.ts')).STATE_INSURERS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'COURT_CLAIM',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./state-hospitals.ts')).STATE_HOSPITALS,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./state-impostors.ts')).STATE_IMPOSTORS,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
        'PENALTY_CHARGE_NOTICE',
        'PARKING_TICKET',
      ],
      rules: async () => (await import('./state-associations.ts')).STATE_ASSOCIATIONS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./state-roads.ts')).STATE_ROADS,
    },
    {
      kinds: [
        'OTHER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./state-home-loans.ts')).STATE_HOME_LOANS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./bank-letters.ts')).BANK_LETTERS,
    },
    {
      kinds: ['OTHER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./medicare.ts')).MEDICARE,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./federal-debts.ts')).FEDERAL_DEBTS,
    },
    {
      kinds: [
        'BAILIFF_NOTICE',
        'CONSUMER_CONTRACT_DISPUTE',
        'COURT_JUDGMENT',
        'DEBT_COLLECTION_LETTER',
        'DISMISSAL_LETTER',
        'ENQUIRY',
        'EVICTION_NOTICE',
        'INSURANCE_DECISION',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
        'REDUNDANCY_NOTICE',
        'RENT_ARREARS_LETTER',
        'SCAM_LETTER',
      ],
      rules: async () => (await import('./states-in-common.ts')).STATES_IN_COMMON,
    },
    {
      kinds: [
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'OTHER',
        'ENQUIRY',
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./state-leases.ts')).STATE_LEASES,
    },
    {
      kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./state-wages.ts')).STATE_WAGES,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
        'PARKING_TICKET',
        'PENALTY_CHARGE_NOTICE',
      ],
      rules: async () => (await import('./state-cars.ts')).STATE_CARS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./state-taxes.ts')).STATE_TAXES,
    },
    {
      kinds: ['TAX_DEMAND', 'OTHER'],
      rules: async () => (await import('./state-home-values.ts')).STATE_HOME_VALUES,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./class-actions.ts')).CLASS_ACTIONS,
    },
    {
      kinds: ['OTHER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./support-orders.ts')).SUPPORT_ORDERS,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./immigration-notices.ts')).IMMIGRATION_NOTICES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
        'COURT_CLAIM',
        'INSURANCE_DECISION',
      ],
      rules: async () => (await import('./crash-claims.ts')).CRASH_CLAIMS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
        'BAILIFF_NOTICE',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./builder-liens.ts')).BUILDER_LIENS,
    },
    {
      kinds: [
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
        'LETTER_BEFORE_CLAIM',
        'DEBT_COLLECTION_LETTER',
      ],
      rules: async () => (await import('./state-builders.ts')).STATE_BUILDERS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./state-cameras.ts')).STATE_CAMERAS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./credit-reports.ts')).CREDIT_REPORTS,
    },
    {
      kinds: [
        'OTHER',
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'SCAM_LETTER',
      ],
      rules: async () => (await import('./bank-decisions.ts')).BANK_DECISIONS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./schools.ts')).SCHOOLS,
    },
    {
      kinds: [
        'PPL_PRS_BILL',
        'OTHER',
        'COPYRIGHT_INFRINGEMENT_LETTER',
        'CEASE_AND_DESIST',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./music-license.ts')).MUSIC_LICENSE,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./travel-and-parcels.ts')).TRAVEL_AND_PARCELS,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'LETTER_BEFORE_CLAIM',
        'CEASE_AND_DESIST',
        'COURT_CLAIM',
        'INSURANCE_DECISION',
      ],
      rules: async () => (await import('./neighbors.ts')).NEIGHBORS,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'BAILIFF_NOTICE',
        'DEBT_COLLECTION_LETTER',
        'COURT_JUDGMENT',
      ],
      rules: async () => (await import('./family-orders.ts')).FAMILY_ORDERS,
    },
    {
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./used-cars-and-goods.ts')).USED_CARS_AND_GOODS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./cancel-rights.ts')).CANCEL_RIGHTS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./gyms.ts')).GYM_ROWS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./state-breaches.ts')).STATE_BREACHES,
    },
    {
      kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./fair-treatment-at-work.ts')).FAIR_TREATMENT_AT_WORK,
    },
    {
      kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./hiring-checks.ts')).HIRING_CHECKS,
    },
    {
      kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
      rules: async () => (await import('./rival-work.ts')).RIVAL_WORK_ROWS,
    },
    {
      kinds: ['OTHER', 'EVICTION_NOTICE', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./public-housing.ts')).PUBLIC_HOUSING,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./city-code.ts')).CITY_CODE,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'INSURANCE_DECISION'],
      rules: async () => (await import('./disability-and-veterans.ts')).DISABILITY_AND_VETERANS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM', 'COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./juries-and-subpoenas.ts')).JURIES_AND_SUBPOENAS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./student-aid.ts')).STUDENT_AID,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM'],
      rules: async () =>
        (await import('./citizenship-and-green-cards.ts')).CITIZENSHIP_AND_GREEN_CARDS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./medical-records.ts')).MEDICAL_RECORDS,
    },
    {
      kinds: [
        'CEASE_AND_DESIST',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
        'COURT_CLAIM',
        'ENQUIRY',
        'COPYRIGHT_INFRINGEMENT_LETTER',
      ],
      rules: async () => (await import('./speech-and-marks.ts')).SPEECH_AND_MARKS,
    },
    {
      kinds: [
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'COURT_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'OTHER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./state-rents.ts')).STATE_RENTS,
    },
    {
      kinds: [
        'PENALTY_CHARGE_NOTICE',
        'OTHER',
        'ENQUIRY',
        'PARKING_TICKET',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./state-streets.ts')).STATE_STREETS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./state-sold-debts.ts')).STATE_SOLD_DEBTS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'COURT_CLAIM'],
      rules: async () => (await import('./charges-and-pleas.ts')).CHARGES_AND_PLEAS,
    },
    {
      kinds: ['COURT_CLAIM', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
      rules: async () =>
        (await import('./state-family-and-small-cases.ts')).STATE_FAMILY_AND_SMALL_CASES,
    },
    {
      kinds: [
        'ENQUIRY',
        'OTHER',
        'COURT_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'TAX_DEMAND',
      ],
      rules: async () =>
        (await import('./bankruptcy-and-canceled-debts.ts')).BANKRUPTCY_AND_CANCELED_DEBTS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./card-charges-and-terms.ts')).CARD_CHARGES_AND_TERMS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./work-injuries.ts')).WORK_INJURIES,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'COURT_CLAIM', 'SCAM_LETTER'],
      rules: async () =>
        (await import('./estates-and-unclaimed-money.ts')).ESTATES_AND_UNCLAIMED_MONEY,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'INSURANCE_DECISION'],
      rules: async () => (await import('./health-plans.ts')).HEALTH_PLANS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./city-tenants.ts')).CITY_TENANTS,
    },
    {
      kinds: [
        'INSURANCE_DECISION',
        'LETTER_BEFORE_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'OTHER',
        'COURT_CLAIM',
        'ENQUIRY',
        'BENEFIT_OVERPAYMENT',
        'PENALTY_CHARGE_NOTICE',
        'DISMISSAL_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./state-public-matters.ts')).STATE_PUBLIC_MATTERS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./animals-in-rented-homes.ts')).ANIMALS_IN_RENTED_HOMES,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./timeshares.ts')).TIMESHARES,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'TAX_DEMAND'],
      rules: async () => (await import('./tax-credits.ts')).TAX_CREDITS,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./file-sharing.ts')).FILE_SHARING,
    },
    {
      kinds: [
        'OTHER',
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'ENQUIRY',
        'TAX_DEMAND',
        'DEBT_COLLECTION_LETTER',
        'PENALTY_CHARGE_NOTICE',
        'UTILITY_BILL_DEMAND',
        'PARKING_TICKET',
      ],
      rules: async () => (await import('./state-home-costs.ts')).STATE_HOME_COSTS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./state-home-deals.ts')).STATE_HOME_DEALS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./state-family-and-safety.ts')).STATE_FAMILY_AND_SAFETY,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./state-work-voice.ts')).STATE_WORK_VOICE,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./leave-and-breaks.ts')).LEAVE_AND_BREAKS,
    },
    {
      kinds: [
        'LETTER_BEFORE_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'OTHER',
        'CEASE_AND_DESIST',
        'ENQUIRY',
      ],
      rules: async () => (await import('./store-demands.ts')).STORE_DEMAND_ROWS,
    },
    {
      kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
      papers: ['exit_agreement'],
      rules: async () => (await import('./exit-agreements.ts')).EXIT_AGREEMENTS,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./right-to-sue.ts')).RIGHT_TO_SUE,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./workplace-warnings.ts')).WORKPLACE_WARNINGS,
    },
    {
      kinds: ['OTHER', 'EVICTION_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./nursing-homes.ts')).NURSING_HOMES,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./movers.ts')).MOVERS,
    },
    {
      kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
      rules: async () => (await import('./disaster-aid.ts')).DISASTER_AID,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'INSURANCE_DECISION',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
        'LETTER_BEFORE_CLAIM',
        'ENQUIRY',
      ],
      rules: async () => (await import('./surprise-bills.ts')).SURPRISE_BILLS,
    },
    {
      kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'],
      rules: async () => (await import('./towed-cars.ts')).TOWED_CARS,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./job-records.ts')).JOB_RECORDS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
      rules: async () => (await import('./payday-loans.ts')).PAYDAY_LOANS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./used-car-warranties.ts')).USED_CAR_WARRANTIES,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
      rules: async () => (await import('./disability-reviews.ts')).DISABILITY_REVIEWS,
    },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
      rules: async () => (await import('./last-insurers.ts')).LAST_INSURERS,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./accommodation.ts')).ACCOMMODATION,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./assistance-animals.ts')).ASSISTANCE_ANIMALS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./family-leave.ts')).FAMILY_LEAVE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
    ...LARGE_STATES,
    {
      kinds: [
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'COURT_CLAIM',
        'OTHER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./state-judgment-terms.ts')).STATE_JUDGMENT_TERMS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
        'RENT_ARREARS_LETTER',
        'BAILIFF_NOTICE',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./state-special-debts.ts')).STATE_SPECIAL_DEBTS,
    },
    {
      kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'EVICTION_NOTICE', 'BAILIFF_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./state-eviction-ends.ts')).STATE_EVICTION_ENDS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'ENQUIRY', 'RENT_ARREARS_LETTER', 'OTHER'],
      rules: async () => (await import('./state-rented-homes.ts')).STATE_RENTED_HOMES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'OTHER',
        'ENQUIRY',
        'TAX_DEMAND',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./state-owned-homes.ts')).STATE_OWNED_HOMES,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./state-city-claims.ts')).STATE_CITY_CLAIMS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./state-cut-offs-in-illness.ts')).STATE_CUT_OFFS_IN_ILLNESS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./state-debt-times.ts')).STATE_DEBT_TIMES,
    },
    {
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./state-debt-traps.ts')).STATE_DEBT_TRAPS,
    },
    {
      kinds: ['COURT_CLAIM', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./state-public-duties.ts')).STATE_PUBLIC_DUTIES,
    },
    {
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./state-goods-and-calls.ts')).STATE_GOODS_AND_CALLS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
        'ENQUIRY',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
      ],
      rules: async () => (await import('./state-family-care.ts')).STATE_FAMILY_CARE,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP, ...STATE_HELP],
  holidays: [...HOLIDAYS],
}
