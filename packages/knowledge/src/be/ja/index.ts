/** Belgium in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_JA } from './bailiff.ts'
import { BENEFIT_REFUSED_JA } from './benefit-refused.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BUYING_TERMS_JA } from './buying-terms.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_AND_CREDIT_JA } from './court-and-credit.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { CREDIT_REFUSED_JA } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_JA } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_SETTLEMENT_JA } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_JA } from './deposit-and-extra-costs.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_JA } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_JA } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_JA } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_JA } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_JA } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_JA } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_JA } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_JA } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_JA } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_JA } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_JA } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_JA } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_JA } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_JA } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_JA } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_JA } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_JA } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_JA } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_JA } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_JA } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_JA } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_JA } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_JA } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_JA } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_JA } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_JA } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_JA } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_JA } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_JA } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_JA } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_JA } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_JA } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_JA } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_JA } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_JA } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_JA } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_JA } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_JA } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_JA } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_JA } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_JA } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_JA } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_JA } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_JA } from './eviction-ordered.ts'
import { FINE_JA } from './fine.ts'
import { HEALTH_FUND_JA } from './health-fund.ts'
import { HELP_JA } from './help.ts'
import { INSURANCE_TERMS_JA } from './insurance-terms.ts'
import { INSURANCE_JA } from './insurance.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_JA } from './parking-fee.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RENTING_JA } from './renting.ts'
import { RESIDENCE_PERMIT_JA } from './residence-permit.ts'
import { SCAM_TERMS_JA } from './scam-terms.ts'
import { SENDERS_JA } from './senders.ts'
import { TAX_TERMS_JA } from './tax-terms.ts'
import { TAX_JA } from './tax.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_JA } from './too-late-for-home.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { TOWN_FINE_JA } from './town-fine.ts'
import { UTILITY_TERMS_JA } from './utility-terms.ts'
import { WORK_TERMS_JA } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_JA: Words = {
  ...TOO_LATE_JA,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_JA,
  ...DEBT_SETTLEMENT_JA,
  ...HEALTH_FUND_JA,
  ...BENEFIT_REFUSED_JA,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_JA,
  ...DEPOSIT_AND_EXTRA_COSTS_JA,
  ...CREDIT_REFUSED_JA,
  ...SCAM_TERMS_JA,
  ...PRIVATE_PARKING_JA,
  ...ENQUIRY_SERVICES_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_TAX_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_PRIVACY_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...UTILITY_TERMS_JA,
  ...INSURANCE_TERMS_JA,
  ...BUYING_TERMS_JA,
  ...PARKING_FEE_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_ESTATE_JA,
  ...ENQUIRY_FAMILY_JA,
  ...TAX_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...WORK_TERMS_JA,
  ...COURT_AND_CREDIT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...pictureClaimWords('be', 'ja', 5),
  ...dataBreachWords('be', 'ja'),
  ...INSURANCE_JA,
  ...BENEFITS_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_CLAIM_JA,
  ...COURT_JUDGMENT_JA,
  ...BAILIFF_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_COSTS_JA,
  ...DISMISSAL_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_PREGNANCY_AND_BULLYING_JA,
  ...ENQUIRY_ORDERS_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_COURT_PAPERS_JA,
  ...ENQUIRY_ENDING_A_LEASE_JA,
  ...ENQUIRY_PAY_AND_LEAVE_JA,
  ...ENQUIRY_ENERGY_BILL_JA,
  ...ENQUIRY_FRAUD_JA,
  ...FINE_JA,
  ...TOWN_FINE_JA,
  ...HELP_JA,
  ...LIMITATION_JA,
  ...RENT_RISE_JA,
  ...RENTING_JA,
  ...EVICTION_ORDERED_JA,
  ...SENDERS_JA,
  ...TAX_JA,
  ...ENQUIRY_TRAIN_JA,
  ...ENQUIRY_DISMISSED_WHILE_ILL_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_DEPOSIT_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...ENQUIRY_WAGE_SEIZURE_JA,
  ...ENQUIRY_HOSPITAL_BILL_JA,
  ...ENQUIRY_NO_ENTRY_REPORT_JA,
  ...ENQUIRY_LATE_SICK_NOTE_JA,
  ...ENQUIRY_LEASE_END_FLANDERS_JA,
  ...ENQUIRY_FINE_REMINDER_JA,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_JA,
  ...ENQUIRY_DOOR_SALE_JA,
  ...ENQUIRY_NOTICE_WEEKS_JA,
  ...ENQUIRY_OWN_NOTICE_JA,
  ...ENQUIRY_COLLECTION_COSTS_JA,
  ...ENQUIRY_SHORT_LEASE_END_JA,
  ...ENQUIRY_SHOP_RETURN_JA,
  ...ENQUIRY_WORK_ACCIDENT_JA,
  ...ENQUIRY_PREMIUM_UNPAID_JA,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_JA,
  ...ENQUIRY_MAINTENANCE_JA,
  ...ENQUIRY_MAINTENANCE_AMOUNT_JA,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_JA,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_JA,
  ...ENQUIRY_PAY_HELD_BACK_JA,
  ...ENQUIRY_ACCOUNT_CLOSED_JA,
  ...ENQUIRY_MOVE_WITH_CHILD_JA,
  ...ENQUIRY_SELF_EMPLOYED_DUES_JA,
  ...ENQUIRY_CHANGED_MIND_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_JA,
  ...TOO_LATE_FOR_HOME_JA,
  ...ENQUIRY_SPOKEN_LEASE_JA,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_JA,
  ...ENQUIRY_NOTICE_PAY_JA,
  ...finalAnswerWords('be', 'ja'),
  ...ENQUIRY_BIRTH_LEAVE_JA,
}
