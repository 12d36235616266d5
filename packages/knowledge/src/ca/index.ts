/** Canada: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const CA: CountryLaw = {
  country: 'ca',
  asOf: '2026-11-21',
  version: 'ca-2026-11-21',
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
        'TAX_DEMAND',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () => (await import('./court.ts')).COURT,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
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
        'COPYRIGHT_INFRINGEMENT_LETTER',
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
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./enquiry-shared-home.ts')).ENQUIRY_SHARED_HOME,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['TAX_DEMAND', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: ['ENQUIRY', 'BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./benefit-law.ts')).BENEFIT_LAW,
    },
    {
      kinds: [
        'SCAM_LETTER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'INSURANCE_DECISION',
        'PARKING_TICKET',
        'PENALTY_CHARGE_NOTICE',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'OTHER',
      ],
      rules: async () => (await import('./rights-law.ts')).RIGHTS_LAW,
    },
    {
      kinds: [
        'ENQUIRY',
        'CONSUMER_CONTRACT_DISPUTE',
        'INSURANCE_DECISION',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./enquiry-daily-life.ts')).ENQUIRY_DAILY_LIFE,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
