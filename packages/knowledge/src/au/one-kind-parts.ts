/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court.ts')).COURT,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./days-to-answer.ts')).DAYS_TO_ANSWER,
  },
  {
    kinds: ['STATUTORY_DEMAND'],
    rules: async () => (await import('./bankruptcy-notice.ts')).BANKRUPTCY_NOTICE_ROWS,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('au'),
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance.ts')).INSURANCE_RULES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefits.ts')).BENEFIT_RULES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./fine.ts')).FINE_RULES,
  },
  {
    kinds: ['PARKING_TICKET'],
    rules: async () => (await import('./parking.ts')).PARKING_RULES,
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
    kinds: [
      'COURT_CLAIM',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'STATUTORY_DEMAND',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'TAX_DEMAND',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () => (await import('./too-late.ts')).TOO_LATE,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./work-injury.ts')).WORK_INJURY,
  },
]
