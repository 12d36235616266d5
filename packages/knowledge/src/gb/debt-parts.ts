/** Rows about debts and courts: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const DEBT_PARTS: readonly LawPart[] = [
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'LETTER_BEFORE_CLAIM',
      'TV_LICENCE_LETTER',
      'SCAM_LETTER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./several-kinds.ts')).SEVERAL_KINDS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'PPL_PRS_BILL',
      'RENT_ARREARS_LETTER',
      'UTILITY_BILL_DEMAND',
      'COPYRIGHT_INFRINGEMENT_LETTER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
    ],
    rules: async () => (await import('./trains.ts')).TRAINS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'TAX_DEMAND'],
    rules: async () => (await import('./student-loans.ts')).STUDENT_LOANS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./maintenance-payments.ts')).MAINTENANCE_PAYMENTS,
  },
  {
    kinds: ['COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./wages-paid-by-mistake.ts')).WAGES_PAID_BY_MISTAKE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    rules: async () => (await import('./arrears-notices.ts')).ARREARS_NOTICES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./water-bills.ts')).WATER_BILLS,
  },
  {
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
    ],
    rules: async () => (await import('./hire-purchase.ts')).HIRE_PURCHASE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./nhs-charges.ts')).NHS_CHARGES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./care-fees.ts')).CARE_FEES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./claims-on-credit.ts')).CLAIMS_ON_CREDIT,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./work-and-goods.ts')).WORK_AND_GOODS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./gym-and-course-fees.ts')).GYM_AND_COURSE_FEES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./property-factors.ts')).PROPERTY_FACTORS,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () =>
      (await import('./claims-on-parking-and-homes.ts')).CLAIMS_ON_PARKING_AND_HOMES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./claims-on-public-debts.ts')).CLAIMS_ON_PUBLIC_DEBTS,
  },
  {
    kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rules: async () => (await import('./claims-northern-ireland.ts')).CLAIMS_NORTHERN_IRELAND,
  },
  {
    kinds: ['COURT_JUDGMENT', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./court-fine.ts')).COURT_FINE_LETTERS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./offers.ts')).OFFERS,
  },
  {
    kinds: ['COURT_CLAIM', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./divorce-and-parting.ts')).DIVORCE_AND_PARTING,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./social-workers.ts')).SOCIAL_WORKERS,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['jury_summons'],
    rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['jury_summons'],
    rules: async () => (await import('./jury-service-scotland.ts')).JURY_SERVICE_SCOTLAND,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['jury_summons'],
    rules: async () =>
      (await import('./jury-service-northern-ireland.ts')).JURY_SERVICE_NORTHERN_IRELAND,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
    papers: ['child_maintenance'],
    rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['divorce_papers'],
    rules: async () => (await import('./divorce.ts')).DIVORCE_PAPERS,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['divorce_papers'],
    rules: async () => (await import('./divorce-scotland.ts')).DIVORCE_SCOTLAND,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['divorce_papers'],
    rules: async () => (await import('./divorce-northern-ireland.ts')).DIVORCE_NORTHERN_IRELAND,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
    rules: async () => (await import('./wills.ts')).WILLS,
  },
  {
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'OTHER'],
    papers: ['means_form'],
    rules: async () => (await import('./court-income-form.ts')).COURT_INCOME_FORM,
  },
  {
    kinds: ['COURT_CLAIM', 'OTHER'],
    papers: ['tribunal_hearing'],
    rules: async () => (await import('./tribunal-hearing.ts')).TRIBUNAL_HEARING,
  },
  {
    kinds: ['COURT_CLAIM', 'OTHER'],
    papers: ['tribunal_hearing'],
    rules: async () => (await import('./benefit-tribunal-hearing.ts')).BENEFIT_TRIBUNAL_HEARING,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
    papers: ['estate_debt'],
    rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
  },
  {
    kinds: ['TV_LICENCE_LETTER', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_CLAIM'],
    papers: ['single_justice_notice'],
    rules: async () => (await import('./single-justice.ts')).SINGLE_JUSTICE,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    papers: ['police_interview'],
    rules: async () => (await import('./police-interview.ts')).POLICE_INTERVIEW,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    papers: ['default_notice'],
    rules: async () => (await import('./default-notice.ts')).DEFAULT_NOTICE,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
    papers: ['care_charges'],
    rules: async () => (await import('./care-charges.ts')).CARE_CHARGES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./membership-debt.ts')).MEMBERSHIP_DEBT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./energy-debt.ts')).ENERGY_DEBT,
  },
  {
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rules: async () => (await import('./guarantee.ts')).GUARANTEE,
  },
]
