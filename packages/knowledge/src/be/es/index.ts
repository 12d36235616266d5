/** Belgium in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_ES } from './bailiff.ts'
import { BENEFIT_REFUSED_ES } from './benefit-refused.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BUYING_TERMS_ES } from './buying-terms.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_AND_CREDIT_ES } from './court-and-credit.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_ES } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_SETTLEMENT_ES } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_ES } from './deposit-and-extra-costs.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_ES } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_ES } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_ES } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_ES } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_ES } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_ES } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_ES } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_ES } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_ES } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_ES } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_ES } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_ES } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_ES } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_ES } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_ES } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_ES } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_ES } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_ES } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_ES } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_ES } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_ES } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_ES } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_ES } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_ES } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_ES } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_ES } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_ES } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_ES } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_ES } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_ES } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_ES } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_ES } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_ES } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_ES } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_ES } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_ES } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_ES } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_ES } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_ES } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_ES } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_ES } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_ES } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_ES } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_ES } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_ES } from './eviction-ordered.ts'
import { FINE_ES } from './fine.ts'
import { HEALTH_FUND_ES } from './health-fund.ts'
import { HELP_ES } from './help.ts'
import { INSURANCE_TERMS_ES } from './insurance-terms.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LIMITATION_ES } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_ES } from './parking-fee.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RENTING_ES } from './renting.ts'
import { RESIDENCE_PERMIT_ES } from './residence-permit.ts'
import { SCAM_TERMS_ES } from './scam-terms.ts'
import { SENDERS_ES } from './senders.ts'
import { TAX_TERMS_ES } from './tax-terms.ts'
import { TAX_ES } from './tax.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_ES } from './too-late-for-home.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { TOWN_FINE_ES } from './town-fine.ts'
import { UTILITY_TERMS_ES } from './utility-terms.ts'
import { WORK_TERMS_ES } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_ES: Words = {
  ...TOO_LATE_ES,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_ES,
  ...DEBT_SETTLEMENT_ES,
  ...HEALTH_FUND_ES,
  ...BENEFIT_REFUSED_ES,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_ES,
  ...DEPOSIT_AND_EXTRA_COSTS_ES,
  ...CREDIT_REFUSED_ES,
  ...SCAM_TERMS_ES,
  ...PRIVATE_PARKING_ES,
  ...ENQUIRY_SERVICES_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...ENQUIRY_TAX_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_PRIVACY_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...UTILITY_TERMS_ES,
  ...INSURANCE_TERMS_ES,
  ...BUYING_TERMS_ES,
  ...PARKING_FEE_ES,
  ...ENQUIRY_NEIGHBOURS_ES,
  ...ENQUIRY_ESTATE_ES,
  ...ENQUIRY_FAMILY_ES,
  ...TAX_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...WORK_TERMS_ES,
  ...COURT_AND_CREDIT_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...pictureClaimWords('be', 'es', 5),
  ...dataBreachWords('be', 'es'),
  ...INSURANCE_ES,
  ...BENEFITS_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_CLAIM_ES,
  ...COURT_JUDGMENT_ES,
  ...BAILIFF_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_COSTS_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_PREGNANCY_AND_BULLYING_ES,
  ...ENQUIRY_ORDERS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_COURT_PAPERS_ES,
  ...ENQUIRY_ENDING_A_LEASE_ES,
  ...ENQUIRY_PAY_AND_LEAVE_ES,
  ...ENQUIRY_ENERGY_BILL_ES,
  ...ENQUIRY_FRAUD_ES,
  ...FINE_ES,
  ...TOWN_FINE_ES,
  ...HELP_ES,
  ...LIMITATION_ES,
  ...RENT_RISE_ES,
  ...RENTING_ES,
  ...EVICTION_ORDERED_ES,
  ...SENDERS_ES,
  ...TAX_ES,
  ...ENQUIRY_TRAIN_ES,
  ...ENQUIRY_DISMISSED_WHILE_ILL_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_DEPOSIT_ES,
  ...ENQUIRY_REPAIRS_ES,
  ...ENQUIRY_WAGE_SEIZURE_ES,
  ...ENQUIRY_HOSPITAL_BILL_ES,
  ...ENQUIRY_NO_ENTRY_REPORT_ES,
  ...ENQUIRY_LATE_SICK_NOTE_ES,
  ...ENQUIRY_LEASE_END_FLANDERS_ES,
  ...ENQUIRY_FINE_REMINDER_ES,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_ES,
  ...ENQUIRY_DOOR_SALE_ES,
  ...ENQUIRY_NOTICE_WEEKS_ES,
  ...ENQUIRY_OWN_NOTICE_ES,
  ...ENQUIRY_COLLECTION_COSTS_ES,
  ...ENQUIRY_SHORT_LEASE_END_ES,
  ...ENQUIRY_SHOP_RETURN_ES,
  ...ENQUIRY_WORK_ACCIDENT_ES,
  ...ENQUIRY_PREMIUM_UNPAID_ES,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_ES,
  ...ENQUIRY_MAINTENANCE_ES,
  ...ENQUIRY_MAINTENANCE_AMOUNT_ES,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_ES,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_ES,
  ...ENQUIRY_PAY_HELD_BACK_ES,
  ...ENQUIRY_ACCOUNT_CLOSED_ES,
  ...ENQUIRY_MOVE_WITH_CHILD_ES,
  ...ENQUIRY_SELF_EMPLOYED_DUES_ES,
  ...ENQUIRY_CHANGED_MIND_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_ES,
  ...TOO_LATE_FOR_HOME_ES,
  ...ENQUIRY_SPOKEN_LEASE_ES,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_ES,
  ...ENQUIRY_NOTICE_PAY_ES,
  ...finalAnswerWords('be', 'es'),
  ...ENQUIRY_BIRTH_LEAVE_ES,
}
