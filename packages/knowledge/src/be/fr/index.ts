/** The rows of Belgium in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_WORDS } from './bailiff.ts'
import { BENEFIT_REFUSED_FR } from './benefit-refused.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BUYING_TERMS_FR } from './buying-terms.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_FR } from './court-and-credit.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { CREDIT_REFUSED_FR } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_WORDS } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_FR } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_FR } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_FR } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_FR } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_FR } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_FR } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_FR } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_FR } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_FR } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_FR } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_FR } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_WORDS } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_FR } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_WORDS } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_FR } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_FR } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_FR } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_FR } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_FR } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_FR } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_FR } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_FR } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_FR } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_FR } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_FR } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_FR } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_FR } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_FR } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_WORDS } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_FR } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_WORDS } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_FR } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_FR } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_FR } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_FR } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_FR } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_FR } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_FR } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_FR } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_FR } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_FR } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_FR } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_FR } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_FR } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_WORDS } from './eviction-ordered.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_FR } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_TERMS_FR } from './insurance-terms.ts'
import { INSURANCE_FR } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_FR } from './parking-fee.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { RESIDENCE_PERMIT_FR } from './residence-permit.ts'
import { SCAM_TERMS_FR } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_FR } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_FR } from './too-late-for-home.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { TOWN_FINE_WORDS } from './town-fine.ts'
import { UTILITY_TERMS_FR } from './utility-terms.ts'
import { WORK_TERMS_FR } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_IN_FRENCH: Words = {
  ...TOO_LATE_FR,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_FR,
  ...DEBT_SETTLEMENT_FR,
  ...HEALTH_FUND_FR,
  ...BENEFIT_REFUSED_FR,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_FR,
  ...DEPOSIT_AND_EXTRA_COSTS_FR,
  ...CREDIT_REFUSED_FR,
  ...SCAM_TERMS_FR,
  ...PRIVATE_PARKING_FR,
  ...ENQUIRY_SERVICES_FR,
  ...ENQUIRY_FLIGHT_FR,
  ...ENQUIRY_TAX_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_PRIVACY_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_BENEFITS_FR,
  ...UTILITY_TERMS_FR,
  ...INSURANCE_TERMS_FR,
  ...BUYING_TERMS_FR,
  ...PARKING_FEE_FR,
  ...ENQUIRY_NEIGHBOURS_FR,
  ...ENQUIRY_ESTATE_FR,
  ...ENQUIRY_FAMILY_FR,
  ...TAX_TERMS_FR,
  ...TENANCY_TERMS_FR,
  ...WORK_TERMS_FR,
  ...COURT_AND_CREDIT_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...pictureClaimWords('be', 'fr', 5),
  ...dataBreachWords('be', 'fr'),
  ...INSURANCE_FR,
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
  ...ENQUIRY_TRAIN_FR,
  ...ENQUIRY_DISMISSED_WHILE_ILL_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_DEPOSIT_FR,
  ...ENQUIRY_REPAIRS_FR,
  ...ENQUIRY_WAGE_SEIZURE_FR,
  ...ENQUIRY_HOSPITAL_BILL_FR,
  ...ENQUIRY_NO_ENTRY_REPORT_FR,
  ...ENQUIRY_LATE_SICK_NOTE_FR,
  ...ENQUIRY_LEASE_END_FLANDERS_FR,
  ...ENQUIRY_FINE_REMINDER_FR,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_FR,
  ...ENQUIRY_DOOR_SALE_FR,
  ...ENQUIRY_NOTICE_WEEKS_FR,
  ...ENQUIRY_OWN_NOTICE_FR,
  ...ENQUIRY_COLLECTION_COSTS_FR,
  ...ENQUIRY_SHORT_LEASE_END_FR,
  ...ENQUIRY_SHOP_RETURN_FR,
  ...ENQUIRY_WORK_ACCIDENT_FR,
  ...ENQUIRY_PREMIUM_UNPAID_FR,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_FR,
  ...ENQUIRY_MAINTENANCE_FR,
  ...ENQUIRY_MAINTENANCE_AMOUNT_FR,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_FR,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_FR,
  ...ENQUIRY_PAY_HELD_BACK_FR,
  ...ENQUIRY_ACCOUNT_CLOSED_FR,
  ...ENQUIRY_MOVE_WITH_CHILD_FR,
  ...ENQUIRY_SELF_EMPLOYED_DUES_FR,
  ...ENQUIRY_CHANGED_MIND_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_FR,
  ...TOO_LATE_FOR_HOME_FR,
  ...ENQUIRY_SPOKEN_LEASE_FR,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_FR,
  ...ENQUIRY_NOTICE_PAY_FR,
  ...finalAnswerWords('be', 'fr'),
  ...ENQUIRY_BIRTH_LEAVE_FR,
}
