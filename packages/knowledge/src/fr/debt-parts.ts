/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./shared-costs.ts')).SHARED_COSTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'BAILIFF_NOTICE', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./collection-costs.ts')).COLLECTION_COSTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./loans-and-bank-fees.ts')).LOANS_AND_BANK_FEES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'RENT_ARREARS_LETTER',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
      'OTHER',
    ],
    rules: async () => (await import('./guarantor.ts')).GUARANTOR_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./late-fee.ts')).LATE_FEE,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./enforcement.ts')).ENFORCEMENT,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./enforcement-steps.ts')).ENFORCEMENT_STEPS,
  },
  {
    kinds: [
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
    ],
    rules: async () => (await import('./eviction-judged.ts')).EVICTION_JUDGED_ROWS,
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    rules: async () => (await import('./eviction-by-officer.ts')).EVICTION_BY_OFFICER,
  },
  {
    kinds: ['TAX_DEMAND', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./tax-debt.ts')).TAX_DEBT_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TAX_DEMAND'],
    rules: async () => (await import('./urssaf-debt.ts')).URSSAF_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./public-bills.ts')).PUBLIC_BILLS_ROWS,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'INSURANCE_DECISION'],
    rules: async () => (await import('./insurance-refusal.ts')).INSURANCE_REFUSAL,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./job-absence.ts')).JOB_ABSENCE,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./pay-by-mistake.ts')).PAID_TOO_MUCH,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'SCAM_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: [
      'BENEFIT_OVERPAYMENT',
      'TAX_DEMAND',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'COURT_CLAIM',
    ],
    rules: async () => (await import('./emergency-repair.ts')).EMERGENCY_REPAIR,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./transport-fine.ts')).TRANSPORT_FINE,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./overdebt-commission.ts')).OVERDEBT_COMMISSION,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./bank-letters.ts')).BANK_LETTERS,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./telecom.ts')).TELECOM_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./company-reminder.ts')).COMPANY_REMINDER,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./inheritance.ts')).INHERITANCE,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('./hidden-fault.ts')).HIDDEN_FAULT,
  },
  {
    kinds: ['OTHER', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./notice-of-visit.ts')).NOTICE_OF_VISIT,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST', 'COURT_CLAIM'],
    rules: async () => (await import('./neighbours.ts')).NEIGHBOURS,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rules: async () => (await import('./divorce.ts')).DIVORCE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
]
