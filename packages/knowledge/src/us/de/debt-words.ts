/** The United States in German: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_DE } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_DE } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_DE } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_DE } from './court-debts.ts'
import { COURT_ENFORCEMENT_DE } from './court-enforcement.ts'
import { CRASH_CLAIMS_DE } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_MYTHS_DE } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_DE } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_DE } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_DE } from './eviction-cases.ts'
import { FAMILY_ORDERS_DE } from './family-orders.ts'
import { FEDERAL_DEBTS_DE } from './federal-debts.ts'
import { FORECLOSURE_LAW_DE } from './foreclosure-law.ts'
import { FORECLOSURE_DE } from './foreclosure.ts'
import { HEALTH_PLANS_DE } from './health-plans.ts'
import { HOA_DUES_DE } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_DE } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_DE } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_DE } from './medical-bills.ts'
import { NEIGHBORS_DE } from './neighbors.ts'
import { PAYDAY_LOANS_DE } from './payday-loans.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { REPOSSESSION_DE } from './repossession.ts'
import { SCAM_LAW_DE } from './scam-law.ts'
import { STORE_DEMANDS_DE } from './store-demands.ts'
import { STUDENT_AID_DE } from './student-aid.ts'
import { STUDENT_LOANS_DE } from './student-loans.ts'
import { SUPPORT_ORDERS_DE } from './support-orders.ts'
import { SURPRISE_BILLS_DE } from './surprise-bills.ts'

export const DEBT_WORDS_DE: Words = {
  ...MEDICAL_BILLS_DE,
  ...COURT_ENFORCEMENT_DE,
  ...BUILDER_LIENS_DE,
  ...CRASH_CLAIMS_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBTS_IN_CREDIT_REPORTS_DE,
  ...DEBT_MYTHS_DE,
  ...STORE_DEMANDS_DE,
  ...FAMILY_ORDERS_DE,
  ...FEDERAL_DEBTS_DE,
  ...FORECLOSURE_DE,
  ...HOA_DUES_DE,
  ...EVICTION_CASES_DE,
  ...IMMIGRATION_NOTICES_DE,
  ...ENQUIRY_IMMIGRATION_OFFICE_DE,
  ...FORECLOSURE_LAW_DE,
  ...NEIGHBORS_DE,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_DE,
  ...HEALTH_PLANS_DE,
  ...PAYDAY_LOANS_DE,
  ...PUBLIC_DEBTS_DE,
  ...COURT_DEBTS_DE,
  ...JURIES_AND_SUBPOENAS_DE,
  ...STUDENT_AID_DE,
  ...CITIZENSHIP_AND_GREEN_CARDS_DE,
  ...REPOSSESSION_DE,
  ...SCAM_LAW_DE,
  ...STUDENT_LOANS_DE,
  ...SUPPORT_ORDERS_DE,
  ...SURPRISE_BILLS_DE,
}
