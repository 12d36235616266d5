/** The United Kingdom in Dutch: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_NL } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_NL } from './benefit-decision.ts'
import { BENEFIT_REVIEW_NL } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_NL } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_NL } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_NL } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_NL } from './late-payment.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { PENSION_SCHEMES_NL } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_NL } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_NL } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_NL } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_NL } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_NL } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_NL } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_NL } from './school-absence.ts'
import { SPEEDING_NL } from './speeding.ts'
import { STUDENT_OVERPAYMENT_NL } from './student-overpayment.ts'
import { TAX_CHECKS_NL } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_NL } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_NL } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_NL } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_NL: Words = {
  ...NAMED_LAW_NL,
  ...JOBCENTRE_APPOINTMENT_NL,
  ...UNIVERSAL_CREDIT_NL,
  ...SPEEDING_NL,
  ...POLICE_AND_CHARGES_NL,
  ...BENEFIT_DECISION_NL,
  ...BENEFIT_DECISION_SCOTLAND_NI_NL,
  ...TAX_CHECKS_NL,
  ...DRIVER_NOTICES_NL,
  ...POLICE_PENALTY_OFFERS_NL,
  ...SCHOOL_ABSENCE_WALES_NL,
  ...SCHOOL_ABSENCE_SCOTLAND_NL,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_NL,
  ...SCHOOL_ABSENCE_NL,
  ...UNIVERSAL_CREDIT_MOVE_NL,
  ...PRESCRIPTION_PENALTY_NL,
  ...VEHICLE_TAX_PENALTY_NL,
  ...BENEFIT_REVIEW_NL,
  ...BENEFITS_NORTHERN_IRELAND_NL,
  ...STUDENT_OVERPAYMENT_NL,
  ...PENSION_SCHEMES_NL,
  ...LATE_PAYMENT_NL,
}
