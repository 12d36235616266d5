/** The United Kingdom in French: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION_SCOTLAND_NI_FR } from './benefit-decision-scotland-ni.ts'
import { BENEFIT_DECISION_FR } from './benefit-decision.ts'
import { BENEFIT_REVIEW_FR } from './benefit-review.ts'
import { BENEFITS_NORTHERN_IRELAND_FR } from './benefits-northern-ireland.ts'
import { DRIVER_NOTICES_FR } from './driver-notices.ts'
import { JOBCENTRE_APPOINTMENT_FR } from './jobcentre-appointment.ts'
import { LATE_PAYMENT_FR } from './late-payment.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { PENSION_SCHEMES_FR } from './pension-schemes.ts'
import { POLICE_AND_CHARGES_FR } from './police-and-charges.ts'
import { POLICE_PENALTY_OFFERS_FR } from './police-penalty-offers.ts'
import { PRESCRIPTION_PENALTY_FR } from './prescription-penalty.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_FR } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_FR } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_FR } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_FR } from './school-absence.ts'
import { SPEEDING_FR } from './speeding.ts'
import { STUDENT_OVERPAYMENT_FR } from './student-overpayment.ts'
import { TAX_CHECKS_FR } from './tax-checks.ts'
import { UNIVERSAL_CREDIT_MOVE_FR } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_FR } from './universal-credit.ts'
import { VEHICLE_TAX_PENALTY_FR } from './vehicle-tax-penalty.ts'

export const PUBLIC_WORDS_FR: Words = {
  ...NAMED_LAW_FR,
  ...JOBCENTRE_APPOINTMENT_FR,
  ...UNIVERSAL_CREDIT_FR,
  ...SPEEDING_FR,
  ...DRIVER_NOTICES_FR,
  ...POLICE_PENALTY_OFFERS_FR,
  ...SCHOOL_ABSENCE_WALES_FR,
  ...SCHOOL_ABSENCE_SCOTLAND_FR,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_FR,
  ...SCHOOL_ABSENCE_FR,
  ...UNIVERSAL_CREDIT_MOVE_FR,
  ...POLICE_AND_CHARGES_FR,
  ...BENEFIT_DECISION_FR,
  ...BENEFIT_DECISION_SCOTLAND_NI_FR,
  ...TAX_CHECKS_FR,
  ...PRESCRIPTION_PENALTY_FR,
  ...VEHICLE_TAX_PENALTY_FR,
  ...BENEFIT_REVIEW_FR,
  ...BENEFITS_NORTHERN_IRELAND_FR,
  ...STUDENT_OVERPAYMENT_FR,
  ...PENSION_SCHEMES_FR,
  ...LATE_PAYMENT_FR,
}
