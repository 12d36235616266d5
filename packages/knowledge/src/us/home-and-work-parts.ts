/** Rows about homes and work: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const HOME_AND_WORK_PARTS: readonly LawPart[] = [
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./eviction-notices.ts')).EVICTION_NOTICES,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./eviction-rights.ts')).EVICTION_RIGHTS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./eviction-steps.ts')).EVICTION_STEPS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./eviction-myths.ts')).EVICTION_MYTHS,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal.ts')).DISMISSAL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-deadlines.ts')).DISMISSAL_DEADLINES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-steps.ts')).DISMISSAL_STEPS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./dismissal-myths.ts')).DISMISSAL_MYTHS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'UTILITY_BILL_DEMAND',
    ],
    rules: async () => (await import('./charges.ts')).CHARGES,
  },
  {
    kinds: [
      'EVICTION_NOTICE',
      'COURT_CLAIM',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'TAX_DEMAND',
    ],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-law.ts')).DISMISSAL_LAW,
  },
  {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./fair-treatment-at-work.ts')).FAIR_TREATMENT_AT_WORK,
  },
  {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./hiring-checks.ts')).HIRING_CHECKS,
  },
  {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
    rules: async () => (await import('./rival-work.ts')).RIVAL_WORK_ROWS,
  },
  {
    kinds: ['OTHER', 'EVICTION_NOTICE', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./public-housing.ts')).PUBLIC_HOUSING,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./city-tenants.ts')).CITY_TENANTS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./animals-in-rented-homes.ts')).ANIMALS_IN_RENTED_HOMES,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./leave-and-breaks.ts')).LEAVE_AND_BREAKS,
  },
  {
    kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
    papers: ['exit_agreement'],
    rules: async () => (await import('./exit-agreements.ts')).EXIT_AGREEMENTS,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./right-to-sue.ts')).RIGHT_TO_SUE,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./workplace-warnings.ts')).WORKPLACE_WARNINGS,
  },
  {
    kinds: ['OTHER', 'EVICTION_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./nursing-homes.ts')).NURSING_HOMES,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./job-records.ts')).JOB_RECORDS,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./accommodation.ts')).ACCOMMODATION,
  },
  {
    kinds: [
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'OTHER',
      'COURT_CLAIM',
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'LETTER_BEFORE_CLAIM',
      'CEASE_AND_DESIST',
      'DEBT_COLLECTION_LETTER',
      'UTILITY_BILL_DEMAND',
    ],
    rules: async () => (await import('./named-law-of-homes.ts')).NAMED_LAW_OF_HOMES,
  },
]
