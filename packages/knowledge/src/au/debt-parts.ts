/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./loan-arrears.ts')).LOAN_ARREARS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./particular-debts.ts')).PARTICULAR_DEBTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./energy-debt.ts')).ENERGY_DEBTS,
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
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    rules: async () => (await import('./court-judgment-by-state.ts')).COURT_JUDGMENT_BY_STATE,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./services.ts')).SERVICES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./tax.ts')).TAX_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./tolls.ts')).TOLLS_RULES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'ENQUIRY',
      'RENT_ARREARS_LETTER',
    ],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./credit-report.ts')).CREDIT_REPORT_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./lawyers-bill.ts')).LAWYERS_BILL_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./car-loan.ts')).CAR_LOAN_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./mortgage.ts')).MORTGAGE_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./strata.ts')).STRATA_RULES,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['jury_summons'],
    rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
    papers: ['estate_debt'],
    rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./unpaid-fines.ts')).UNPAID_FINES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TAX_DEMAND'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
]
