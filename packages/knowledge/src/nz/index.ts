/** New Zealand: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const NZ: CountryLaw = {
  country: 'nz',
  asOf: '2026-11-21',
  version: 'nz-2026-11-21',
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
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./enquiry.ts')).ENQUIRY,
    },
    {
      kinds: ['EVICTION_NOTICE', 'ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
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
        'SCAM_LETTER',
        'INSURANCE_DECISION',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'UTILITY_BILL_DEMAND',
        'COPYRIGHT_INFRINGEMENT_LETTER',
        'OTHER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./rights-law.ts')).RIGHTS_LAW,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./enquiry-daily-life.ts')).ENQUIRY_DAILY_LIFE,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
