/** The United Kingdom in German: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_DE } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_DE } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_DE } from './care-charges.ts'
import { CARE_FEES_DE } from './care-fees.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_DE } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_DE } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_DE } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_DE } from './claims-on-public-debts.ts'
import { COURSE_COSTS_DE } from './course-costs.ts'
import { COURT_FINE_DE } from './court-fine.ts'
import { COURT_INCOME_FORM_DE } from './court-income-form.ts'
import { DEFAULT_NOTICE_DE } from './default-notice.ts'
import { DIVORCE_AND_PARTING_DE } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_DE } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_DE } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_DE } from './divorce.ts'
import { ENERGY_DEBT_DE } from './energy-debt.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { GUARANTEE_DE } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_DE } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_DE } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_DE } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_DE } from './jury-service-scotland.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LOGBOOK_LOAN_DE } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_DE } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_DE } from './membership-debt.ts'
import { NHS_CHARGES_DE } from './nhs-charges.ts'
import { OFFERS_DE } from './offers.ts'
import { POLICE_INTERVIEW_DE } from './police-interview.ts'
import { PROPERTY_FACTORS_DE } from './property-factors.ts'
import { SEVERAL_KINDS_DE } from './several-kinds.ts'
import { SINGLE_JUSTICE_DE } from './single-justice.ts'
import { SOCIAL_WORKERS_DE } from './social-workers.ts'
import { STUDENT_LOANS_DE } from './student-loans.ts'
import { TRAINS_DE } from './trains.ts'
import { TRIBUNAL_HEARING_DE } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_DE } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_DE } from './water-bills.ts'
import { WILLS_DE } from './wills.ts'
import { WORK_AND_GOODS_DE } from './work-and-goods.ts'

export const DEBT_WORDS_DE: Words = {
  ...OFFERS_DE,
  ...COURT_FINE_DE,
  ...SEVERAL_KINDS_DE,
  ...LIMITATION_DE,
  ...ENERGY_DEBT_DE,
  ...MEMBERSHIP_DEBT_DE,
  ...CLAIMS_ON_CREDIT_DE,
  ...GYM_AND_COURSE_FEES_DE,
  ...WORK_AND_GOODS_DE,
  ...PROPERTY_FACTORS_DE,
  ...CLAIMS_ON_PARKING_AND_HOMES_DE,
  ...CLAIMS_ON_PUBLIC_DEBTS_DE,
  ...CLAIMS_NORTHERN_IRELAND_DE,
  ...JURY_SERVICE_SCOTLAND_DE,
  ...JURY_SERVICE_NORTHERN_IRELAND_DE,
  ...JURY_SERVICE_DE,
  ...CHILD_MAINTENANCE_DE,
  ...DIVORCE_SCOTLAND_DE,
  ...DIVORCE_NORTHERN_IRELAND_DE,
  ...DIVORCE_PAPERS_DE,
  ...DIVORCE_AND_PARTING_DE,
  ...SOCIAL_WORKERS_DE,
  ...WILLS_DE,
  ...COURT_INCOME_FORM_DE,
  ...BENEFIT_TRIBUNAL_HEARING_DE,
  ...TRIBUNAL_HEARING_DE,
  ...ESTATE_DEBT_DE,
  ...POLICE_INTERVIEW_DE,
  ...SINGLE_JUSTICE_DE,
  ...DEFAULT_NOTICE_DE,
  ...CARE_CHARGES_DE,
  ...TRAINS_DE,
  ...STUDENT_LOANS_DE,
  ...MAINTENANCE_PAYMENTS_DE,
  ...WAGES_PAID_BY_MISTAKE_DE,
  ...ARREARS_NOTICES_DE,
  ...WATER_BILLS_DE,
  ...HIRE_PURCHASE_DE,
  ...NHS_CHARGES_DE,
  ...CARE_FEES_DE,
  ...GUARANTEE_DE,
  ...LOGBOOK_LOAN_DE,
  ...COURSE_COSTS_DE,
}
