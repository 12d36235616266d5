/** The United States in Dutch: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_NL } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_NL } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_NL } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_NL } from './court-debts.ts'
import { COURT_ENFORCEMENT_NL } from './court-enforcement.ts'
import { CRASH_CLAIMS_NL } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_NL } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_MYTHS_NL } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_NL } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_NL } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_NL } from './eviction-cases.ts'
import { FAMILY_ORDERS_NL } from './family-orders.ts'
import { FEDERAL_DEBTS_NL } from './federal-debts.ts'
import { FORECLOSURE_LAW_NL } from './foreclosure-law.ts'
import { FORECLOSURE_NL } from './foreclosure.ts'
import { HEALTH_PLANS_NL } from './health-plans.ts'
import { HOA_DUES_NL } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_NL } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_NL } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_NL } from './medical-bills.ts'
import { NEIGHBORS_NL } from './neighbors.ts'
import { PAYDAY_LOANS_NL } from './payday-loans.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { REPOSSESSION_NL } from './repossession.ts'
import { SCAM_LAW_NL } from './scam-law.ts'
import { STORE_DEMANDS_NL } from './store-demands.ts'
import { STUDENT_AID_NL } from './student-aid.ts'
import { STUDENT_LOANS_NL } from './student-loans.ts'
import { SUPPORT_ORDERS_NL } from './support-orders.ts'
import { SURPRISE_BILLS_NL } from './surprise-bills.ts'

export const DEBT_WORDS_NL: Words = {
  ...MEDICAL_BILLS_NL,
  ...COURT_ENFORCEMENT_NL,
  ...BUILDER_LIENS_NL,
  ...CRASH_CLAIMS_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_RIGHTS_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBTS_IN_CREDIT_REPORTS_NL,
  ...DEBT_MYTHS_NL,
  ...STORE_DEMANDS_NL,
  ...FAMILY_ORDERS_NL,
  ...FEDERAL_DEBTS_NL,
  ...FORECLOSURE_NL,
  ...HOA_DUES_NL,
  ...EVICTION_CASES_NL,
  ...IMMIGRATION_NOTICES_NL,
  ...ENQUIRY_IMMIGRATION_OFFICE_NL,
  ...FORECLOSURE_LAW_NL,
  ...NEIGHBORS_NL,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_NL,
  ...HEALTH_PLANS_NL,
  ...PAYDAY_LOANS_NL,
  ...PUBLIC_DEBTS_NL,
  ...COURT_DEBTS_NL,
  ...JURIES_AND_SUBPOENAS_NL,
  ...STUDENT_AID_NL,
  ...CITIZENSHIP_AND_GREEN_CARDS_NL,
  ...REPOSSESSION_NL,
  ...SCAM_LAW_NL,
  ...STUDENT_LOANS_NL,
  ...SUPPORT_ORDERS_NL,
  ...SURPRISE_BILLS_NL,
}
