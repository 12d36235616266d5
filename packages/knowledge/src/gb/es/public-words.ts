/** The United Kingdom in Spanish: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_ES } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_ES } from './benefit-decision.ts'
import { BENEFIT_REVIEW_ES } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_ES } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_ES } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_ES } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_ES } from './late-payment.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { PENSION_SCHEMES_ES } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_ES } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_ES } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_ES } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_ES } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_ES } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_ES } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_ES } from './school-absence.ts'
import { SPEEDING_ES } from './speeding.ts'
import { STUDENT_OVERPAYMENT_ES } from './student-overpayment.ts'
import { TAX_CHECKS_ES } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_ES } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_ES } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_ES } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_ES: Words = {
  ...NAMED_LAW_ES,
  ...JOBCENTRE_APPOINTMENT_ES,
  ...UNIVERSAL_CREDIT_ES,
  ...SPEEDING_ES,
  ...DRIVER_NOTICES_ES,
  ...POLICE_PENALTY_OFFERS_ES,
  ...SCHOOL_ABSENCE_WALES_ES,
  ...SCHOOL_ABSENCE_SCOTLAND_ES,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_ES,
  ...SCHOOL_ABSENCE_ES,
  ...UNIVERSAL_CREDIT_MOVE_ES,
  ...POLICE_AND_CHARGES_ES,
  ...BENEFIT_DECISION_ES,
  ...BENEFIT_DECISION_SCOTLAND_NI_ES,
  ...TAX_CHECKS_ES,
  ...PRESCRIPTION_PENALTY_ES,
  ...VEHICLE_TAX_PENALTY_ES,
  ...BENEFIT_REVIEW_ES,
  ...BENEFITS_NORTHERN_IRELAND_ES,
  ...STUDENT_OVERPAYMENT_ES,
  ...PENSION_SCHEMES_ES,
  ...LATE_PAYMENT_ES,
}
