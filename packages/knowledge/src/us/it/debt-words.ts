/** The United States in Italian: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_IT } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_IT } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_IT } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_IT } from './court-debts.ts'
import { COURT_ENFORCEMENT_IT } from './court-enforcement.ts'
import { CRASH_CLAIMS_IT } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_MYTHS_IT } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_IT } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_IT } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_IT } from './eviction-cases.ts'
import { FAMILY_ORDERS_IT } from './family-orders.ts'
import { FEDERAL_DEBTS_IT } from './federal-debts.ts'
import { FORECLOSURE_LAW_IT } from './foreclosure-law.ts'
import { FORECLOSURE_IT } from './foreclosure.ts'
import { HEALTH_PLANS_IT } from './health-plans.ts'
import { HOA_DUES_IT } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_IT } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_IT } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_IT } from './medical-bills.ts'
import { NEIGHBORS_IT } from './neighbors.ts'
import { PAYDAY_LOANS_IT } from './payday-loans.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { REPOSSESSION_IT } from './repossession.ts'
import { SCAM_LAW_IT } from './scam-law.ts'
import { STORE_DEMANDS_IT } from './store-demands.ts'
import { STUDENT_AID_IT } from './student-aid.ts'
import { STUDENT_LOANS_IT } from './student-loans.ts'
import { SUPPORT_ORDERS_IT } from './support-orders.ts'
import { SURPRISE_BILLS_IT } from './surprise-bills.ts'

export const DEBT_WORDS_IT: Words = {
  ...MEDICAL_BILLS_IT,
  ...COURT_ENFORCEMENT_IT,
  ...BUILDER_LIENS_IT,
  ...CRASH_CLAIMS_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEBTS_IN_CREDIT_REPORTS_IT,
  ...DEBT_MYTHS_IT,
  ...STORE_DEMANDS_IT,
  ...FAMILY_ORDERS_IT,
  ...FEDERAL_DEBTS_IT,
  ...FORECLOSURE_IT,
  ...HOA_DUES_IT,
  ...EVICTION_CASES_IT,
  ...IMMIGRATION_NOTICES_IT,
  ...ENQUIRY_IMMIGRATION_OFFICE_IT,
  ...FORECLOSURE_LAW_IT,
  ...NEIGHBORS_IT,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_IT,
  ...HEALTH_PLANS_IT,
  ...PAYDAY_LOANS_IT,
  ...PUBLIC_DEBTS_IT,
  ...COURT_DEBTS_IT,
  ...JURIES_AND_SUBPOENAS_IT,
  ...STUDENT_AID_IT,
  ...CITIZENSHIP_AND_GREEN_CARDS_IT,
  ...REPOSSESSION_IT,
  ...SCAM_LAW_IT,
  ...STUDENT_LOANS_IT,
  ...SUPPORT_ORDERS_IT,
  ...SURPRISE_BILLS_IT,
}
