/** The United Kingdom in Japanese: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_JA } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_JA } from './benefit-decision.ts'
import { BENEFIT_REVIEW_JA } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_JA } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_JA } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_JA } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_JA } from './late-payment.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { PENSION_SCHEMES_JA } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_JA } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_JA } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_JA } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_JA } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_JA } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_JA } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_JA } from './school-absence.ts'
import { SPEEDING_JA } from './speeding.ts'
import { STUDENT_OVERPAYMENT_JA } from './student-overpayment.ts'
import { TAX_CHECKS_JA } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_JA } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_JA } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_JA } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_JA: Words = {
  ...NAMED_LAW_JA,
  ...JOBCENTRE_APPOINTMENT_JA,
  ...UNIVERSAL_CREDIT_JA,
  ...SPEEDING_JA,
  ...POLICE_AND_CHARGES_JA,
  ...BENEFIT_DECISION_JA,
  ...BENEFIT_DECISION_SCOTLAND_NI_JA,
  ...TAX_CHECKS_JA,
  ...DRIVER_NOTICES_JA,
  ...POLICE_PENALTY_OFFERS_JA,
  ...SCHOOL_ABSENCE_WALES_JA,
  ...SCHOOL_ABSENCE_SCOTLAND_JA,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_JA,
  ...SCHOOL_ABSENCE_JA,
  ...UNIVERSAL_CREDIT_MOVE_JA,
  ...PRESCRIPTION_PENALTY_JA,
  ...VEHICLE_TAX_PENALTY_JA,
  ...BENEFIT_REVIEW_JA,
  ...BENEFITS_NORTHERN_IRELAND_JA,
  ...STUDENT_OVERPAYMENT_JA,
  ...PENSION_SCHEMES_JA,
  ...LATE_PAYMENT_JA,
}
