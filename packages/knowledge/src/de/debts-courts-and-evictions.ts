/** Germany: the rows on letters of collectors, courts, court officers and landlords who end a lease, by subject. */
import type { LawPart } from '../country-law.ts'

export const DEBTS_COURTS_AND_EVICTIONS: readonly LawPart[] = [
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-rights.ts')).DEBT_COLLECTION_RIGHTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-costs.ts')).DEBT_COLLECTION_COSTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./loan-ended.ts')).LOAN_ENDED_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./rent-debt.ts')).RENT_DEBT,
  },
  {
    kinds: ['COURT_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./payment-order.ts')).PAYMENT_ORDER_ROWS,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./payment-order-steps.ts')).PAYMENT_ORDER_STEPS,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
  },
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./enforcement-order.ts')).ENFORCEMENT_ORDER,
  },
  {
    kinds: ['COURT_JUDGMENT', 'ENQUIRY'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
  },
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    rules: async () => (await import('./too-late-in-court.ts')).TOO_LATE_IN_COURT,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./bailiff.ts')).BAILIFF,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    rules: async () => (await import('./eviction-day.ts')).EVICTION_DAY,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./asset-statement.ts')).ASSET_STATEMENT_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'OTHER'],
    rules: async () => (await import('./account-seizure.ts')).ACCOUNT_SEIZURE_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./safe-from-seizure.ts')).SAFE_FROM_SEIZURE,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./eviction.ts')).EVICTION,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./eviction-claim.ts')).EVICTION_CLAIM_ROWS,
  },
  {
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-arrears.ts')).RENT_ARREARS,
  },
  {
    kinds: ['EVICTION_NOTICE'],
    rules: async () => (await import('./own-need.ts')).OWN_NEED_ROWS,
  },
  {
    kinds: ['EVICTION_NOTICE'],
    rules: async () => (await import('./hardship-objection.ts')).HARDSHIP_OBJECTION,
  },
]
