/** Rows about what one owes to the state, or gets from it: for which kinds each subject is. */
import type { LawPart } from '../country-law.ts'

export const PUBLIC_PARTS: readonly LawPart[] = [
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./pension-schemes.ts')).PENSION_SCHEMES,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
    rules: async () => (await import('./late-payment.ts')).LATE_PAYMENT,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./universal-credit.ts')).UNIVERSAL_CREDIT,
  },
  {
    kinds: [
      'STATUTORY_DEMAND',
      'REDUNDANCY_NOTICE',
      'TV_LICENCE_LETTER',
      'TAX_DEMAND',
      'PARKING_TICKET',
      'PENALTY_CHARGE_NOTICE',
      'OTHER',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['driver_details', 'police_penalty'],
    rules: async () => (await import('./speeding.ts')).SPEEDING_NOTICES,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./police-and-charges.ts')).POLICE_AND_CHARGES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY', 'OTHER'],
    rules: async () => (await import('./benefit-decision.ts')).BENEFIT_DECISION,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./benefit-refused.ts')).BENEFIT_REFUSED,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./jobcentre-appointment.ts')).JOBCENTRE_APPOINTMENT,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY', 'OTHER'],
    rules: async () =>
      (await import('./benefit-decision-scotland-ni.ts')).BENEFIT_DECISION_SCOTLAND_NI,
  },
  {
    kinds: ['ENQUIRY', 'OTHER', 'TAX_DEMAND'],
    rules: async () => (await import('./tax-checks.ts')).TAX_CHECKS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['driver_details'],
    rules: async () => (await import('./driver-notices.ts')).DRIVER_NOTICES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['police_penalty'],
    rules: async () => (await import('./police-penalty-offers.ts')).POLICE_PENALTY_OFFERS,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    papers: ['school_absence_penalty'],
    rules: async () => (await import('./school-absence.ts')).SCHOOL_ABSENCE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    papers: ['school_absence_penalty'],
    rules: async () => (await import('./school-absence-wales.ts')).SCHOOL_ABSENCE_WALES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    papers: ['school_absence_penalty'],
    rules: async () => (await import('./school-absence-scotland.ts')).SCHOOL_ABSENCE_SCOTLAND,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    papers: ['school_absence_penalty'],
    rules: async () =>
      (await import('./school-absence-northern-ireland.ts')).SCHOOL_ABSENCE_NORTHERN_IRELAND,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    papers: ['benefit_move'],
    rules: async () => (await import('./universal-credit-move.ts')).UNIVERSAL_CREDIT_MOVE,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    papers: ['prescription_penalty'],
    rules: async () => (await import('./prescription-penalty.ts')).PRESCRIPTION_PENALTY,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    papers: ['vehicle_tax_penalty'],
    rules: async () => (await import('./vehicle-tax-penalty.ts')).VEHICLE_TAX_PENALTY,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    papers: ['benefit_review'],
    rules: async () => (await import('./benefit-review.ts')).BENEFIT_REVIEW,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    rules: async () => (await import('./benefits-northern-ireland.ts')).BENEFITS_NORTHERN_IRELAND,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    papers: ['student_overpayment'],
    rules: async () => (await import('./student-overpayment.ts')).STUDENT_OVERPAYMENT,
  },
]
