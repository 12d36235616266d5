/** Belgium: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const BE: CountryLaw = {
  country: 'be',
  asOf: '2026-11-24',
  version: 'be-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection-costs.ts')).DEBT_COLLECTION_COSTS,
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
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
    },
    {
      kinds: [
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'LETTER_BEFORE_CLAIM',
        'PENALTY_CHARGE_NOTICE',
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
      ],
      rules: async () => (await import('./too-late.ts')).TOO_LATE,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./too-late-for-home.ts')).TOO_LATE_FOR_HOME,
    },
    {
      kinds: ['COURT_JUDGMENT'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./bailiff.ts')).BAILIFF,
    },
    {
      kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./renting.ts')).RENTING,
    },
    {
      kinds: [
        'BAILIFF_NOTICE',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./eviction-ordered.ts')).EVICTION_ORDERED,
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
      kinds: ['UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'SCAM_LETTER'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./fine.ts')).FINE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./town-fine.ts')).TOWN_FINE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('be'),
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./health-fund.ts')).HEALTH_FUND_ROWS,
    },
    {
      kinds: ['OTHER', 'COURT_JUDGMENT'],
      rules: async () => (await import('./debt-settlement.ts')).DEBT_SETTLEMENT,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefits.ts')).BENEFITS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax.ts')).TAX,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'RENT_ARREARS_LETTER',
        'ENQUIRY',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'COURT_CLAIM',
        'SCAM_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('be'),
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./enquiry-pay-held-back.ts')).PAY_HELD_BACK,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./picture-claims.ts')).PICTURE_CLAIMS,
    },
    {
      kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam-terms.ts')).SCAM_TERMS,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
      rules: async () => (await import('./benefit-refused.ts')).BENEFIT_REFUSED,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./residence-permit.ts')).RESIDENCE_PERMIT,
    },
    {
      kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
      rules: async () => (await import('./neighbours.ts')).NEIGHBOURS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./work-warning.ts')).WORK_WARNING,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./deposit-and-extra-costs.ts')).DEPOSIT_AND_EXTRA_COSTS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./credit-refused.ts')).CREDIT_REFUSED_ROWS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./court-and-credit.ts')).COURT_AND_CREDIT,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./work-terms.ts')).WORK_TERMS,
    },
    {
      kinds: [
        'OTHER',
        'RENT_ARREARS_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'EVICTION_NOTICE',
        'ENQUIRY',
      ],
      rules: async () => (await import('./tenancy-terms.ts')).TENANCY_TERMS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-terms.ts')).TAX_TERMS,
    },
    {
      kinds: [
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./utility-terms.ts')).UTILITY_TERMS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'INSURANCE_DECISION'],
      rules: async () => (await import('./insurance-terms.ts')).INSURANCE_TERMS,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
      ],
      rules: async () => (await import('./buying-terms.ts')).BUYING_TERMS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'],
      rules: async () => (await import('./parking-fee.ts')).PARKING_FEE_ROWS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
