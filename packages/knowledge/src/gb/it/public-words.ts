/** The United Kingdom in Italian: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_IT } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_IT } from './benefit-decision.ts'
import { BENEFIT_REVIEW_IT } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_IT } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_IT } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_IT } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_IT } from './late-payment.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { PENSION_SCHEMES_IT } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_IT } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_IT } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_IT } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_IT } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_IT } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_IT } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_IT } from './school-absence.ts'
import { SPEEDING_IT } from './speeding.ts'
import { STUDENT_OVERPAYMENT_IT } from './student-overpayment.ts'
import { TAX_CHECKS_IT } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_IT } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_IT } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_IT } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_IT: Words = {
  ...NAMED_LAW_IT,
  ...JOBCENTRE_APPOINTMENT_IT,
  ...UNIVERSAL_CREDIT_IT,
  ...SPEEDING_IT,
  ...POLICE_AND_CHARGES_IT,
  ...BENEFIT_DECISION_IT,
  ...BENEFIT_DECISION_SCOTLAND_NI_IT,
  ...TAX_CHECKS_IT,
  ...DRIVER_NOTICES_IT,
  ...POLICE_PENALTY_OFFERS_IT,
  ...SCHOOL_ABSENCE_WALES_IT,
  ...SCHOOL_ABSENCE_SCOTLAND_IT,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_IT,
  ...SCHOOL_ABSENCE_IT,
  ...UNIVERSAL_CREDIT_MOVE_IT,
  ...PRESCRIPTION_PENALTY_IT,
  ...VEHICLE_TAX_PENALTY_IT,
  ...BENEFIT_REVIEW_IT,
  ...BENEFITS_NORTHERN_IRELAND_IT,
  ...STUDENT_OVERPAYMENT_IT,
  ...PENSION_SCHEMES_IT,
  ...LATE_PAYMENT_IT,
}
