/** The United Kingdom in French: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ARREARS_NOTICES_FR } from './arrears-notices.ts'
import { BENEFIT_TRIBUNAL_HEARING_FR } from './benefit-tribunal-hearing.ts'
import { CARE_CHARGES_FR } from './care-charges.ts'
import { CARE_FEES_FR } from './care-fees.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_FR } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_FR } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_FR } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_FR } from './claims-on-public-debts.ts'
import { COURSE_COSTS_FR } from './course-costs.ts'
import { COURT_FINE_FR } from './court-fine.ts'
import { COURT_INCOME_FORM_FR } from './court-income-form.ts'
import { DEFAULT_NOTICE_FR } from './default-notice.ts'
import { DIVORCE_AND_PARTING_FR } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_FR } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_FR } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_FR } from './divorce.ts'
import { ENERGY_DEBT_FR } from './energy-debt.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { GUARANTEE_FR } from './guarantee.ts'
import { GYM_AND_COURSE_FEES_FR } from './gym-and-course-fees.ts'
import { HIRE_PURCHASE_FR } from './hire-purchase.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_FR } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_FR } from './jury-service-scotland.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LOGBOOK_LOAN_FR } from './logbook-loan.ts'
import { MAINTENANCE_PAYMENTS_FR } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_FR } from './membership-debt.ts'
import { NHS_CHARGES_FR } from './nhs-charges.ts'
import { OFFERS_FR } from './offers.ts'
import { POLICE_INTERVIEW_FR } from './police-interview.ts'
import { PROPERTY_FACTORS_FR } from './property-factors.ts'
import { SEVERAL_KINDS_FR } from './several-kinds.ts'
import { SINGLE_JUSTICE_FR } from './single-justice.ts'
import { SOCIAL_WORKERS_FR } from './social-workers.ts'
import { STUDENT_LOANS_FR } from './student-loans.ts'
import { TRAINS_FR } from './trains.ts'
import { TRIBUNAL_HEARING_FR } from './tribunal-hearing.ts'
import { WAGES_PAID_BY_MISTAKE_FR } from './wages-paid-by-mistake.ts'
import { WATER_BILLS_FR } from './water-bills.ts'
import { WILLS_FR } from './wills.ts'
import { WORK_AND_GOODS_FR } from './work-and-goods.ts'

export const DEBT_WORDS_FR: Words = {
  ...OFFERS_FR,
  ...COURT_FINE_FR,
  ...SEVERAL_KINDS_FR,
  ...LIMITATION_FR,
  ...ENERGY_DEBT_FR,
  ...MEMBERSHIP_DEBT_FR,
  ...CLAIMS_ON_CREDIT_FR,
  ...GYM_AND_COURSE_FEES_FR,
  ...WORK_AND_GOODS_FR,
  ...PROPERTY_FACTORS_FR,
  ...CLAIMS_ON_PARKING_AND_HOMES_FR,
  ...CLAIMS_ON_PUBLIC_DEBTS_FR,
  ...CLAIMS_NORTHERN_IRELAND_FR,
  ...JURY_SERVICE_SCOTLAND_FR,
  ...JURY_SERVICE_NORTHERN_IRELAND_FR,
  ...JURY_SERVICE_FR,
  ...CHILD_MAINTENANCE_FR,
  ...DIVORCE_SCOTLAND_FR,
  ...DIVORCE_NORTHERN_IRELAND_FR,
  ...DIVORCE_PAPERS_FR,
  ...DIVORCE_AND_PARTING_FR,
  ...SOCIAL_WORKERS_FR,
  ...WILLS_FR,
  ...COURT_INCOME_FORM_FR,
  ...BENEFIT_TRIBUNAL_HEARING_FR,
  ...TRIBUNAL_HEARING_FR,
  ...ESTATE_DEBT_FR,
  ...POLICE_INTERVIEW_FR,
  ...SINGLE_JUSTICE_FR,
  ...DEFAULT_NOTICE_FR,
  ...CARE_CHARGES_FR,
  ...TRAINS_FR,
  ...STUDENT_LOANS_FR,
  ...MAINTENANCE_PAYMENTS_FR,
  ...WAGES_PAID_BY_MISTAKE_FR,
  ...ARREARS_NOTICES_FR,
  ...WATER_BILLS_FR,
  ...HIRE_PURCHASE_FR,
  ...NHS_CHARGES_FR,
  ...CARE_FEES_FR,
  ...GUARANTEE_FR,
  ...LOGBOOK_LOAN_FR,
  ...COURSE_COSTS_FR,
}
