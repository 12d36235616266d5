/** The United Kingdom in Japanese: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_JA } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_JA } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_JA } from './care-charges.ts'
import { CARE_FEES_JA } from './care-fees.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_JA } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_JA } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_JA } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_JA } from './claims-on-public-debts.ts'
import { COURSE_COSTS_JA } from './course-costs.ts'
import { COURT_FINE_JA } from './court-fine.ts'
import { COURT_INCOME_FORM_JA } from './court-income-form.ts'
import { DEFAULT_NOTICE_JA } from './default-notice.ts'
import { DIVORCE_AND_PARTING_JA } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_JA } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_JA } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_JA } from './divorce.ts'
import { ENERGY_DEBT_JA } from './energy-debt.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { GUARANTEE_JA } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_JA } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_JA } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_JA } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_JA } from './jury-service-scotland.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOGBOOK_LOAN_JA } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_JA } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_JA } from './membership-debt.ts'
import { NHS_CHARGES_JA } from './nhs-charges.ts'
import { OFFERS_JA } from './offers.ts'
import { POLICE_INTERVIEW_JA } from './police-interview.ts'
import { PROPERTY_FACTORS_JA } from './property-factors.ts'
import { SEVERAL_KINDS_JA } from './several-kinds.ts'
import { SINGLE_JUSTICE_JA } from './single-justice.ts'
import { SOCIAL_WORKERS_JA } from './social-workers.ts'
import { STUDENT_LOANS_JA } from './student-loans.ts'
import { TRAINS_JA } from './trains.ts'
import { TRIBUNAL_HEARING_JA } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_JA } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_JA } from './water-bills.ts'
import { WILLS_JA } from './wills.ts'
import { WORK_AND_GOODS_JA } from './work-and-goods.ts'

export const DEBT_WORDS_JA: Words = {
  ...OFFERS_JA,
  ...COURT_FINE_JA,
  ...SEVERAL_KINDS_JA,
  ...LIMITATION_JA,
  ...ENERGY_DEBT_JA,
  ...MEMBERSHIP_DEBT_JA,
  ...CLAIMS_ON_CREDIT_JA,
  ...GYM_AND_COURSE_FEES_JA,
  ...WORK_AND_GOODS_JA,
  ...PROPERTY_FACTORS_JA,
  ...CLAIMS_ON_PARKING_AND_HOMES_JA,
  ...CLAIMS_ON_PUBLIC_DEBTS_JA,
  ...CLAIMS_NORTHERN_IRELAND_JA,
  ...DIVORCE_AND_PARTING_JA,
  ...SOCIAL_WORKERS_JA,
  ...JURY_SERVICE_SCOTLAND_JA,
  ...JURY_SERVICE_NORTHERN_IRELAND_JA,
  ...JURY_SERVICE_JA,
  ...CHILD_MAINTENANCE_JA,
  ...DIVORCE_SCOTLAND_JA,
  ...DIVORCE_NORTHERN_IRELAND_JA,
  ...DIVORCE_PAPERS_JA,
  ...WILLS_JA,
  ...COURT_INCOME_FORM_JA,
  ...BENEFIT_TRIBUNAL_HEARING_JA,
  ...TRIBUNAL_HEARING_JA,
  ...ESTATE_DEBT_JA,
  ...POLICE_INTERVIEW_JA,
  ...SINGLE_JUSTICE_JA,
  ...DEFAULT_NOTICE_JA,
  ...CARE_CHARGES_JA,
  ...TRAINS_JA,
  ...STUDENT_LOANS_JA,
  ...MAINTENANCE_PAYMENTS_JA,
  ...WAGES_PAID_BY_MISTAKE_JA,
  ...ARREARS_NOTICES_JA,
  ...WATER_BILLS_JA,
  ...HIRE_PURCHASE_JA,
  ...NHS_CHARGES_JA,
  ...CARE_FEES_JA,
  ...GUARANTEE_JA,
  ...LOGBOOK_LOAN_JA,
  ...COURSE_COSTS_JA,
}
