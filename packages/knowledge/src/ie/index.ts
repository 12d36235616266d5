/** Ireland: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const IE: CountryLaw = {
  country: 'ie',
  asOf: '2026-11-22',
  version: 'ie-2026-11-22',
  parts: [
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'ENQUIRY',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
      ],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./lenders.ts')).LENDERS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./before-court.ts')).BEFORE_COURT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./debt-practices.ts')).DEBT_PRACTICES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM_ROWS,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
    },
    {
      kinds: ['STATUTORY_DEMAND'],
      rules: async () => (await import('./bankruptcy-summons.ts')).BANKRUPTCY_SUMMONS_ROWS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./notice-of-termination.ts')).NOTICE_OF_TERMINATION,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./housing.ts')).HOUSING,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./employment.ts')).EMPLOYMENT,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./redundancy.ts')).REDUNDANCY,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE_RULES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax.ts')).TAX_RULES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefits.ts')).BENEFIT_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./fine.ts')).FINE_RULES,
    },
    {
      kinds: ['PARKING_TICKET', 'ENQUIRY'],
      rules: async () => (await import('./parking.ts')).PARKING_RULES,
    },
    {
      kinds: ['TV_LICENCE_LETTER'],
      rules: async () => (await import('./tv-licence.ts')).TV_LICENCE_RULES,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./bills.ts')).BILL_RULES,
    },
    {
      kinds: ['SCAM_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./scam.ts')).SCAM_RULES,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: [
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'ENQUIRY',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'SCAM_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'OTHER',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./enquiry-rented-home.ts')).ENQUIRY_RENTED_HOME,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./invoice.ts')).INVOICE_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./car-loan.ts')).CAR_LOAN_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./mortgage.ts')).MORTGAGE_RULES,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./data-breach.ts')).DATA_BREACH_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./management-company.ts')).MANAGEMENT_COMPANY_RULES,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright.ts')).COPYRIGHT_RULES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./flights.ts')).FLIGHTS,
    },
    {
      kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./hospital-charges.ts')).HOSPITAL_CHARGES,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNTS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./deposit.ts')).DEPOSITS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./discipline.ts')).DISCIPLINE,
    },
    {
      kinds: ['CEASE_AND_DESIST'],
      rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./family.ts')).FAMILY,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./school.ts')).SCHOOL,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY', 'COURT_CLAIM', 'TAX_DEMAND'],
      rules: async () => (await import('./road-and-neighbours.ts')).ROAD_AND_NEIGHBOURS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./work-terms.ts')).WORK_TERMS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      rules: async () => (await import('./trips-and-luggage.ts')).TRIPS_AND_LUGGAGE,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./residence.ts')).RESIDENCE,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./fair-deal.ts')).FAIR_DEAL,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./injury.ts')).INJURY,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./public-body-complaint.ts')).PUBLIC_BODY_COMPLAINT,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
      rules: async () => (await import('./housing-support.ts')).HOUSING_SUPPORT,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./data-copy.ts')).DATA_COPY,
    },
    {
      kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER', 'COURT_JUDGMENT', 'COURT_CLAIM'],
      rules: async () => (await import('./instalment-order.ts')).INSTALMENT_ORDER,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./broadband.ts')).BROADBAND,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./assessment-of-need.ts')).ASSESSMENT_OF_NEED,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./couples.ts')).COUPLES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER', 'REDUNDANCY_NOTICE'],
      papers: ['disciplinary_hearing', 'work_warning', 'work_suspension', 'exit_agreement'],
      rules: async () => (await import('./warnings-at-work.ts')).WARNINGS_AT_WORK,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      papers: ['driver_details', 'police_penalty'],
      rules: async () => (await import('./garda-notices.ts')).GARDA_NOTICES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['complaint_refused'],
      rules: async () => (await import('./complaint-refused.ts')).COMPLAINT_REFUSED,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['policy_cancelled'],
      rules: async () => (await import('./policy-cancelled.ts')).POLICY_CANCELLED,
    },
    {
      kinds: ['OTHER'],
      papers: ['service_charge'],
      rules: async () => (await import('./service-charge.ts')).SERVICE_CHARGE,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      papers: ['benefit_decision', 'benefit_review'],
      rules: async () => (await import('./welfare-decision.ts')).WELFARE_DECISION,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
    },
    {
      kinds: ['OTHER'],
      papers: ['council_order'],
      rules: async () => (await import('./council-orders.ts')).COUNCIL_ORDERS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
      papers: ['estate_debt'],
      rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
    },
    {
      kinds: ['OTHER'],
      papers: ['immigration_refusal'],
      rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['deposit_deductions'],
      rules: async () => (await import('./deposit-deductions.ts')).DEPOSIT_DEDUCTIONS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
      papers: ['child_maintenance'],
      rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./debt-sold.ts')).DEBT_SOLD,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./lender-calls.ts')).LENDER_CALLS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'COURT_JUDGMENT', 'OTHER'],
      rules: async () => (await import('./debtor-summons.ts')).DEBTOR_SUMMONS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./leaving-fee.ts')).LEAVING_FEE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
      rules: async () => (await import('./rent-warning.ts')).RENT_WARNING,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./revenue-sheriff.ts')).REVENUE_SHERIFF,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./tax-collected.ts')).TAX_COLLECTED,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./court-fines.ts')).COURT_FINES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./welfare-debt.ts')).WELFARE_DEBT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
