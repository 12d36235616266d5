/** The rows of Belgium in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_WORDS } from './bailiff.ts'
import { BENEFIT_REFUSED_NL } from './benefit-refused.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BUYING_TERMS_NL } from './buying-terms.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_NL } from './court-and-credit.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { CREDIT_REFUSED_NL } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_WORDS } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_NL } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_NL } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_NL } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_NL } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_NL } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_NL } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_NL } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_NL } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_NL } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_NL } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_NL } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_NL } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_WORDS } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_NL } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_WORDS } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_NL } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_NL } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_NL } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_NL } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_NL } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_NL } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_NL } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_NL } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_NL } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_NL } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_NL } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_NL } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_NL } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_NL } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_WORDS } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_NL } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_WORDS } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_NL } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_NL } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_NL } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_NL } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_NL } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_NL } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_NL } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_NL } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_NL } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_NL } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_NL } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_NL } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_NL } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_WORDS } from './eviction-ordered.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_NL } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_TERMS_NL } from './insurance-terms.ts'
import { INSURANCE_NL } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_NL } from './parking-fee.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { RESIDENCE_PERMIT_NL } from './residence-permit.ts'
import { SCAM_TERMS_NL } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_NL } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_NL } from './too-late-for-home.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { TOWN_FINE_WORDS } from './town-fine.ts'
import { UTILITY_TERMS_NL } from './utility-terms.ts'
import { WORK_TERMS_NL } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_IN_DUTCH: Words = {
  ...TOO_LATE_NL,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_NL,
  ...DEBT_SETTLEMENT_NL,
  ...HEALTH_FUND_NL,
  ...BENEFIT_REFUSED_NL,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_NL,
  ...DEPOSIT_AND_EXTRA_COSTS_NL,
  ...CREDIT_REFUSED_NL,
  ...SCAM_TERMS_NL,
  ...PRIVATE_PARKING_NL,
  ...ENQUIRY_SERVICES_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_TAX_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_PRIVACY_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_BENEFITS_NL,
  ...UTILITY_TERMS_NL,
  ...INSURANCE_TERMS_NL,
  ...BUYING_TERMS_NL,
  ...PARKING_FEE_NL,
  ...ENQUIRY_NEIGHBOURS_NL,
  ...ENQUIRY_ESTATE_NL,
  ...ENQUIRY_FAMILY_NL,
  ...TAX_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...WORK_TERMS_NL,
  ...COURT_AND_CREDIT_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...pictureClaimWords('be', 'nl', 5),
  ...dataBreachWords('be', 'nl'),
  ...INSURANCE_NL,
  ...RENT_RISE_WORDS,
  ...FINE_WORDS,
  ...TOWN_FINE_WORDS,
  ...BENEFITS_WORDS,
  ...TAX_WORDS,
  ...CHANGES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_COSTS_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...BAILIFF_WORDS,
  ...RENTING_WORDS,
  ...EVICTION_ORDERED_WORDS,
  ...DISMISSAL_WORDS,
  ...CONSUMER_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_PREGNANCY_AND_BULLYING_WORDS,
  ...ENQUIRY_ORDERS_WORDS,
  ...ENQUIRY_SEIZURE_WORDS,
  ...ENQUIRY_COURT_PAPERS_WORDS,
  ...ENQUIRY_ENDING_A_LEASE_WORDS,
  ...ENQUIRY_PAY_AND_LEAVE_WORDS,
  ...ENQUIRY_ENERGY_BILL_WORDS,
  ...ENQUIRY_FRAUD_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_TRAIN_NL,
  ...ENQUIRY_DISMISSED_WHILE_ILL_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_DEPOSIT_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...ENQUIRY_WAGE_SEIZURE_NL,
  ...ENQUIRY_HOSPITAL_BILL_NL,
  ...ENQUIRY_NO_ENTRY_REPORT_NL,
  ...ENQUIRY_LATE_SICK_NOTE_NL,
  ...ENQUIRY_LEASE_END_FLANDERS_NL,
  ...ENQUIRY_FINE_REMINDER_NL,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_NL,
  ...ENQUIRY_DOOR_SALE_NL,
  ...ENQUIRY_NOTICE_WEEKS_NL,
  ...ENQUIRY_OWN_NOTICE_NL,
  ...ENQUIRY_COLLECTION_COSTS_NL,
  ...ENQUIRY_SHORT_LEASE_END_NL,
  ...ENQUIRY_SHOP_RETURN_NL,
  ...ENQUIRY_WORK_ACCIDENT_NL,
  ...ENQUIRY_PREMIUM_UNPAID_NL,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_NL,
  ...ENQUIRY_MAINTENANCE_NL,
  ...ENQUIRY_MAINTENANCE_AMOUNT_NL,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_NL,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_NL,
  ...ENQUIRY_PAY_HELD_BACK_NL,
  ...ENQUIRY_ACCOUNT_CLOSED_NL,
  ...ENQUIRY_MOVE_WITH_CHILD_NL,
  ...ENQUIRY_SELF_EMPLOYED_DUES_NL,
  ...ENQUIRY_CHANGED_MIND_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_NL,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_NL,
  ...TOO_LATE_FOR_HOME_NL,
  ...ENQUIRY_SPOKEN_LEASE_NL,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_NL,
  ...ENQUIRY_NOTICE_PAY_NL,
  ...finalAnswerWords('be', 'nl'),
  ...ENQUIRY_BIRTH_LEAVE_NL,
}
