/** Rows about homes, work, buying and public offices: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DAILY_LIFE_PARTS: readonly LawPart[] = [
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./rent-rise-special.ts')).SPECIAL_RENT_RISES,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./running-costs.ts')).RUNNING_COST_BILLS,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./running-costs-check.ts')).RUNNING_COST_CHECKS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal.ts')).DISMISSAL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./dismissal-rights.ts')).DISMISSAL_RIGHTS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-agreement.ts')).DISMISSAL_AGREEMENT,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./benefits-rights.ts')).BENEFITS_RIGHTS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./fine.ts')).FINE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./fine-warning.ts')).FINE_WARNING,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    rules: async () => (await import('./witness-form.ts')).WITNESS_FORM,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./fine-rights.ts')).FINE_RIGHTS,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright.ts')).COPYRIGHT,
  },
  {
    kinds: ['SCAM_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('de'),
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./jobcenter-cut.ts')).JOBCENTER_CUT,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./tenancy-warning.ts')).TENANCY_WARNING_ROWS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'CEASE_AND_DESIST', 'OTHER'],
    rules: async () => (await import('./work-warning.ts')).WORK_WARNING_ROWS,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./insurance-contract.ts')).INSURANCE_CONTRACT,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./immigration-decision.ts')).IMMIGRATION_DECISION,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./social-decision.ts')).SOCIAL_DECISION,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./missing-papers.ts')).MISSING_PAPERS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./benefit-hearing.ts')).BENEFIT_HEARING,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./block-time.ts')).BLOCK_TIME,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./summons.ts')).SUMMONS,
  },
  {
    kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT'],
    rules: async () => (await import('./criminal-case-ends.ts')).CRIMINAL_CASE_ENDS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./school-measure.ts')).SCHOOL_MEASURE,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./failed-exam.ts')).FAILED_EXAM,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./child-protection.ts')).CHILD_PROTECTION,
  },
  {
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'OTHER'],
    rules: async () => (await import('./adult-guardianship.ts')).ADULT_GUARDIANSHIP,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
    rules: async () => (await import('./compulsory-portion.ts')).COMPULSORY_PORTION,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    rules: async () => (await import('./family-court.ts')).FAMILY_COURT,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'EVICTION_NOTICE'],
    rules: async () => (await import('./modernisation-notice.ts')).MODERNISATION_NOTICE,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./care-home.ts')).CARE_HOME,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./work-transfer.ts')).WORK_TRANSFER,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./part-time-refused.ts')).PART_TIME_REFUSED,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./flight.ts')).FLIGHT,
  },
  {
    kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./licence-points.ts')).LICENCE_POINTS,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./care-level.ts')).CARE_LEVEL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./fixed-term.ts')).FIXED_TERM,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./jobcenter-rent.ts')).JOBCENTER_RENT,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./late-premium.ts')).LATE_PREMIUM_ROWS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./agency-meeting.ts')).AGENCY_MEETING,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing', 'work_suspension'],
    rules: async () => (await import('./hearing-at-work.ts')).HEARING_AT_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['work_suspension'],
    rules: async () => (await import('./sent-home-from-work.ts')).SENT_HOME_FROM_WORK,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['offence_hearing'],
    rules: async () => (await import('./offence-hearing.ts')).OFFENCE_HEARING,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    papers: ['exit_agreement'],
    rules: async () => (await import('./exit-agreement.ts')).EXIT_AGREEMENTS,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-energy.ts')).PRICE_RISE_ENERGY,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-telecom.ts')).PRICE_RISE_TELECOM,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-health-fund.ts')).PRICE_RISE_HEALTH_FUND,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./disability-pension.ts')).DISABILITY_PENSION,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./neighbours.ts')).NEIGHBOURS,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./words-in-public.ts')).WORDS_IN_PUBLIC_ROWS,
  },
]
