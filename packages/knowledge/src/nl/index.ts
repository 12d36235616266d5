/** The Netherlands: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const NL: CountryLaw = {
  country: 'nl',
  asOf: '2026-11-24',
  version: 'nl-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./debt-collection-costs.ts')).DEBT_COLLECTION_COSTS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'INSURANCE_DECISION',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./health-premium.ts')).HEALTH_PREMIUM,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./late-interest.ts')).LATE_INTEREST,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
    },
    {
      kinds: ['COURT_JUDGMENT'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
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
      kinds: ['PENALTY_CHARGE_NOTICE', 'PARKING_TICKET', 'OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./too-late-for-fines.ts')).TOO_LATE_FOR_FINES,
    },
    {
      kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () =>
        (await import('./too-late-for-offices-and-work.ts')).TOO_LATE_FOR_OFFICES_AND_WORK,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./enforcement.ts')).ENFORCEMENT,
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
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./housing.ts')).HOUSING,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./housing-steps.ts')).HOUSING_STEPS,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['OTHER', 'EVICTION_NOTICE', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./nuisance-warning.ts')).NUISANCE_WARNING,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal.ts')).DISMISSAL,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./traffic-fine.ts')).TRAFFIC_FINE,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
      rules: async () => (await import('./decisions.ts')).DECISIONS,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./utility.ts')).UTILITY,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM,
    },
    {
      kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('nl'),
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'SCAM_LETTER'],
      rules: async () => (await import('./insurance-law.ts')).INSURANCE_LAW,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'ENQUIRY',
        'SCAM_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'PENALTY_CHARGE_NOTICE',
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'BAILIFF_NOTICE',
        'UTILITY_BILL_DEMAND',
        'OTHER',
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'COPYRIGHT_INFRINGEMENT_LETTER',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./unpaid-traffic-fines.ts')).UNPAID_TRAFFIC_FINES,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('nl'),
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./enquiry-damage-at-work.ts')).PAY_HELD_BACK,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./picture-claims.ts')).PICTURE_CLAIMS,
    },
    {
      kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./stay-and-benefit-refusals.ts')).STAY_AND_BENEFIT_REFUSALS,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () =>
        (await import('./deposits-and-service-costs.ts')).DEPOSITS_AND_SERVICE_COSTS,
    },
    {
      kinds: [
        'EVICTION_NOTICE',
        'BAILIFF_NOTICE',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./eviction-and-hearing.ts')).EVICTION_AND_HEARING,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./penal-orders.ts')).PENAL_ORDERS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
    {
      kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./public-decisions.ts')).PUBLIC_DECISIONS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./work-terms.ts')).WORK_TERMS,
    },
    {
      kinds: [
        'OTHER',
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
      ],
      rules: async () => (await import('./tenancy-terms.ts')).TENANCY_TERMS,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'ENQUIRY',
        'OTHER',
        'INSURANCE_DECISION',
      ],
      rules: async () => (await import('./buying-terms.ts')).BUYING_TERMS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./family-and-neighbours.ts')).FAMILY_AND_NEIGHBOURS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
      papers: ['exit_agreement'],
      rules: async () => (await import('./exit-agreement.ts')).EXIT_AGREEMENTS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./immigration-decision.ts')).IMMIGRATION_DECISION,
    },
    {
      kinds: [
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'BAILIFF_NOTICE',
        'EVICTION_NOTICE',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
      ],
      rules: async () => (await import('./legal-aid.ts')).LEGAL_AID,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./work-warning.ts')).WORK_WARNING,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./disability-benefit.ts')).DISABILITY_BENEFIT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./maintenance-collection.ts')).MAINTENANCE_COLLECTION,
    },
    {
      kinds: ['CEASE_AND_DESIST'],
      rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./student-grant.ts')).STUDENT_GRANT,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./sick-pay-stopped.ts')).SICK_PAY_STOPPED,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./sent-home.ts')).SENT_HOME_FROM_WORK,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
