/** Rows about what one buys, insurance, fraud and all else: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const CONSUMER_PARTS: readonly LawPart[] = [
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./offers.ts')).OFFERS,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    rules: async () => (await import('./credit-refused.ts')).CREDIT_REFUSED,
  },
  {
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    rules: async () => (await import('./health-plan-appeals.ts')).HEALTH_PLAN_APPEALS,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./deposit-letter.ts')).DEPOSIT_LETTER,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./mortgage-servicing.ts')).MORTGAGE_SERVICING,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'COURT_CLAIM', 'OTHER'],
    rules: async () => (await import('./takedown.ts')).TAKEDOWN_LAW,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./data-breach.ts')).DATA_BREACH,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    rules: async () => (await import('./bank-letters.ts')).BANK_LETTERS,
  },
  {
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    rules: async () => (await import('./medicare.ts')).MEDICARE,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./class-actions.ts')).CLASS_ACTIONS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./credit-reports.ts')).CREDIT_REPORTS,
  },
  {
    kinds: [
      'OTHER',
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'INSURANCE_DECISION',
      'SCAM_LETTER',
    ],
    rules: async () => (await import('./bank-decisions.ts')).BANK_DECISIONS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER'],
    rules: async () => (await import('./schools.ts')).SCHOOLS,
  },
  {
    kinds: [
      'PPL_PRS_BILL',
      'OTHER',
      'COPYRIGHT_INFRINGEMENT_LETTER',
      'CEASE_AND_DESIST',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    rules: async () => (await import('./music-license.ts')).MUSIC_LICENSE,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./travel-and-parcels.ts')).TRAVEL_AND_PARCELS,
  },
  {
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./used-cars-and-goods.ts')).USED_CARS_AND_GOODS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./cancel-rights.ts')).CANCEL_RIGHTS,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./gyms.ts')).GYM_ROWS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY'],
    rules: async () => (await import('./medical-records.ts')).MEDICAL_RECORDS,
  },
  {
    kinds: [
      'CEASE_AND_DESIST',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'COURT_CLAIM',
      'ENQUIRY',
      'COPYRIGHT_INFRINGEMENT_LETTER',
    ],
    rules: async () => (await import('./speech-and-marks.ts')).SPEECH_AND_MARKS,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./domain-names.ts')).DOMAIN_NAMES,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./card-charges-and-terms.ts')).CARD_CHARGES_AND_TERMS,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'INSURANCE_DECISION'],
    rules: async () => (await import('./work-injuries.ts')).WORK_INJURIES,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./timeshares.ts')).TIMESHARES,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM', 'ENQUIRY'],
    rules: async () => (await import('./file-sharing.ts')).FILE_SHARING,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./movers.ts')).MOVERS,
  },
  {
    kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
    rules: async () => (await import('./disaster-aid.ts')).DISASTER_AID,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./used-car-warranties.ts')).USED_CAR_WARRANTIES,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./last-insurers.ts')).LAST_INSURERS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./assistance-animals.ts')).ASSISTANCE_ANIMALS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./family-leave.ts')).FAMILY_LEAVE,
  },
  {
    kinds: [
      'CEASE_AND_DESIST',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'COURT_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'INSURANCE_DECISION',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
]
