/** The United Kingdom in German: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_DE } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_DE } from './benefit-decision.ts'
import { BENEFIT_REVIEW_DE } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_DE } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_DE } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_DE } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_DE } from './late-payment.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { PENSION_SCHEMES_DE } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_DE } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_DE } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_DE } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_DE } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_DE } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_DE } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_DE } from './school-absence.ts'
import { SPEEDING_DE } from './speeding.ts'
import { STUDENT_OVERPAYMENT_DE } from './student-overpayment.ts'
import { TAX_CHECKS_DE } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_DE } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_DE } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_DE } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_DE: Words = {
  ...NAMED_LAW_DE,
  ...JOBCENTRE_APPOINTMENT_DE,
  ...UNIVERSAL_CREDIT_DE,
  ...SPEEDING_DE,
  ...DRIVER_NOTICES_DE,
  ...POLICE_PENALTY_OFFERS_DE,
  ...SCHOOL_ABSENCE_WALES_DE,
  ...SCHOOL_ABSENCE_SCOTLAND_DE,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_DE,
  ...SCHOOL_ABSENCE_DE,
  ...UNIVERSAL_CREDIT_MOVE_DE,
  ...POLICE_AND_CHARGES_DE,
  ...BENEFIT_DECISION_DE,
  ...BENEFIT_DECISION_SCOTLAND_NI_DE,
  ...TAX_CHECKS_DE,
  ...PRESCRIPTION_PENALTY_DE,
  ...VEHICLE_TAX_PENALTY_DE,
  ...BENEFIT_REVIEW_DE,
  ...BENEFITS_NORTHERN_IRELAND_DE,
  ...STUDENT_OVERPAYMENT_DE,
  ...PENSION_SCHEMES_DE,
  ...LATE_PAYMENT_DE,
}
