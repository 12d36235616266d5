/** Rows about homes, work, buying and public offices, and what is said of debts after these: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    rules: async () => (await import('./notice-to-leave.ts')).NOTICE_TO_LEAVE,
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
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
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
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rules: async () => (await import('./disciplinary-charge.ts')).DISCIPLINARY_CHARGE,
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
    kinds: [
      'UTILITY_BILL_DEMAND',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./traffic-fine.ts')).TRAFFIC_FINE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./traffic-fine-steps.ts')).TRAFFIC_FINE_STEPS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'TAX_DEMAND'],
    rules: async () => (await import('./collection-bill.ts')).COLLECTION_BILL,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'TAX_DEMAND'],
    rules: async () => (await import('./car-and-home-block.ts')).CAR_AND_HOME_BLOCK,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./tax-and-benefits.ts')).TAX_AND_BENEFITS,
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
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('it'),
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance.ts')).INSURANCE,
  },
  {
    kinds: ['SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'PENALTY_CHARGE_NOTICE',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',
      'RENT_ARREARS_LETTER',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
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
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-resignation-and-unemployment.ts'))
        .ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT,
  },
  {
    kinds: [
      'TAX_DEMAND',
      'BAILIFF_NOTICE',
      'DISMISSAL_LETTER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'PENALTY_CHARGE_NOTICE',
      'SCAM_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'REDUNDANCY_NOTICE',
    ],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('it'),
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./enquiry-pay-held-back.ts')).PAY_HELD_BACK,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER', 'TAX_DEMAND'],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./picture-claims.ts')).PICTURE_CLAIMS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
    rules: async () => (await import('./fine-reasons.ts')).FINE_REASONS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rules: async () => (await import('./job-remedies.ts')).JOB_REMEDIES,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./contract-claims.ts')).CONTRACT_CLAIMS,
  },
  {
    kinds: ['TAX_DEMAND', 'UTILITY_BILL_DEMAND', 'BENEFIT_OVERPAYMENT', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./public-notices.ts')).PUBLIC_NOTICES,
  },
  {
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'UTILITY_BILL_DEMAND',
      'INSURANCE_DECISION',
      'DEBT_COLLECTION_LETTER',
    ],
    rules: async () => (await import('./service-contracts.ts')).SERVICE_CONTRACTS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./fine-order.ts')).FINE_ORDER,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./town-notices.ts')).TOWN_NOTICES,
  },
  {
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./early-and-last-notices.ts')).EARLY_AND_LAST_NOTICES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./residence-decision.ts')).RESIDENCE_DECISION,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./parting-in-court.ts')).PARTING_IN_COURT,
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
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./account-closing.ts')).ACCOUNT_CLOSING,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./changed-contract.ts')).CHANGED_CONTRACT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./condominium-meeting.ts')).CONDOMINIUM_MEETING,
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
    rules: async () => (await import('./too-late-for-fines.ts')).TOO_LATE_FOR_FINES,
  },
  {
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
  },
]
