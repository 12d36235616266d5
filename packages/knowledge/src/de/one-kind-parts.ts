/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'
import { DEBTS_COURTS_AND_EVICTIONS } from './debts-courts-and-evictions.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./administrative-benefit.ts')).ADMINISTRATIVE_BENEFIT,
  },
  ...DEBTS_COURTS_AND_EVICTIONS,
  {
    kinds: [
      'PENALTY_CHARGE_NOTICE',
      'TAX_DEMAND',
      'BENEFIT_OVERPAYMENT',
      'COURT_JUDGMENT',
      'OTHER',
    ],
    rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
  },
  {
    kinds: [
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./too-late-for-home-and-work.ts')).TOO_LATE_FOR_HOME_AND_WORK,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./child-benefit.ts')).CHILD_BENEFIT_ROWS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefits.ts')).BENEFITS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax.ts')).TAX,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility.ts')).UTILITY,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility-steps.ts')).UTILITY_STEPS,
  },
  {
    kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('de'),
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance.ts')).INSURANCE,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance-public.ts')).INSURANCE_PUBLIC,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer.ts')).CONSUMER,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer-steps.ts')).CONSUMER_STEPS,
  },
  {
    kinds: ['PPL_PRS_BILL'],
    rules: async () => (await import('./music-licence.ts')).MUSIC_LICENCE,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./energy-bill.ts')).ENERGY_BILL,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-extras.ts')).TAX_EXTRAS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./local-tax.ts')).LOCAL_TAX,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./insured-disclosure.ts')).INSURED_DISCLOSURE,
  },
  {
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./unfair-competition.ts')).UNFAIR_COMPETITION,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./advance-maintenance-back.ts')).ADVANCE_MAINTENANCE_BACK,
  },
]
