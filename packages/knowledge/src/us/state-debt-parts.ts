/** Rows about debts and courts, by the law of states: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const STATE_DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',

      'ENQUIRY',
    ],
    rules: async () => (await import('./state-special.ts')).STATE_SPECIAL,
  },
  {
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./state-special-homes.ts')).STATE_SPECIAL_HOMES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./state-debt.ts')).STATE_DEBT,
  },
  {
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./state-judgments.ts')).STATE_JUDGMENTS,
  },
  {
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'OTHER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./state-trade.ts')).STATE_TRADE,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./state-renewals.ts')).STATE_RENEWALS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'COURT_CLAIM',
      'OTHER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./state-hospitals.ts')).STATE_HOSPITALS,
  },
  {
    kinds: [
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./state-home-loans.ts')).STATE_HOME_LOANS,
  },
  {
    kinds: [
      'BAILIFF_NOTICE',
      'CONSUMER_CONTRACT_DISPUTE',
      'COURT_JUDGMENT',
      'DEBT_COLLECTION_LETTER',
      'DISMISSAL_LETTER',
      'ENQUIRY',
      'EVICTION_NOTICE',
      'INSURANCE_DECISION',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'REDUNDANCY_NOTICE',
      'RENT_ARREARS_LETTER',
      'SCAM_LETTER',
    ],
    rules: async () => (await import('./states-in-common.ts')).STATES_IN_COMMON,
  },
  {
    kinds: [
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
    ],
    rules: async () => (await import('./state-builders.ts')).STATE_BUILDERS,
  },
  {
    kinds: [
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'COURT_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'OTHER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./state-rents.ts')).STATE_RENTS,
  },
  {
    kinds: [
      'PENALTY_CHARGE_NOTICE',
      'OTHER',
      'ENQUIRY',
      'PARKING_TICKET',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
    ],
    rules: async () => (await import('./state-streets.ts')).STATE_STREETS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./state-sold-debts.ts')).STATE_SOLD_DEBTS,
  },
  {
    kinds: ['COURT_CLAIM', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./state-divorces.ts')).STATE_DIVORCES,
  },
  {
    kinds: ['COURT_CLAIM', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./state-small-cases.ts')).STATE_SMALL_CASES,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'COURT_CLAIM', 'SCAM_LETTER'],
    rules: async () =>
      (await import('./estates-and-unclaimed-money.ts')).ESTATES_AND_UNCLAIMED_MONEY,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./state-hearings-and-schools.ts')).STATE_HEARINGS_AND_SCHOOLS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./state-timeshares.ts')).STATE_TIMESHARES,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./state-paid-leave.ts')).STATE_PAID_LEAVE,
  },
  {
    kinds: [
      'INSURANCE_DECISION',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'OTHER',
      'COURT_CLAIM',
      'ENQUIRY',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () =>
      (await import('./state-crashes-and-drunk-driving.ts')).STATE_CRASHES_AND_DRUNK_DRIVING,
  },
  {
    kinds: [
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'COURT_CLAIM',
      'OTHER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./state-judgment-terms.ts')).STATE_JUDGMENT_TERMS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'RENT_ARREARS_LETTER',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
    ],
    rules: async () => (await import('./state-special-debts.ts')).STATE_SPECIAL_DEBTS,
  },
  {
    kinds: [
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'BAILIFF_NOTICE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./state-eviction-ends.ts')).STATE_EVICTION_ENDS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'OTHER',
      'ENQUIRY',
      'TAX_DEMAND',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./state-owned-homes.ts')).STATE_OWNED_HOMES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./state-debt-times.ts')).STATE_DEBT_TIMES,
  },
  {
    kinds: ['COURT_CLAIM', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./state-public-duties.ts')).STATE_PUBLIC_DUTIES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'ENQUIRY',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
    ],
    rules: async () => (await import('./state-family-care.ts')).STATE_FAMILY_CARE,
  },
]
