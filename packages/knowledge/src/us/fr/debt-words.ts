/** The United States in French: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_AND_CANCELED_DEBTS_FR } from './bankruptcy-and-canceled-debts.ts'
import { BUILDER_LIENS_FR } from './builder-liens.ts'
import { CITIZENSHIP_AND_GREEN_CARDS_FR } from './citizenship-and-green-cards.ts'
import { COURT_DEBTS_FR } from './court-debts.ts'
import { COURT_ENFORCEMENT_FR } from './court-enforcement.ts'
import { CRASH_CLAIMS_FR } from './crash-claims.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_MYTHS_FR } from './debt-myths.ts'
import { DEBTS_IN_CREDIT_REPORTS_FR } from './debts-in-credit-reports.ts'
import { ENQUIRY_IMMIGRATION_OFFICE_FR } from './enquiry-immigration-office.ts'
import { EVICTION_CASES_FR } from './eviction-cases.ts'
import { FAMILY_ORDERS_FR } from './family-orders.ts'
import { FEDERAL_DEBTS_FR } from './federal-debts.ts'
import { FORECLOSURE_LAW_FR } from './foreclosure-law.ts'
import { FORECLOSURE_FR } from './foreclosure.ts'
import { HEALTH_PLANS_FR } from './health-plans.ts'
import { HOA_DUES_FR } from './hoa-dues.ts'
import { IMMIGRATION_NOTICES_FR } from './immigration-notices.ts'
import { JURIES_AND_SUBPOENAS_FR } from './juries-and-subpoenas.ts'
import { MEDICAL_BILLS_FR } from './medical-bills.ts'
import { NEIGHBORS_FR } from './neighbors.ts'
import { PAYDAY_LOANS_FR } from './payday-loans.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { REPOSSESSION_FR } from './repossession.ts'
import { SCAM_LAW_FR } from './scam-law.ts'
import { STORE_DEMANDS_FR } from './store-demands.ts'
import { STUDENT_AID_FR } from './student-aid.ts'
import { STUDENT_LOANS_FR } from './student-loans.ts'
import { SUPPORT_ORDERS_FR } from './support-orders.ts'
import { SURPRISE_BILLS_FR } from './surprise-bills.ts'

export const DEBT_WORDS_FR: Words = {
  ...MEDICAL_BILLS_FR,
  ...COURT_ENFORCEMENT_FR,
  ...BUILDER_LIENS_FR,
  ...CRASH_CLAIMS_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBTS_IN_CREDIT_REPORTS_FR,
  ...DEBT_MYTHS_FR,
  ...STORE_DEMANDS_FR,
  ...FAMILY_ORDERS_FR,
  ...FEDERAL_DEBTS_FR,
  ...FORECLOSURE_FR,
  ...HOA_DUES_FR,
  ...EVICTION_CASES_FR,
  ...IMMIGRATION_NOTICES_FR,
  ...ENQUIRY_IMMIGRATION_OFFICE_FR,
  ...FORECLOSURE_LAW_FR,
  ...NEIGHBORS_FR,
  ...BANKRUPTCY_AND_CANCELED_DEBTS_FR,
  ...HEALTH_PLANS_FR,
  ...PAYDAY_LOANS_FR,
  ...PUBLIC_DEBTS_FR,
  ...COURT_DEBTS_FR,
  ...JURIES_AND_SUBPOENAS_FR,
  ...STUDENT_AID_FR,
  ...CITIZENSHIP_AND_GREEN_CARDS_FR,
  ...REPOSSESSION_FR,
  ...SCAM_LAW_FR,
  ...STUDENT_LOANS_FR,
  ...SUPPORT_ORDERS_FR,
  ...SURPRISE_BILLS_FR,
}
