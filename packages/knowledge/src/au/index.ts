/** Australia: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const AU: CountryLaw = {
  country: 'au',
  asOf: '2026-11-21',
  version: 'au-2026-11-21',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./energy-debt.ts')).ENERGY_DEBTS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT', 'STATUTORY_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./court.ts')).COURT,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./housing.ts')).HOUSING,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./employment.ts')).EMPLOYMENT,
    },
    {
      kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: [
        'PARKING_TICKET',
        'PENALTY_CHARGE_NOTICE',
        'BENEFIT_OVERPAYMENT',
        'TAX_DEMAND',
        'UTILITY_BILL_DEMAND',
        'SCAM_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./public-money.ts')).PUBLIC_MONEY,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'INSURANCE_DECISION'],
      rules: async () => (await import('./fines-and-insurance-law.ts')).FINES_AND_INSURANCE_LAW,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./enquiry.ts')).ENQUIRY,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'ENQUIRY',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'BENEFIT_OVERPAYMENT',
        'TAX_DEMAND',
        'UTILITY_BILL_DEMAND',
        'SCAM_LETTER',
        'OTHER',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: [
        'PENALTY_CHARGE_NOTICE',
        'PARKING_TICKET',
        'TAX_DEMAND',
        'DEBT_COLLECTION_LETTER',
        'OTHER',
      ],
      rules: async () => (await import('./fine-and-rates-law.ts')).FINE_AND_RATES_LAW,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'SCAM_LETTER',
        'UTILITY_BILL_DEMAND',
        'OTHER',
      ],
      rules: async () => (await import('./debt-and-energy-law.ts')).DEBT_AND_ENERGY_LAW,
    },
    {
      kinds: [
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'INSURANCE_DECISION',
        'COPYRIGHT_INFRINGEMENT_LETTER',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./home-work-and-rights-law.ts')).HOME_WORK_AND_RIGHTS_LAW,
    },
    {
      kinds: [
        'ENQUIRY',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'PENALTY_CHARGE_NOTICE',
      ],
      rules: async () => (await import('./enquiry-daily-life.ts')).ENQUIRY_DAILY_LIFE,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
