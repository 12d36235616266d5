/** Rows about homes, work, buying and public offices: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('fr'),
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./health-fund.ts')).HEALTH_FUND_ROWS,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./renting.ts')).RENTING,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./renting-options.ts')).RENTING_OPTIONS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./renting-steps.ts')).RENTING_STEPS,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-order.ts')).RENT_ORDER_ROWS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./landlord-notice.ts')).LANDLORD_NOTICE_ROWS,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./rent-charges.ts')).RENT_CHARGES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rules: async () => (await import('./dismissal-meeting.ts')).DISMISSAL_MEETING,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal.ts')).DISMISSAL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./redundancy.ts')).REDUNDANCY,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-pay.ts')).DISMISSAL_PAY,
  },
  {
    kinds: ['BAILIFF_NOTICE', 'BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./benefit-overpayment.ts')).BENEFIT_OVERPAYMENT_ROWS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./jobseeker-overpayment.ts')).JOBSEEKER_OVERPAYMENT,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./trial-period.ts')).TRIAL_PERIOD,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./nationality.ts')).NATIONALITY,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./school-discipline.ts')).SCHOOL_DISCIPLINE,
  },
  {
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'EVICTION_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./special-homes.ts')).SPECIAL_HOMES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./child-concern.ts')).CHILD_CONCERN,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./asylum-refused.ts')).ASYLUM_REFUSED,
  },
  {
    kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./non-compete.ts')).NON_COMPETE,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./complaint-closed.ts')).COMPLAINT_CLOSED,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./adult-protection.ts')).ADULT_PROTECTION,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./family-judge.ts')).FAMILY_JUDGE,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./right-to-housing.ts')).RIGHT_TO_HOUSING,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./sick-pay.ts')).SICK_PAY,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./fixed-term-job.ts')).FIXED_TERM_JOB,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('fr'),
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
    rules: async () => (await import('./penal-order.ts')).PENAL_ORDER_ROWS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    rules: async () => (await import('./licence-points.ts')).LICENCE_POINTS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./administrative-decision.ts')).ADMINISTRATIVE_DECISION,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./stay-decision.ts')).STAY_DECISION,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./work-warning.ts')).WORK_WARNING_ROWS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./benefit-appeals.ts')).BENEFIT_APPEALS,
  },
  {
    kinds: ['OTHER', 'INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./insurance-contract.ts')).INSURANCE_CONTRACT,
  },
  {
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    rules: async () => (await import('./late-premium.ts')).LATE_PREMIUM,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./job-seeker.ts')).JOB_SEEKER,
  },
  {
    kinds: ['OTHER', 'INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./social-decision.ts')).SOCIAL_DECISION,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./summons.ts')).SUMMONS,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./home-works.ts')).HOME_WORKS,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./care-home.ts')).CARE_HOME,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./flight.ts')).FLIGHT,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    rules: async () => (await import('./licence-suspension.ts')).LICENCE_SUSPENSION,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./work-change.ts')).WORK_CHANGE,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./defamation.ts')).DEFAMATION,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    papers: ['exit_agreement'],
    rules: async () => (await import('./agreed-end.ts')).AGREED_END,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./work-suspension.ts')).WORK_SUSPENSION,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise.ts')).PRICE_RISES,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./bank-price-rise.ts')).BANK_PRICE_RISE,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./benefit-refusal.ts')).BENEFIT_REFUSAL,
  },
]
