/** Rows about homes, work, buying and public offices, and what is said of debts after these: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'
import { onRoad, TOWN_FINE } from './town-fine.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-request.ts')).TAX_REQUEST,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./housing.ts')).HOUSING,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./housing-steps.ts')).HOUSING_STEPS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    rules: async () => (await import('./notice-to-leave.ts')).NOTICE_TO_LEAVE,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-cap.ts')).RENT_CAP,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./objective-dismissal.ts')).OBJECTIVE_DISMISSAL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./employment.ts')).EMPLOYMENT,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./employment-steps.ts')).EMPLOYMENT_STEPS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./unemployment-benefit.ts')).UNEMPLOYMENT_BENEFIT,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer.ts')).CONSUMER,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility-bill-steps.ts')).UTILITY_BILL_STEPS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => TOWN_FINE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./traffic-fine.ts')).TRAFFIC_FINE),
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./traffic-fine-steps.ts')).TRAFFIC_FINE_STEPS),
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./tax-and-benefits.ts')).TAX_AND_BENEFITS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./surcharge-demand.ts')).SURCHARGE_DEMANDS,
  },
  {
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./appeal-by-office.ts')).APPEAL_BY_OFFICE,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./tax-and-benefits-steps.ts')).TAX_AND_BENEFITS_STEPS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefit-overpayment.ts')).BENEFIT_OVERPAYMENT_ROWS,
  },
  {
    kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('es'),
  },
  {
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./insurance.ts')).INSURANCE,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',
      'RENT_ARREARS_LETTER',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'BENEFIT_OVERPAYMENT',
      'TAX_DEMAND',
      'UTILITY_BILL_DEMAND',
      'INSURANCE_DECISION',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: [
      'RENT_ARREARS_LETTER',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'BAILIFF_NOTICE',
      'COURT_JUDGMENT',
      'SCAM_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'UTILITY_BILL_DEMAND',
    ],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('es'),
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./enquiry-pay-held-back.ts')).PAY_HELD_BACK,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./named-law.ts')).NAMED_LAW),
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./picture-claims.ts')).PICTURE_CLAIMS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./fine-reasons.ts')).FINE_REASONS),
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./debt-sums.ts')).DEBT_SUMS,
  },
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./court-costs.ts')).COURT_COSTS,
  },
  {
    kinds: [
      'UTILITY_BILL_DEMAND',
      'RENT_ARREARS_LETTER',
      'OTHER',
      'EVICTION_NOTICE',
      'COURT_CLAIM',
    ],
    rules: async () => (await import('./lease-changes.ts')).LEASE_CHANGES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rules: async () => (await import('./job-changes.ts')).JOB_CHANGES,
  },
  {
    kinds: [
      'TAX_DEMAND',
      'BAILIFF_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'BENEFIT_OVERPAYMENT',
      'OTHER',
    ],
    rules: async () => (await import('./public-claims.ts')).PUBLIC_CLAIMS,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    rules: async () => (await import('./service-contracts.ts')).SERVICE_CONTRACTS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./fine-final.ts')).FINE_FINAL),
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./residence-decision.ts')).RESIDENCE_DECISION,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./protection-order.ts')).PROTECTION_ORDER,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefit-refusal.ts')).BENEFIT_REFUSAL,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./credit-refusal.ts')).CREDIT_REFUSAL,
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./damage-claims.ts')).DAMAGE_CLAIMS,
  },
  {
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./account-closing.ts')).ACCOUNT_CLOSING,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
  {
    kinds: [
      'COURT_CLAIM',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./too-late-for-home-and-work.ts')).TOO_LATE_FOR_HOME_AND_WORK,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => onRoad((await import('./too-late-for-fines.ts')).TOO_LATE_FOR_FINES),
  },
  {
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
  },
]
