/** Rows about what one buys, insurance, fraud and all else: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const CONSUMER_PARTS: readonly LawPart[] = [
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./flights.ts')).FLIGHTS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'OTHER', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./phone-service.ts')).PHONE_SERVICE,
  },
  {
    kinds: ['ENQUIRY', 'OTHER'],
    rules: async () => (await import('./other-papers.ts')).OTHER_PAPERS,
  },
  {
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'OTHER',
      'RENT_ARREARS_LETTER',
    ],
    rules: async () => (await import('./leases.ts')).LEASES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
  },
  {
    kinds: ['ENQUIRY', 'INSURANCE_DECISION', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./cars-and-licences.ts')).CARS_AND_LICENCES,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./leaving-a-job.ts')).LEAVING_A_JOB,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('./contract-signed-at-home.ts')).CONTRACT_SIGNED_AT_HOME,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./card-refund.ts')).CARD_REFUND,
  },
  {
    kinds: ['OTHER'],
    papers: ['rent_increase'],
    rules: async () => (await import('./rent-increase.ts')).RENT_INCREASE,
  },
  {
    kinds: ['OTHER'],
    papers: ['rent_increase'],
    rules: async () => (await import('./rent-increase-wales.ts')).RENT_INCREASE_WALES,
  },
  {
    kinds: ['OTHER'],
    papers: ['rent_increase'],
    rules: async () => (await import('./rent-increase-scotland.ts')).RENT_INCREASE_SCOTLAND,
  },
  {
    kinds: ['OTHER'],
    papers: ['rent_increase'],
    rules: async () =>
      (await import('./rent-increase-northern-ireland.ts')).RENT_INCREASE_NORTHERN_IRELAND,
  },
  {
    kinds: ['OTHER'],
    papers: ['immigration_refusal'],
    rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
  },
  {
    kinds: ['OTHER'],
    papers: ['council_order'],
    rules: async () => (await import('./order-on-a-nuisance.ts')).ORDER_ON_A_NUISANCE,
  },
  {
    kinds: ['OTHER'],
    papers: ['council_order'],
    rules: async () => (await import('./order-on-conduct.ts')).ORDER_ON_CONDUCT,
  },
  {
    kinds: ['OTHER'],
    papers: ['council_order'],
    rules: async () => (await import('./order-on-building.ts')).ORDER_ON_BUILDING,
  },
  {
    kinds: ['OTHER'],
    papers: ['council_order'],
    rules: async () => (await import('./order-on-a-home.ts')).ORDER_ON_A_HOME,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'INSURANCE_DECISION', 'OTHER'],
    papers: ['complaint_refused'],
    rules: async () => (await import('./complaint-refused.ts')).COMPLAINT_REFUSED,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'INSURANCE_DECISION', 'OTHER'],
    papers: ['complaint_refused'],
    rules: async () => (await import('./other-ombudsmen.ts')).OTHER_OMBUDSMEN,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-phone.ts')).PRICE_RISE_PHONE,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-energy.ts')).PRICE_RISE_ENERGY,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-insurance.ts')).PRICE_RISE_INSURANCE,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
  },
  {
    kinds: ['OTHER'],
    papers: ['data_breach'],
    rules: async () => (await import('./data-breach.ts')).DATA_BREACH,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    papers: ['deposit_deductions'],
    rules: async () => (await import('./deposit-protection.ts')).DEPOSIT_PROTECTION,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    papers: ['deposit_deductions'],
    rules: async () => (await import('./deposit-scotland.ts')).DEPOSIT_SCOTLAND,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    papers: ['deposit_deductions'],
    rules: async () => (await import('./deposit-northern-ireland.ts')).DEPOSIT_NORTHERN_IRELAND,
  },
  {
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    papers: ['policy_cancelled'],
    rules: async () => (await import('./policy-cancelled.ts')).POLICY_CANCELLED,
  },
  {
    kinds: ['OTHER'],
    papers: ['account_closing'],
    rules: async () => (await import('./account-closing.ts')).ACCOUNT_CLOSING,
  },
  {
    kinds: ['OTHER'],
    papers: ['works_consultation'],
    rules: async () => (await import('./works-consultation.ts')).WORKS_CONSULTATION,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    rules: async () => (await import('./false-advert.ts')).FALSE_ADVERT,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./phone-contract-fee.ts')).PHONE_CONTRACT_FEE,
  },
]
