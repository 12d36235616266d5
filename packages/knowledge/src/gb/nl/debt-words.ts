/** The United Kingdom in Dutch: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_NL } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_NL } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_NL } from './care-charges.ts'
import { CARE_FEES_NL } from './care-fees.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_NL } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_NL } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_NL } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_NL } from './claims-on-public-debts.ts'
import { COURSE_COSTS_NL } from './course-costs.ts'
import { COURT_FINE_NL } from './court-fine.ts'
import { COURT_INCOME_FORM_NL } from './court-income-form.ts'
import { DEFAULT_NOTICE_NL } from './default-notice.ts'
import { DIVORCE_AND_PARTING_NL } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_NL } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_NL } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_NL } from './divorce.ts'
import { ENERGY_DEBT_NL } from './energy-debt.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { GUARANTEE_NL } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_NL } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_NL } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_NL } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_NL } from './jury-service-scotland.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOGBOOK_LOAN_NL } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_NL } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_NL } from './membership-debt.ts'
import { NHS_CHARGES_NL } from './nhs-charges.ts'
import { OFFERS_NL } from './offers.ts'
import { POLICE_INTERVIEW_NL } from './police-interview.ts'
import { PROPERTY_FACTORS_NL } from './property-factors.ts'
import { SEVERAL_KINDS_NL } from './several-kinds.ts'
import { SINGLE_JUSTICE_NL } from './single-justice.ts'
import { SOCIAL_WORKERS_NL } from './social-workers.ts'
import { STUDENT_LOANS_NL } from './student-loans.ts'
import { TRAINS_NL } from './trains.ts'
import { TRIBUNAL_HEARING_NL } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_NL } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_NL } from './water-bills.ts'
import { WILLS_NL } from './wills.ts'
import { WORK_AND_GOODS_NL } from './work-and-goods.ts'

export const DEBT_WORDS_NL: Words = {
  ...OFFERS_NL,
  ...COURT_FINE_NL,
  ...SEVERAL_KINDS_NL,
  ...LIMITATION_NL,
  ...ENERGY_DEBT_NL,
  ...MEMBERSHIP_DEBT_NL,
  ...CLAIMS_ON_CREDIT_NL,
  ...GYM_AND_COURSE_FEES_NL,
  ...WORK_AND_GOODS_NL,
  ...PROPERTY_FACTORS_NL,
  ...CLAIMS_ON_PARKING_AND_HOMES_NL,
  ...CLAIMS_ON_PUBLIC_DEBTS_NL,
  ...CLAIMS_NORTHERN_IRELAND_NL,
  ...DIVORCE_AND_PARTING_NL,
  ...SOCIAL_WORKERS_NL,
  ...JURY_SERVICE_SCOTLAND_NL,
  ...JURY_SERVICE_NORTHERN_IRELAND_NL,
  ...JURY_SERVICE_NL,
  ...CHILD_MAINTENANCE_NL,
  ...DIVORCE_SCOTLAND_NL,
  ...DIVORCE_NORTHERN_IRELAND_NL,
  ...DIVORCE_PAPERS_NL,
  ...WILLS_NL,
  ...COURT_INCOME_FORM_NL,
  ...BENEFIT_TRIBUNAL_HEARING_NL,
  ...TRIBUNAL_HEARING_NL,
  ...ESTATE_DEBT_NL,
  ...POLICE_INTERVIEW_NL,
  ...SINGLE_JUSTICE_NL,
  ...DEFAULT_NOTICE_NL,
  ...CARE_CHARGES_NL,
  ...TRAINS_NL,
  ...STUDENT_LOANS_NL,
  ...MAINTENANCE_PAYMENTS_NL,
  ...WAGES_PAID_BY_MISTAKE_NL,
  ...ARREARS_NOTICES_NL,
  ...WATER_BILLS_NL,
  ...HIRE_PURCHASE_NL,
  ...NHS_CHARGES_NL,
  ...CARE_FEES_NL,
  ...GUARANTEE_NL,
  ...LOGBOOK_LOAN_NL,
  ...COURSE_COSTS_NL,
}
