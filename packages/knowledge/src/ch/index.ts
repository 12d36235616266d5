/** Switzerland: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const CH: CountryLaw = {
  country: 'ch',
  asOf: '2026-11-24',
  version: 'ch-2026-11-22',
  parts: [
    {
      kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('ch'),
    },
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
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
      rules: async () => (await import('./payment-order.ts')).PAYMENT_ORDER,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./too-late-for-debts.ts')).TOO_LATE_FOR_DEBTS,
    },
    {
      kinds: [
        'PENALTY_CHARGE_NOTICE',
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
      ],
      rules: async () => (await import('./too-late-for-offices.ts')).TOO_LATE_FOR_OFFICES,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./seizure.ts')).SEIZURE,
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
      kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
      rules: async () => (await import('./fines-tax.ts')).FINES_TAX,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefits-paid-back.ts')).BENEFITS_PAID_BACK,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM_ROWS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'BAILIFF_NOTICE',
        'COURT_CLAIM',
        'RENT_ARREARS_LETTER',
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'BAILIFF_NOTICE',
        'UTILITY_BILL_DEMAND',
        'TV_LICENCE_LETTER',
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./road-law.ts')).ROAD_LAW,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./picture-claims.ts')).PICTURE_CLAIMS,
    },
    {
      kinds: ['CEASE_AND_DESIST'],
      rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
    },
    {
      kinds: ['PARKING_TICKET'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./official-letters.ts')).OFFICIAL_LETTERS,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./deposit-and-extra-costs.ts')).DEPOSIT_AND_EXTRA_COSTS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./residence-permit.ts')).RESIDENCE_PERMIT,
    },
    {
      kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./licence-and-protection.ts')).LICENCE_AND_PROTECTION,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefit-refused.ts')).BENEFIT_REFUSED,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./social-assistance.ts')).SOCIAL_ASSISTANCE,
    },
    {
      kinds: ['OTHER', 'ENQUIRY'],
      rules: async () => (await import('./data-leak.ts')).DATA_LEAK,
    },
    {
      kinds: [
        'COURT_CLAIM',
        'BAILIFF_NOTICE',
        'COURT_JUDGMENT',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./enforcement-terms.ts')).ENFORCEMENT_TERMS,
    },
    {
      kinds: [
        'OTHER',
        'RENT_ARREARS_LETTER',
        'ENQUIRY',
        'EVICTION_NOTICE',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./tenancy-terms.ts')).TENANCY_TERMS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./work-terms.ts')).WORK_TERMS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./public-terms.ts')).PUBLIC_TERMS,
    },
    {
      kinds: [
        'INSURANCE_DECISION',
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
      ],
      rules: async () => (await import('./insurance-terms.ts')).INSURANCE_TERMS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./buying-terms.ts')).BUYING_TERMS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TV_LICENCE_LETTER'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
