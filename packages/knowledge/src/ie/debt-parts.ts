/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
    ],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./lenders.ts')).LENDERS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./before-court.ts')).BEFORE_COURT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'ENQUIRY'],
    rules: async () => (await import('./debt-practices.ts')).DEBT_PRACTICES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
    rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./fine.ts')).FINE_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./car-loan.ts')).CAR_LOAN_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./mortgage.ts')).MORTGAGE_RULES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./management-company.ts')).MANAGEMENT_COMPANY_RULES,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./hospital-charges.ts')).HOSPITAL_CHARGES,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./fair-deal.ts')).FAIR_DEAL,
  },
  {
    kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER', 'COURT_JUDGMENT', 'COURT_CLAIM'],
    rules: async () => (await import('./instalment-order.ts')).INSTALMENT_ORDER,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./broadband.ts')).BROADBAND,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['jury_summons'],
    rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
    papers: ['estate_debt'],
    rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
    papers: ['child_maintenance'],
    rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./debt-sold.ts')).DEBT_SOLD,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./lender-calls.ts')).LENDER_CALLS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'COURT_JUDGMENT', 'OTHER'],
    rules: async () => (await import('./debtor-summons.ts')).DEBTOR_SUMMONS,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./leaving-fee.ts')).LEAVING_FEE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    rules: async () => (await import('./rent-warning.ts')).RENT_WARNING,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./court-fines.ts')).COURT_FINES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./welfare-debt.ts')).WELFARE_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
]
