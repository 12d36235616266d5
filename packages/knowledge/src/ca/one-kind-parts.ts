/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court.ts')).COURT,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./child-protection.ts')).CHILD_PROTECTION,
  },
  {
    kinds: [
      'COURT_CLAIM',
      'EVICTION_NOTICE',
      'TAX_DEMAND',
      'BENEFIT_OVERPAYMENT',
      'PENALTY_CHARGE_NOTICE',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'RENT_ARREARS_LETTER',
    ],
    rules: async () => (await import('./too-late.ts')).TOO_LATE,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-by-province.ts')).COURT_BY_PROVINCE,
  },
  {
    kinds: [
      'BENEFIT_OVERPAYMENT',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'INSURANCE_DECISION',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
]
