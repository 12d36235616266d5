/** Rows about homes, work, buying and public offices: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing-new-south-wales.ts')).HOUSING_NEW_SOUTH_WALES,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing-victoria.ts')).HOUSING_VICTORIA,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing-queensland.ts')).HOUSING_QUEENSLAND,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing.ts')).HOUSING,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./housing-smaller-states.ts')).HOUSING_SMALLER_STATES,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./housing-western-australia.ts')).HOUSING_WESTERN_AUSTRALIA,
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
    rules: async () => (await import('./last-pay.ts')).LAST_PAY,
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
    kinds: ['SCAM_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./scam.ts')).SCAM_RULES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./enquiry-bond.ts')).ENQUIRY_BOND,
  },
  {
    kinds: [
      'ENQUIRY',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () => (await import('./state-acts.ts')).STATE_ACTS,
  },
  {
    kinds: ['SCAM_LETTER', 'OTHER'],
    rules: async () => (await import('./card-payments.ts')).CARD_PAYMENT_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'COUNCIL_TAX_DEMAND', 'OTHER'],
    rules: async () => (await import('./council-rates.ts')).COUNCIL_RATES_RULES,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('./credit-refused.ts')).CREDIT_REFUSED,
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
    kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./child-support.ts')).CHILD_SUPPORT_RULES,
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
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'REDUNDANCY_NOTICE'],
    papers: ['disciplinary_hearing', 'work_warning', 'work_suspension', 'exit_agreement'],
    rules: async () => (await import('./warnings-at-work.ts')).WARNINGS_AT_WORK,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
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
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    papers: ['benefit_decision', 'benefit_review'],
    rules: async () => (await import('./centrelink-decision.ts')).CENTRELINK_DECISION,
  },
  {
    kinds: ['OTHER'],
    papers: ['immigration_refusal'],
    rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
  },
  {
    kinds: ['OTHER'],
    papers: ['account_closing'],
    rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    papers: ['deposit_deductions'],
    rules: async () => (await import('./deposit-deductions.ts')).DEPOSIT_DEDUCTIONS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['driver_details', 'council_order'],
    rules: async () => (await import('./official-orders.ts')).OFFICIAL_ORDERS,
  },
]
