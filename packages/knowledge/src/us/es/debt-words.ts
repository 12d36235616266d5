/** The United States in Spanish: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_ES } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_ES } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_ES } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_ES } from './court-debts.ts'
import { COURT_ENFORCEMENT_ES } from './court-enforcement.ts'
import { CRASH_CLAIMS_ES } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_MYTHS_ES } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_ES } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_ES } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_ES } from './eviction-cases.ts'
import { FAMILY_ORDERS_ES } from './family-orders.ts'
import { FEDERAL_DEBTS_ES } from './federal-debts.ts'
import { FORECLOSURE_LAW_ES } from './foreclosure-law.ts'
import { FORECLOSURE_ES } from './foreclosure.ts'
import { HEALTH_PLANS_ES } from './health-plans.ts'
import { HOA_DUES_ES } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_ES } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_ES } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_ES } from './medical-bills.ts'
import { NEIGHBORS_ES } from './neighbors.ts'
import { PAYDAY_LOANS_ES } from './payday-loans.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { REPOSSESSION_ES } from './repossession.ts'
import { SCAM_LAW_ES } from './scam-law.ts'
import { STORE_DEMANDS_ES } from './store-demands.ts'
import { STUDENT_AID_ES } from './student-aid.ts'
import { STUDENT_LOANS_ES } from './student-loans.ts'
import { SUPPORT_ORDERS_ES } from './support-orders.ts'
import { SURPRISE_BILLS_ES } from './surprise-bills.ts'

export const DEBT_WORDS_ES: Words = {
  ...STORE_DEMANDS_ES,
  ...PUBLIC_DEBTS_ES,
  ...COURT_DEBTS_ES,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_ES,
  ...HEALTH_PLANS_ES,
  ...JURIES_AND_SUBPOENAS_ES,
  ...STUDENT_AID_ES,
  ...CITIZENSHIP_AND_GREEN_CARDS_ES,
  ...PAYDAY_LOANS_ES,
  ...FAMILY_ORDERS_ES,
  ...NEIGHBORS_ES,
  ...SUPPORT_ORDERS_ES,
  ...SURPRISE_BILLS_ES,
  ...IMMIGRATION_NOTICES_ES,
  ...ENQUIRY_IMMIGRATION_OFFICE_ES,
  ...BUILDER_LIENS_ES,
  ...CRASH_CLAIMS_ES,
  ...FEDERAL_DEBTS_ES,
  ...SCAM_LAW_ES,
  ...FORECLOSURE_LAW_ES,
  ...MEDICAL_BILLS_ES,
  ...COURT_ENFORCEMENT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBTS_IN_CREDIT_REPORTS_ES,
  ...DEBT_MYTHS_ES,
  ...EVICTION_CASES_ES,
  ...FORECLOSURE_ES,
  ...HOA_DUES_ES,
  ...REPOSSESSION_ES,
  ...STUDENT_LOANS_ES,
}
