/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./lawsuits.ts')).LAWSUITS,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./lawsuit-steps.ts')).LAWSUIT_STEPS,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./judgments.ts')).JUDGMENTS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax.ts')).TAX_ROWS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-deadlines.ts')).TAX_DEADLINES,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-steps.ts')).TAX_STEPS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-of-states-and-counties.ts')).TAX_OF_STATES_AND_COUNTIES,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-bill.ts')).TAX_BILL,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-notices.ts')).TAX_NOTICES,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance.ts')).INSURANCE,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright.ts')).COPYRIGHT,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./provider-notice.ts')).PROVIDER_NOTICE,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM_ROWS,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam-steps.ts')).SCAM_STEPS,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./bills.ts')).BILL_ROWS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer.ts')).CONSUMER,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./property-insurance.ts')).PROPERTY_INSURANCE,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility-notices.ts')).UTILITY_NOTICES,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./home-tax.ts')).HOME_TAX_ROWS,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./state-claims.ts')).STATE_CLAIMS,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./state-impostors.ts')).STATE_IMPOSTORS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./state-taxes.ts')).STATE_TAXES,
  },
  {
    kinds: [
      'COURT_CLAIM',
      'EVICTION_NOTICE',
      'TAX_DEMAND',
      'BENEFIT_OVERPAYMENT',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () => (await import('./too-late.ts')).TOO_LATE,
  },
  {
    kinds: [
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'OTHER',
      'LETTER_BEFORE_CLAIM',
      'BENEFIT_OVERPAYMENT',
      'BAILIFF_NOTICE',
    ],
    rules: async () =>
      (await import('./too-late-for-work-and-money.ts')).TOO_LATE_FOR_WORK_AND_MONEY,
  },
]
