/** Japan: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const JP: CountryLaw = {
  country: 'jp',
  asOf: '2026-11-24',
  version: 'jp-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection-steps.ts')).DEBT_COLLECTION_STEPS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
    },
    {
      kinds: [
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./too-late-for-debts.ts')).TOO_LATE_FOR_DEBTS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
      rules: async () => (await import('./judgment-enforcement.ts')).JUDGMENT_ENFORCEMENT,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./housing.ts')).HOUSING,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal.ts')).DISMISSAL,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
      rules: async () => (await import('./public.ts')).PUBLIC,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./traffic-fine.ts')).TRAFFIC_FINE,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM_ROWS,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'PENALTY_CHARGE_NOTICE',
        'TAX_DEMAND',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'UTILITY_BILL_DEMAND',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'BAILIFF_NOTICE',
        'TV_LICENCE_LETTER',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST'],
      rules: async () => (await import('./sender-disclosure.ts')).SENDER_DISCLOSURE,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./defamation.ts')).DEFAMATION,
    },
    {
      kinds: ['PARKING_TICKET', 'OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
      rules: async () => (await import('./official-letters.ts')).OFFICIAL_LETTERS,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./data-leak.ts')).DATA_LEAK,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./residence-status.ts')).RESIDENCE_STATUS,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./family-mediation.ts')).FAMILY_MEDIATION,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefit-refused.ts')).BENEFIT_REFUSED,
    },
    {
      kinds: ['INSURANCE_DECISION', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
      rules: async () => (await import('./accident-claims.ts')).ACCIDENT_CLAIMS,
    },
    {
      kinds: [
        'LETTER_BEFORE_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'CEASE_AND_DESIST',
        'COURT_CLAIM',
        'OTHER',
      ],
      rules: async () => (await import('./family-claims.ts')).FAMILY_CLAIMS,
    },
    {
      kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./local-tax.ts')).LOCAL_TAXES,
    },
    {
      kinds: [
        'BAILIFF_NOTICE',
        'COURT_JUDGMENT',
        'EVICTION_NOTICE',
        'OTHER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./seizure-limits.ts')).SEIZURE_LIMITS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'RENT_ARREARS_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'COURT_CLAIM',
        'ENQUIRY',
        'OTHER',
      ],
      rules: async () => (await import('./debt-terms.ts')).DEBT_TERMS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./club-fee.ts')).CLUB_FEE,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
        'COURT_CLAIM',
        'ENQUIRY',
        'OTHER',
      ],
      rules: async () => (await import('./credit-terms.ts')).CREDIT_TERMS,
    },
    {
      kinds: ['COURT_CLAIM', 'OTHER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'TAX_DEMAND'],
      rules: async () => (await import('./enforcement-terms.ts')).ENFORCEMENT_TERMS,
    },
    {
      kinds: [
        'OTHER',
        'RENT_ARREARS_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'EVICTION_NOTICE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'ENQUIRY',
      ],
      rules: async () => (await import('./tenancy-terms.ts')).TENANCY_TERMS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./work-terms.ts')).WORK_TERMS,
    },
    {
      kinds: [
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'ENQUIRY',
        'OTHER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'CEASE_AND_DESIST',
      ],
      rules: async () => (await import('./leaving-a-job.ts')).LEAVING_A_JOB,
    },
    {
      kinds: [
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'PENALTY_CHARGE_NOTICE',
        'COURT_JUDGMENT',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./public-terms.ts')).PUBLIC_TERMS,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'ENQUIRY',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./buying-terms.ts')).BUYING_TERMS,
    },
    {
      kinds: ['SCAM_LETTER', 'OTHER'],
      rules: async () => (await import('./false-tax-message.ts')).FALSE_TAX_MESSAGE,
    },
    {
      kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./stop-demands.ts')).STOP_DEMANDS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./work-punishment.ts')).WORK_PUNISHMENT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
