/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./too-late-in-court.ts')).TOO_LATE_IN_COURT,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
  },
  {
    kinds: [
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'BAILIFF_NOTICE',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./too-late-for-home-and-work.ts')).TOO_LATE_FOR_HOME_AND_WORK,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./formal-demand.ts')).FORMAL_DEMAND,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./payment-order.ts')).PAYMENT_ORDER,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim-steps.ts')).COURT_CLAIM_STEPS,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./goods-seizure.ts')).GOODS_SEIZURE_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./bank-seizure.ts')).BANK_SEIZURE_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./wage-seizure.ts')).WAGE_SEIZURE_ROWS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer-contract.ts')).CONSUMER_CONTRACT,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./distance-selling.ts')).DISTANCE_SELLING,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./energy-bill.ts')).ENERGY_BILL,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./traffic-fine.ts')).TRAFFIC_FINE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./public-parking.ts')).PUBLIC_PARKING,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright.ts')).COPYRIGHT,
  },
  {
    kinds: ['PARKING_TICKET'],
    rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-demand.ts')).TAX_REMINDER,
  },
]
