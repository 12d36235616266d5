/** Rows about homes, work, buying and public offices: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./notice-of-termination.ts')).NOTICE_OF_TERMINATION,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing.ts')).HOUSING,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./council-tenancy.ts')).COUNCIL_TENANCY,
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
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    rules: async () => (await import('./consumer-steps.ts')).CONSUMER_STEPS,
  },
  {
    kinds: ['PARKING_TICKET', 'ENQUIRY'],
    rules: async () => (await import('./parking.ts')).PARKING_RULES,
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
    kinds: ['OTHER'],
    rules: async () => (await import('./data-breach.ts')).DATA_BREACH_RULES,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./flights.ts')).FLIGHTS,
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
    kinds: ['OTHER', 'ENQUIRY'],
    rules: async () => (await import('./family.ts')).FAMILY,
  },
  {
    kinds: ['OTHER', 'ENQUIRY'],
    rules: async () => (await import('./school.ts')).SCHOOL,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY', 'COURT_CLAIM', 'TAX_DEMAND'],
    rules: async () => (await import('./on-the-road.ts')).ON_THE_ROAD,
  },
  {
    kinds: ['OTHER', 'ENQUIRY'],
    rules: async () => (await import('./neighbours.ts')).NEIGHBOURS,
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
    kinds: ['OTHER'],
    papers: ['council_order'],
    rules: async () => (await import('./council-orders.ts')).COUNCIL_ORDERS,
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
]
