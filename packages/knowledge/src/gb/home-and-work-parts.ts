/** Rows about homes and work: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const HOME_AND_WORK_PARTS: readonly LawPart[] = [
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./eviction-notice.ts')).EVICTION_NOTICE,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal.ts')).DISMISSAL,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./rent-rises.ts')).RENT_RISES,
  },
  {
    kinds: [
      'RENT_ARREARS_LETTER',
      'EVICTION_NOTICE',
      'BAILIFF_NOTICE',
      'UTILITY_BILL_DEMAND',
      'LETTER_BEFORE_CLAIM',
      'TAX_DEMAND',
      'PPL_PRS_BILL',
      'CEASE_AND_DESIST',
    ],
    rules: async () => (await import('./letters-before-steps.ts')).LETTERS_BEFORE_STEPS,
  },
  {
    kinds: ['RENT_ARREARS_LETTER', 'OTHER'],
    rules: async () => (await import('./ground-rent.ts')).GROUND_RENT_LETTERS,
  },
  {
    kinds: [
      'DISMISSAL_LETTER',
      'EVICTION_NOTICE',
      'OTHER',
      'RENT_ARREARS_LETTER',
      'UTILITY_BILL_DEMAND',
    ],
    rules: async () => (await import('./named-law-rights.ts')).NAMED_LAW_RIGHTS,
  },
  {
    kinds: [
      'ENQUIRY',
      'EVICTION_NOTICE',
      'OTHER',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./landlord-duties.ts')).LANDLORD_DUTIES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./transfer-of-a-job.ts')).TRANSFER_OF_A_JOB,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./redundancy-pay.ts')).REDUNDANCY_PAY,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE', 'INSURANCE_DECISION'],
    rules: async () => (await import('./illness-at-work.ts')).ILLNESS_AT_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./reporting-wrongs.ts')).REPORTING_WRONGS,
  },
  {
    kinds: [
      'COURT_JUDGMENT',
      'RENT_ARREARS_LETTER',
      'TAX_DEMAND',
      'UTILITY_BILL_DEMAND',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./debt-plan-scotland.ts')).DEBT_PLAN_SCOTLAND,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
    papers: ['service_charge'],
    rules: async () => (await import('./service-charge.ts')).SERVICE_CHARGE,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
    papers: ['service_charge'],
    rules: async () => (await import('./service-charge-scotland.ts')).SERVICE_CHARGE_SCOTLAND,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing', 'work_warning', 'work_suspension'],
    rules: async () => (await import('./hearing-at-work.ts')).HEARING_AT_WORK_PAPERS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['work_warning'],
    rules: async () => (await import('./warning-at-work.ts')).WARNING_AT_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['work_suspension'],
    rules: async () => (await import('./suspension-at-work.ts')).SUSPENSION_AT_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    papers: ['exit_agreement'],
    rules: async () => (await import('./exit-agreement.ts')).EXIT_AGREEMENT,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./grievance-at-work.ts')).GRIEVANCE_AT_WORK,
  },
  {
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    papers: ['lodger_notice'],
    rules: async () => (await import('./lodger-notice.ts')).LODGER_NOTICE,
  },
  {
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    papers: ['lodger_notice'],
    rules: async () => (await import('./lodger-notice-scotland.ts')).LODGER_NOTICE_SCOTLAND,
  },
  {
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    papers: ['lodger_notice'],
    rules: async () =>
      (await import('./lodger-notice-northern-ireland.ts')).LODGER_NOTICE_NORTHERN_IRELAND,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
    rules: async () => (await import('./shop-lease.ts')).SHOP_LEASE,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./pregnancy-at-work.ts')).PREGNANCY_AT_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-northern-ireland.ts')).DISMISSAL_NORTHERN_IRELAND,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rules: async () => (await import('./council-tenancy.ts')).COUNCIL_TENANCY,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
    rules: async () => (await import('./energy-breathing-space.ts')).ENERGY_BREATHING_SPACE,
  },
]
