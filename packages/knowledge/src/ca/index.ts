/** Canada: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { ONE_KIND_PARTS } from './one-kind-parts.ts'
import { SENDERS } from './senders.ts'

export const CA: CountryLaw = {
  country: 'ca',
  asOf: '2026-11-23',
  version: 'ca-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./credit-files.ts')).CREDIT_FILES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
    },
    {
      kinds: ['LETTER_BEFORE_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./small-claims.ts')).SMALL_CLAIMS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./particular-debts.ts')).PARTICULAR_DEBTS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'TAX_DEMAND',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    ...ONE_KIND_PARTS,
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () =>
        (await import('./court-judgment-by-province.ts')).COURT_JUDGMENT_BY_PROVINCE,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./housing-ontario.ts')).HOUSING_ONTARIO,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./housing-british-columbia.ts')).HOUSING_BRITISH_COLUMBIA,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./housing-alberta.ts')).HOUSING_ALBERTA,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./housing-quebec.ts')).HOUSING_QUEBEC,
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
      kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./rtb-hearing.ts')).RTB_HEARING,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./employment.ts')).EMPLOYMENT,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./notice-pay.ts')).NOTICE_PAY,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./dismissal-complaints.ts')).DISMISSAL_COMPLAINTS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./contract-cancelling.ts')).CONTRACT_CANCELLING,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('ca'),
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE_RULES,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./crash-benefits.ts')).CRASH_BENEFITS_RULES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax.ts')).TAX_RULES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./benefits.ts')).BENEFIT_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./employment-insurance.ts')).EMPLOYMENT_INSURANCE_ROWS,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./public-pension.ts')).PUBLIC_PENSION_ROWS,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./social-assistance.ts')).SOCIAL_ASSISTANCE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./fine.ts')).FINE_RULES,
    },
    {
      kinds: ['PARKING_TICKET', 'ENQUIRY'],
      rules: async () => (await import('./parking.ts')).PARKING_RULES,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./bills.ts')).BILL_RULES,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./bills-by-province.ts')).BILLS_BY_PROVINCE,
    },
    {
      kinds: ['SCAM_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./scam.ts')).SCAM_RULES,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright.ts')).COPYRIGHT_RULES,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./enquiry-deposit.ts')).ENQUIRY_DEPOSIT,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
        'INSURANCE_DECISION',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./provincial-acts.ts')).PROVINCIAL_ACTS,
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
      kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./mortgage.ts')).MORTGAGE_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./car-loan.ts')).CAR_LOAN_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./condominium.ts')).CONDOMINIUM_RULES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./flights.ts')).FLIGHTS,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./layoff.ts')).LAYOFFS,
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
      kinds: ['CEASE_AND_DESIST'],
      rules: async () =>
        (await import('./cease-and-desist-by-province.ts')).CEASE_AND_DESIST_BY_PROVINCE,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER', 'REDUNDANCY_NOTICE'],
      papers: ['disciplinary_hearing', 'work_warning', 'work_suspension', 'exit_agreement'],
      rules: async () => (await import('./warnings-at-work.ts')).WARNINGS_AT_WORK,
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
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['benefit_decision', 'tribunal_hearing'],
      rules: async () => (await import('./benefit-decision.ts')).BENEFIT_DECISION,
    },
    {
      kinds: ['OTHER'],
      papers: ['immigration_refusal'],
      rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
      papers: ['child_maintenance'],
      rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
      papers: ['estate_debt'],
      rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
    },
    {
      kinds: ['OTHER'],
      papers: ['account_closing'],
      rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./unpaid-fines.ts')).UNPAID_FINES,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
