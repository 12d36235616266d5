/** Rows about what one owes to the state, or gets from it: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const PUBLIC_PARTS: readonly LawPart[] = [
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    rules: async () => (await import('./benefits.ts')).BENEFITS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () =>
      (await import('./snap-and-unemployment-overpayments.ts')).SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./unemployment-denial.ts')).UNEMPLOYMENT_DENIAL,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./food-benefit-stops.ts')).FOOD_BENEFIT_STOPS,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./medicaid-stops.ts')).MEDICAID_STOPS,
  },
  {
    kinds: [
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'BENEFIT_OVERPAYMENT',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    rules: async () => (await import('./medicaid-estate.ts')).MEDICAID_ESTATE,
  },
  {
    kinds: [
      'OTHER',
      'ENQUIRY',
      'CEASE_AND_DESIST',
      'CONSUMER_CONTRACT_DISPUTE',
      'PENALTY_CHARGE_NOTICE',
    ],
    rules: async () => (await import('./metropolitan-districts.ts')).METROPOLITAN_DISTRICTS,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
    rules: async () => (await import('./social-security-stops.ts')).SOCIAL_SECURITY_STOPS,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./school-meals.ts')).SCHOOL_MEALS,
  },
  {
    kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./tickets.ts')).TICKETS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./ticket-law.ts')).TICKET_LAW,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./tolls.ts')).TOLLS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./city-parking-tickets.ts')).CITY_PARKING_TICKETS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./traffic-citations.ts')).TRAFFIC_CITATIONS,
  },
  {
    kinds: ['PARKING_TICKET', 'ENQUIRY'],
    rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    rules: async () => (await import('./benefit-notices.ts')).BENEFIT_NOTICES,
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
    rules: async () => (await import('./hoa-fines.ts')).HOA_FINES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
    rules: async () => (await import('./license-suspensions.ts')).LICENSE_SUSPENSIONS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./city-code.ts')).CITY_CODE,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'INSURANCE_DECISION'],
    rules: async () => (await import('./disability-and-veterans.ts')).DISABILITY_AND_VETERANS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'COURT_CLAIM'],
    rules: async () => (await import('./charges-and-pleas.ts')).CHARGES_AND_PLEAS,
  },
  {
    kinds: ['OTHER', 'ENQUIRY', 'TAX_DEMAND'],
    rules: async () => (await import('./tax-credits.ts')).TAX_CREDITS,
  },
  {
    kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'],
    rules: async () => (await import('./towed-cars.ts')).TOWED_CARS,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
    rules: async () => (await import('./disability-reviews.ts')).DISABILITY_REVIEWS,
  },
  {
    kinds: [
      'BENEFIT_OVERPAYMENT',
      'DEBT_COLLECTION_LETTER',
      'INSURANCE_DECISION',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'TAX_DEMAND',
    ],
    rules: async () => (await import('./named-law-of-offices.ts')).NAMED_LAW_OF_OFFICES,
  },
]
