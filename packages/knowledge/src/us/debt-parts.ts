/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-rights.ts')).DEBT_COLLECTION_RIGHTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./debts-in-credit-reports.ts')).DEBTS_IN_CREDIT_REPORTS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    rules: async () => (await import('./debt-myths.ts')).DEBT_MYTHS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'OTHER',
    ],
    rules: async () => (await import('./repossession.ts')).REPOSSESSION,
  },
  {
    kinds: [
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
      'EVICTION_NOTICE',
    ],
    rules: async () => (await import('./foreclosure.ts')).FORECLOSURE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./hoa-dues.ts')).HOA_DUES,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./court-enforcement.ts')).ENFORCEMENT,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./student-loans.ts')).STUDENT_LOANS,
  },
  {
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
    rules: async () => (await import('./eviction-cases.ts')).EVICTION_CASES,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'OTHER',
    ],
    rules: async () => (await import('./medical-bills.ts')).MEDICAL_BILLS,
  },
  {
    kinds: ['SCAM_LETTER', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./scam-law.ts')).SCAM_LAW,
  },
  {
    kinds: [
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
      'EVICTION_NOTICE',
      'ENQUIRY',
      'COURT_CLAIM',
    ],
    rules: async () => (await import('./foreclosure-law.ts')).FORECLOSURE_LAW,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./federal-debts.ts')).FEDERAL_DEBTS,
  },
  {
    kinds: ['OTHER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./support-orders.ts')).SUPPORT_ORDERS,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rules: async () => (await import('./immigration-notices.ts')).IMMIGRATION_NOTICES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-immigration-office.ts')).ENQUIRY_IMMIGRATION_OFFICE,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'COURT_CLAIM',
      'INSURANCE_DECISION',
    ],
    rules: async () => (await import('./crash-claims.ts')).CRASH_CLAIMS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'BAILIFF_NOTICE',
      'OTHER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./builder-liens.ts')).BUILDER_LIENS,
  },
  {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'LETTER_BEFORE_CLAIM',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'INSURANCE_DECISION',
    ],
    rules: async () => (await import('./neighbors.ts')).NEIGHBORS,
  },
  {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'COURT_JUDGMENT',
    ],
    rules: async () => (await import('./family-orders.ts')).FAMILY_ORDERS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./juries-and-subpoenas.ts')).JURIES_AND_SUBPOENAS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'SCAM_LETTER'],
    rules: async () => (await import('./student-aid.ts')).STUDENT_AID,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM'],
    rules: async () =>
      (await import('./citizenship-and-green-cards.ts')).CITIZENSHIP_AND_GREEN_CARDS,
  },
  {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'COURT_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'TAX_DEMAND',
    ],
    rules: async () =>
      (await import('./bankruptcy-and-canceled-debts.ts')).BANKRUPTCY_AND_CANCELED_DEBTS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'INSURANCE_DECISION'],
    rules: async () => (await import('./health-plans.ts')).HEALTH_PLANS,
  },
  {
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'OTHER',
      'CEASE_AND_DESIST',
      'ENQUIRY',
    ],
    rules: async () => (await import('./store-demands.ts')).STORE_DEMAND_ROWS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'INSURANCE_DECISION',
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    rules: async () => (await import('./surprise-bills.ts')).SURPRISE_BILLS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./payday-loans.ts')).PAYDAY_LOANS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./court-debts.ts')).COURT_DEBTS,
  },
]
