/** The rows of Belgium in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_WORDS } from './bailiff.ts'
import { BENEFIT_REFUSED_DE } from './benefit-refused.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BUYING_TERMS_DE } from './buying-terms.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_DE } from './court-and-credit.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_WORDS } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_DE } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_DE } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_DE } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_DE } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_DE } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_DE } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_DE } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_DE } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_DE } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_DE } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_DE } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_DE } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_WORDS } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_DE } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_WORDS } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_DE } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_DE } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_DE } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_DE } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_DE } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_DE } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_DE } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_DE } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_DE } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_DE } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_DE } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_DE } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_DE } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_DE } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_DE } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_WORDS } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_DE } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_WORDS } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_DE } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_DE } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_DE } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_DE } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_DE } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_DE } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_DE } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_DE } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_DE } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_DE } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_DE } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_DE } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_DE } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_WORDS } from './eviction-ordered.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_DE } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_TERMS_DE } from './insurance-terms.ts'
import { INSURANCE_DE } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_DE } from './parking-fee.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { RESIDENCE_PERMIT_DE } from './residence-permit.ts'
import { SCAM_TERMS_DE } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_DE } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_DE } from './too-late-for-home.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { TOWN_FINE_WORDS } from './town-fine.ts'
import { UTILITY_TERMS_DE } from './utility-terms.ts'
import { WORK_TERMS_DE } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_IN_GERMAN: Words = {
  ...TOO_LATE_DE,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_DE,
  ...DEBT_SETTLEMENT_DE,
  ...HEALTH_FUND_DE,
  ...BENEFIT_REFUSED_DE,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_DE,
  ...DEPOSIT_AND_EXTRA_COSTS_DE,
  ...CREDIT_REFUSED_DE,
  ...SCAM_TERMS_DE,
  ...PRIVATE_PARKING_DE,
  ...ENQUIRY_SERVICES_DE,
  ...ENQUIRY_FLIGHT_DE,
  ...ENQUIRY_TAX_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_IMMIGRATION_DE,
  ...ENQUIRY_PRIVACY_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...UTILITY_TERMS_DE,
  ...INSURANCE_TERMS_DE,
  ...BUYING_TERMS_DE,
  ...PARKING_FEE_DE,
  ...ENQUIRY_NEIGHBOURS_DE,
  ...ENQUIRY_ESTATE_DE,
  ...ENQUIRY_FAMILY_DE,
  ...TAX_TERMS_DE,
  ...TENANCY_TERMS_DE,
  ...WORK_TERMS_DE,
  ...COURT_AND_CREDIT_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...pictureClaimWords('be', 'de', 5),
  ...dataBreachWords('be', 'de'),
  ...INSURANCE_DE,
  ...RENT_RISE_WORDS,
  ...FINE_WORDS,
  ...TOWN_FINE_WORDS,
  ...BENEFITS_WORDS,
  ...TAX_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...BAILIFF_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_COSTS_WORDS,
  ...DISMISSAL_WORDS,
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
  ...LIMITATION_WORDS,
  ...RENTING_WORDS,
  ...EVICTION_ORDERED_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_TRAIN_DE,
  ...ENQUIRY_DISMISSED_WHILE_ILL_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_DEPOSIT_DE,
  ...ENQUIRY_REPAIRS_DE,
  ...ENQUIRY_WAGE_SEIZURE_DE,
  ...ENQUIRY_HOSPITAL_BILL_DE,
  ...ENQUIRY_NO_ENTRY_REPORT_DE,
  ...ENQUIRY_LATE_SICK_NOTE_DE,
  ...ENQUIRY_LEASE_END_FLANDERS_DE,
  ...ENQUIRY_FINE_REMINDER_DE,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_DE,
  ...ENQUIRY_DOOR_SALE_DE,
  ...ENQUIRY_NOTICE_WEEKS_DE,
  ...ENQUIRY_OWN_NOTICE_DE,
  ...ENQUIRY_COLLECTION_COSTS_DE,
  ...ENQUIRY_SHORT_LEASE_END_DE,
  ...ENQUIRY_SHOP_RETURN_DE,
  ...ENQUIRY_WORK_ACCIDENT_DE,
  ...ENQUIRY_PREMIUM_UNPAID_DE,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_DE,
  ...ENQUIRY_MAINTENANCE_DE,
  ...ENQUIRY_MAINTENANCE_AMOUNT_DE,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_DE,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_DE,
  ...ENQUIRY_PAY_HELD_BACK_DE,
  ...ENQUIRY_ACCOUNT_CLOSED_DE,
  ...ENQUIRY_MOVE_WITH_CHILD_DE,
  ...ENQUIRY_SELF_EMPLOYED_DUES_DE,
  ...ENQUIRY_CHANGED_MIND_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_DE,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_DE,
  ...TOO_LATE_FOR_HOME_DE,
  ...ENQUIRY_SPOKEN_LEASE_DE,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_DE,
  ...ENQUIRY_NOTICE_PAY_DE,
  ...finalAnswerWords('be', 'de'),
  ...ENQUIRY_BIRTH_LEAVE_DE,
}
