/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./sold-debt.ts')).SOLD_DEBT_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./loan-debt.ts')).LOAN_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./credit-file.ts')).CREDIT_FILE_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./late-payment.ts')).LATE_PAYMENT,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./payment-order.ts')).PAYMENT_ORDER_ROWS,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
  },
  {
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
    rules: async () => (await import('./eviction-claim.ts')).EVICTION_CLAIM_ROWS,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    rules: async () => (await import('./enforcement.ts')).ENFORCEMENT,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    rules: async () => (await import('./enforcement-steps.ts')).ENFORCEMENT_STEPS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    rules: async () => (await import('./seizure-limits.ts')).SEIZURE_LIMITS,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./damage-claims.ts')).DAMAGE_CLAIMS,
  },
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./too-late-in-court.ts')).TOO_LATE_IN_COURT,
  },
]
