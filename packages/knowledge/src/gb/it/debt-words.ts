/** The United Kingdom in Italian: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_IT } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_IT } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_IT } from './care-charges.ts'
import { CARE_FEES_IT } from './care-fees.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_IT } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_IT } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_IT } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_IT } from './claims-on-public-debts.ts'
import { COURSE_COSTS_IT } from './course-costs.ts'
import { COURT_FINE_IT } from './court-fine.ts'
import { COURT_INCOME_FORM_IT } from './court-income-form.ts'
import { DEFAULT_NOTICE_IT } from './default-notice.ts'
import { DIVORCE_AND_PARTING_IT } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_IT } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_IT } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_IT } from './divorce.ts'
import { ENERGY_DEBT_IT } from './energy-debt.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { GUARANTEE_IT } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_IT } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_IT } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_IT } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_IT } from './jury-service-scotland.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOGBOOK_LOAN_IT } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_IT } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_IT } from './membership-debt.ts'
import { NHS_CHARGES_IT } from './nhs-charges.ts'
import { OFFERS_IT } from './offers.ts'
import { POLICE_INTERVIEW_IT } from './police-interview.ts'
import { PROPERTY_FACTORS_IT } from './property-factors.ts'
import { SEVERAL_KINDS_IT } from './several-kinds.ts'
import { SINGLE_JUSTICE_IT } from './single-justice.ts'
import { SOCIAL_WORKERS_IT } from './social-workers.ts'
import { STUDENT_LOANS_IT } from './student-loans.ts'
import { TRAINS_IT } from './trains.ts'
import { TRIBUNAL_HEARING_IT } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_IT } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_IT } from './water-bills.ts'
import { WILLS_IT } from './wills.ts'
import { WORK_AND_GOODS_IT } from './work-and-goods.ts'

export const DEBT_WORDS_IT: Words = {
  ...OFFERS_IT,
  ...COURT_FINE_IT,
  ...SEVERAL_KINDS_IT,
  ...LIMITATION_IT,
  ...ENERGY_DEBT_IT,
  ...MEMBERSHIP_DEBT_IT,
  ...CLAIMS_ON_CREDIT_IT,
  ...GYM_AND_COURSE_FEES_IT,
  ...WORK_AND_GOODS_IT,
  ...PROPERTY_FACTORS_IT,
  ...CLAIMS_ON_PARKING_AND_HOMES_IT,
  ...CLAIMS_ON_PUBLIC_DEBTS_IT,
  ...CLAIMS_NORTHERN_IRELAND_IT,
  ...DIVORCE_AND_PARTING_IT,
  ...SOCIAL_WORKERS_IT,
  ...JURY_SERVICE_SCOTLAND_IT,
  ...JURY_SERVICE_NORTHERN_IRELAND_IT,
  ...JURY_SERVICE_IT,
  ...CHILD_MAINTENANCE_IT,
  ...DIVORCE_SCOTLAND_IT,
  ...DIVORCE_NORTHERN_IRELAND_IT,
  ...DIVORCE_PAPERS_IT,
  ...WILLS_IT,
  ...COURT_INCOME_FORM_IT,
  ...BENEFIT_TRIBUNAL_HEARING_IT,
  ...TRIBUNAL_HEARING_IT,
  ...ESTATE_DEBT_IT,
  ...POLICE_INTERVIEW_IT,
  ...SINGLE_JUSTICE_IT,
  ...DEFAULT_NOTICE_IT,
  ...CARE_CHARGES_IT,
  ...TRAINS_IT,
  ...STUDENT_LOANS_IT,
  ...MAINTENANCE_PAYMENTS_IT,
  ...WAGES_PAID_BY_MISTAKE_IT,
  ...ARREARS_NOTICES_IT,
  ...WATER_BILLS_IT,
  ...HIRE_PURCHASE_IT,
  ...NHS_CHARGES_IT,
  ...CARE_FEES_IT,
  ...GUARANTEE_IT,
  ...LOGBOOK_LOAN_IT,
  ...COURSE_COSTS_IT,
}
