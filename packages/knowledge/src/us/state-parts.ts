/** Rows about homes, work, buying and public offices, by the law of states: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const STATE_PARTS: readonly LawPart[] = [
  {
    kinds: [
      'ENQUIRY',
      'RENT_ARREARS_LETTER',
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'OTHER',
    ],
    rules: async () => (await import('./state-deposits.ts')).STATE_DEPOSITS,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./state-evictions.ts')).STATE_EVICTIONS,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
    rules: async () => (await import('./state-utilities.ts')).STATE_UTILITIES,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./state-pay.ts')).STATE_PAY,
  },
  {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'ENQUIRY', 'COURT_CLAIM'],
    rules: async () => (await import('./state-tenants.ts')).STATE_TENANTS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./state-work.ts')).STATE_WORK,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'BENEFIT_OVERPAYMENT', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./state-unemployment.ts')).STATE_UNEMPLOYMENT,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./state-insurers.ts')).STATE_INSURERS,
  },
  {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'PENALTY_CHARGE_NOTICE',
      'PARKING_TICKET',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
    ],
    rules: async () => (await import('./state-associations.ts')).STATE_ASSOCIATIONS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./state-roads.ts')).STATE_ROADS,
  },
  {
    kinds: [
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'OTHER',
      'ENQUIRY',
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./state-leases.ts')).STATE_LEASES,
  },
  {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./state-wages.ts')).STATE_WAGES,
  },
  {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'PARKING_TICKET',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () => (await import('./state-cars.ts')).STATE_CARS,
  },
  {
    kinds: ['TAX_DEMAND', 'OTHER'],
    rules: async () => (await import('./state-home-values.ts')).STATE_HOME_VALUES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./state-cameras.ts')).STATE_CAMERAS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY'],
    rules: async () => (await import('./state-breaches.ts')).STATE_BREACHES,
  },
  {
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'EVICTION_NOTICE',
      'ENQUIRY',
      'TAX_DEMAND',
      'DEBT_COLLECTION_LETTER',
    ],
    rules: async () => (await import('./state-home-costs.ts')).STATE_HOME_COSTS,
  },
  {
    kinds: [
      'OTHER',
      'ENQUIRY',
      'DEBT_COLLECTION_LETTER',
      'PENALTY_CHARGE_NOTICE',
      'UTILITY_BILL_DEMAND',
      'PARKING_TICKET',
    ],
    rules: async () => (await import('./state-parking-and-tolls.ts')).STATE_PARKING_AND_TOLLS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    rules: async () => (await import('./state-home-deals.ts')).STATE_HOME_DEALS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./state-repair-shops.ts')).STATE_REPAIR_SHOPS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./state-safety-and-privacy.ts')).STATE_SAFETY_AND_PRIVACY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./state-old-records.ts')).STATE_OLD_RECORDS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER'],
    rules: async () => (await import('./state-heirs-and-custody.ts')).STATE_HEIRS_AND_CUSTODY,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./state-work-voice.ts')).STATE_WORK_VOICE,
  },
  {
    kinds: ['EVICTION_NOTICE', 'ENQUIRY', 'RENT_ARREARS_LETTER', 'OTHER'],
    rules: async () => (await import('./state-rented-homes.ts')).STATE_RENTED_HOMES,
  },
  {
    kinds: ['ENQUIRY', 'OTHER'],
    rules: async () => (await import('./state-city-claims.ts')).STATE_CITY_CLAIMS,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
    rules: async () => (await import('./state-cut-offs-in-illness.ts')).STATE_CUT_OFFS_IN_ILLNESS,
  },
  {
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('./state-debt-traps.ts')).STATE_DEBT_TRAPS,
  },
  {
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rules: async () => (await import('./state-goods-and-calls.ts')).STATE_GOODS_AND_CALLS,
  },
]
