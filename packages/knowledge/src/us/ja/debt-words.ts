/** The United States in Japanese: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_JA } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_JA } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_JA } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_JA } from './court-debts.ts'
import { COURT_ENFORCEMENT_JA } from './court-enforcement.ts'
import { CRASH_CLAIMS_JA } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_MYTHS_JA } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_JA } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_JA } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_JA } from './eviction-cases.ts'
import { FAMILY_ORDERS_JA } from './family-orders.ts'
import { FEDERAL_DEBTS_JA } from './federal-debts.ts'
import { FORECLOSURE_LAW_JA } from './foreclosure-law.ts'
import { FORECLOSURE_JA } from './foreclosure.ts'
import { HEALTH_PLANS_JA } from './health-plans.ts'
import { HOA_DUES_JA } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_JA } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_JA } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_JA } from './medical-bills.ts'
import { NEIGHBORS_JA } from './neighbors.ts'
import { PAYDAY_LOANS_JA } from './payday-loans.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { REPOSSESSION_JA } from './repossession.ts'
import { SCAM_LAW_JA } from './scam-law.ts'
import { STORE_DEMANDS_JA } from './store-demands.ts'
import { STUDENT_AID_JA } from './student-aid.ts'
import { STUDENT_LOANS_JA } from './student-loans.ts'
import { SUPPORT_ORDERS_JA } from './support-orders.ts'
import { SURPRISE_BILLS_JA } from './surprise-bills.ts'

export const DEBT_WORDS_JA: Words = {
  ...MEDICAL_BILLS_JA,
  ...COURT_ENFORCEMENT_JA,
  ...BUILDER_LIENS_JA,
  ...CRASH_CLAIMS_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_RIGHTS_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBTS_IN_CREDIT_REPORTS_JA,
  ...DEBT_MYTHS_JA,
  ...STORE_DEMANDS_JA,
  ...FAMILY_ORDERS_JA,
  ...FEDERAL_DEBTS_JA,
  ...FORECLOSURE_JA,
  ...HOA_DUES_JA,
  ...EVICTION_CASES_JA,
  ...IMMIGRATION_NOTICES_JA,
  ...ENQUIRY_IMMIGRATION_OFFICE_JA,
  ...FORECLOSURE_LAW_JA,
  ...NEIGHBORS_JA,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_JA,
  ...HEALTH_PLANS_JA,
  ...PAYDAY_LOANS_JA,
  ...PUBLIC_DEBTS_JA,
  ...COURT_DEBTS_JA,
  ...JURIES_AND_SUBPOENAS_JA,
  ...STUDENT_AID_JA,
  ...CITIZENSHIP_AND_GREEN_CARDS_JA,
  ...REPOSSESSION_JA,
  ...SCAM_LAW_JA,
  ...STUDENT_LOANS_JA,
  ...SUPPORT_ORDERS_JA,
  ...SURPRISE_BILLS_JA,
}
