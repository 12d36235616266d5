/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
    rules: async () => (await import('./penal-order.ts')).PENAL_ORDER_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'TV_LICENCE_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./broadcasting-fee.ts')).BROADCASTING_FEE,
  },
  {
    kinds: ['PARKING_TICKET', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'PARKING_TICKET',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
      'PENALTY_CHARGE_NOTICE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./administrative-order.ts')).ADMINISTRATIVE_ORDER,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./order-matters.ts')).ORDER_MATTERS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./telecom.ts')).TELECOM,
  },
  {
    kinds: [
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'RENT_ARREARS_LETTER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./company-reminder.ts')).COMPANY_REMINDER,
  },
  {
    kinds: [
      'INSURANCE_DECISION',
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./health-fund.ts')).HEALTH_FUND,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./inheritance.ts')).INHERITANCE,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./trade-bill.ts')).TRADE_BILL,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./parent-support.ts')).PARENT_SUPPORT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER'],
    rules: async () => (await import('./owners-costs.ts')).OWNERS_COSTS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./work-repayment.ts')).WORK_REPAYMENT,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./home-visit.ts')).HOME_VISIT,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rules: async () => (await import('./divorce.ts')).DIVORCE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./gym-contract.ts')).GYM_CONTRACT,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./cancellation-fee.ts')).CANCELLATION_FEE,
  },
]
