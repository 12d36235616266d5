/** Ireland: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const IE: CountryLaw = {
  country: 'ie',
  asOf: '2026-11-21',
  version: 'ie-2026-11-21',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./debt-practices.ts')).DEBT_PRACTICES,
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
        'TV_LICENCE_LETTER',
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
      kinds: [
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'ENQUIRY',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'SCAM_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'EVICTION_NOTICE'],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: [
        'ENQUIRY',
        'SCAM_LETTER',
        'OTHER',
        'PENALTY_CHARGE_NOTICE',
        'INSURANCE_DECISION',
        'UTILITY_BILL_DEMAND',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'TAX_DEMAND',
      ],
      rules: async () => (await import('./rights-law.ts')).RIGHTS_LAW,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./enquiry-daily-life.ts')).ENQUIRY_DAILY_LIFE,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./copyright-and-parking.ts')).COPYRIGHT_AND_PARKING,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
