/** The United Kingdom in Spanish: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_ES } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_ES } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_ES } from './care-charges.ts'
import { CARE_FEES_ES } from './care-fees.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_ES } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_ES } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_ES } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_ES } from './claims-on-public-debts.ts'
import { COURSE_COSTS_ES } from './course-costs.ts'
import { COURT_FINE_ES } from './court-fine.ts'
import { COURT_INCOME_FORM_ES } from './court-income-form.ts'
import { DEFAULT_NOTICE_ES } from './default-notice.ts'
import { DIVORCE_AND_PARTING_ES } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_ES } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_ES } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_ES } from './divorce.ts'
import { ENERGY_DEBT_ES } from './energy-debt.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { GUARANTEE_ES } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_ES } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_ES } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_ES } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_ES } from './jury-service-scotland.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LOGBOOK_LOAN_ES } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_ES } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_ES } from './membership-debt.ts'
import { NHS_CHARGES_ES } from './nhs-charges.ts'
import { OFFERS_ES } from './offers.ts'
import { POLICE_INTERVIEW_ES } from './police-interview.ts'
import { PROPERTY_FACTORS_ES } from './property-factors.ts'
import { SEVERAL_KINDS_ES } from './several-kinds.ts'
import { SINGLE_JUSTICE_ES } from './single-justice.ts'
import { SOCIAL_WORKERS_ES } from './social-workers.ts'
import { STUDENT_LOANS_ES } from './student-loans.ts'
import { TRAINS_ES } from './trains.ts'
import { TRIBUNAL_HEARING_ES } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_ES } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_ES } from './water-bills.ts'
import { WILLS_ES } from './wills.ts'
import { WORK_AND_GOODS_ES } from './work-and-goods.ts'

export const DEBT_WORDS_ES: Words = {
  ...OFFERS_ES,
  ...COURT_FINE_ES,
  ...SEVERAL_KINDS_ES,
  ...LIMITATION_ES,
  ...ENERGY_DEBT_ES,
  ...MEMBERSHIP_DEBT_ES,
  ...CLAIMS_ON_CREDIT_ES,
  ...GYM_AND_COURSE_FEES_ES,
  ...WORK_AND_GOODS_ES,
  ...PROPERTY_FACTORS_ES,
  ...CLAIMS_ON_PARKING_AND_HOMES_ES,
  ...CLAIMS_ON_PUBLIC_DEBTS_ES,
  ...CLAIMS_NORTHERN_IRELAND_ES,
  ...JURY_SERVICE_SCOTLAND_ES,
  ...JURY_SERVICE_NORTHERN_IRELAND_ES,
  ...JURY_SERVICE_ES,
  ...CHILD_MAINTENANCE_ES,
  ...DIVORCE_SCOTLAND_ES,
  ...DIVORCE_NORTHERN_IRELAND_ES,
  ...DIVORCE_PAPERS_ES,
  ...DIVORCE_AND_PARTING_ES,
  ...SOCIAL_WORKERS_ES,
  ...WILLS_ES,
  ...COURT_INCOME_FORM_ES,
  ...BENEFIT_TRIBUNAL_HEARING_ES,
  ...TRIBUNAL_HEARING_ES,
  ...ESTATE_DEBT_ES,
  ...POLICE_INTERVIEW_ES,
  ...SINGLE_JUSTICE_ES,
  ...DEFAULT_NOTICE_ES,
  ...CARE_CHARGES_ES,
  ...TRAINS_ES,
  ...STUDENT_LOANS_ES,
  ...MAINTENANCE_PAYMENTS_ES,
  ...WAGES_PAID_BY_MISTAKE_ES,
  ...ARREARS_NOTICES_ES,
  ...WATER_BILLS_ES,
  ...HIRE_PURCHASE_ES,
  ...NHS_CHARGES_ES,
  ...CARE_FEES_ES,
  ...GUARANTEE_ES,
  ...LOGBOOK_LOAN_ES,
  ...COURSE_COSTS_ES,
}
