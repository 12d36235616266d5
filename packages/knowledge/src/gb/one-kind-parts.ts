/** Rows about papers of one kind each: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const ONE_KIND_PARTS: readonly LawPart[] = [
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./bailiff.ts')).BAILIFF,
  },
  {
    kinds: ['COUNCIL_TAX_DEMAND'],
    rules: async () => (await import('./council-tax.ts')).COUNCIL_TAX,
  },
  {
    kinds: ['PARKING_TICKET'],
    rules: async () => (await import('./parking.ts')).PARKING,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./penalty-charge.ts')).PENALTY_CHARGE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./letter-before-claim.ts')).LETTER_BEFORE_CLAIM,
  },
  {
    kinds: ['COURT_CLAIM'],
    rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./charging-order.ts')).CHARGING_ORDER,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    rules: async () => (await import('./third-party-debt.ts')).THIRD_PARTY_DEBT,
  },
  {
    kinds: ['STATUTORY_DEMAND'],
    rules: async () =>
      (await import('./statutory-demand-northern-ireland.ts')).STATUTORY_DEMAND_NORTHERN_IRELAND,
  },
  {
    kinds: ['STATUTORY_DEMAND'],
    rules: async () => (await import('./statutory-demand.ts')).STATUTORY_DEMAND,
  },
  {
    kinds: ['PPL_PRS_BILL'],
    rules: async () => (await import('./music-licence.ts')).MUSIC_LICENCE,
  },
  {
    kinds: ['TV_LICENCE_LETTER'],
    rules: async () => (await import('./tv-licence.ts')).TV_LICENCE,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-demand.ts')).TAX_DEMAND,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('gb'),
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance-decision.ts')).INSURANCE_DECISION,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright-letter.ts')).COPYRIGHT_LETTER,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer-contract.ts')).CONSUMER_CONTRACT,
  },
  {
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefit-overpayment.ts')).BENEFIT_OVERPAYMENT,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam-law.ts')).SCAM_LAW,
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    rules: async () => (await import('./deposit-at-the-end.ts')).DEPOSIT_AT_THE_END,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./data-before-a-claim.ts')).DATA_BEFORE_A_CLAIM,
  },
  {
    kinds: ['EVICTION_NOTICE'],
    rules: async () => (await import('./lease-forfeiture.ts')).LEASE_FORFEITURE,
  },
  {
    kinds: ['COURT_CLAIM', 'STATUTORY_DEMAND'],
    rules: async () => (await import('./too-late-in-court.ts')).TOO_LATE_IN_COURT,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'COUNCIL_TAX_DEMAND', 'TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'EVICTION_NOTICE'],
    rules: async () => (await import('./too-late-for-home-and-work.ts')).TOO_LATE_FOR_HOME_AND_WORK,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    rules: async () => (await import('./too-late-for-fines.ts')).TOO_LATE_FOR_FINES,
  },
  {
    kinds: [
      'INSURANCE_DECISION',
      'BENEFIT_OVERPAYMENT',
      'RENT_ARREARS_LETTER',
      'DISMISSAL_LETTER',
      'OTHER',
    ],
    rules: async () => (await import('./too-late-for-decisions.ts')).TOO_LATE_FOR_DECISIONS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'INSURANCE_DECISION'],
    rules: async () =>
      (await import('./too-late-for-other-penalties.ts')).TOO_LATE_FOR_OTHER_PENALTIES,
  },
  {
    kinds: ['EVICTION_NOTICE'],
    rules: async () => (await import('./eviction-defences.ts')).EVICTION_DEFENCES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () =>
      (await import('./dismissal-when-ill-or-expecting.ts')).DISMISSAL_WHEN_ILL_OR_EXPECTING,
  },
  {
    kinds: ['DISMISSAL_LETTER'],
    rules: async () => (await import('./dismissal-reasons.ts')).DISMISSAL_REASONS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-codes-and-errors.ts')).TAX_CODES_AND_ERRORS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./default-sums.ts')).DEFAULT_SUMS_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./logbook-loan.ts')).LOGBOOK_LOAN,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./course-costs.ts')).COURSE_COSTS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./other-letters.ts')).OTHER_LETTERS,
  },
]
