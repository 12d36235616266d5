/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim.ts')).COURT_CLAIM_ROWS,
  },
  {
    kinds: ['STATUTORY_DEMAND'],
    rules: async () => (await import('./bankruptcy-summons.ts')).BANKRUPTCY_SUMMONS_ROWS,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('ie'),
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
    kinds: ['TV_LICENCE_LETTER'],
    rules: async () => (await import('./tv-licence.ts')).TV_LICENCE_RULES,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./bills.ts')).BILL_RULES,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright.ts')).COPYRIGHT_RULES,
  },
  {
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
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
    kinds: [
      'COURT_CLAIM',
      'STATUTORY_DEMAND',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'TAX_DEMAND',
      'BENEFIT_OVERPAYMENT',
      'PENALTY_CHARGE_NOTICE',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
    ],
    rules: async () => (await import('./too-late.ts')).TOO_LATE,
  },
]
