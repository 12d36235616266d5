/** Belgium in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BAILIFF_IT } from './bailiff.ts'
import { BENEFIT_REFUSED_IT } from './benefit-refused.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BUYING_TERMS_IT } from './buying-terms.ts'
import { CHANGES_IT } from './changes.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_AND_CREDIT_IT } from './court-and-credit.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { CREDIT_REFUSED_IT } from './credit-refused.ts'
import { DEBT_COLLECTION_COSTS_IT } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_SETTLEMENT_IT } from './debt-settlement.ts'
import { DEPOSIT_AND_EXTRA_COSTS_IT } from './deposit-and-extra-costs.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_IT } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_IT } from './enquiry-account-closed.ts'
import { ENQUIRY_BAILIFF_AT_THE_DOOR_IT } from './enquiry-bailiff-at-the-door.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_IT } from './enquiry-birth-leave.ts'
import { ENQUIRY_CHANGED_MIND_IT } from './enquiry-changed-mind.ts'
import { ENQUIRY_COLLECTION_COSTS_IT } from './enquiry-collection-costs.ts'
import { ENQUIRY_COLLECTIVE_SETTLEMENT_IT } from './enquiry-collective-settlement.ts'
import { ENQUIRY_COURT_PAPERS_IT } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_IT } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_IT } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DOOR_SALE_IT } from './enquiry-door-sale.ts'
import { ENQUIRY_ENDING_A_LEASE_IT } from './enquiry-ending-a-lease.ts'
import { ENQUIRY_ENERGY_AT_THE_DOOR_IT } from './enquiry-energy-at-the-door.ts'
import { ENQUIRY_ENERGY_BILL_IT } from './enquiry-energy-bill.ts'
import { ENQUIRY_ESTATE_IT } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FINE_REMINDER_IT } from './enquiry-fine-reminder.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_HOSPITAL_BILL_IT } from './enquiry-hospital-bill.ts'
import { ENQUIRY_IMMIGRATION_IT } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_LATE_SICK_NOTE_IT } from './enquiry-late-sick-note.ts'
import { ENQUIRY_LEASE_END_FLANDERS_IT } from './enquiry-lease-end-flanders.ts'
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_IT } from './enquiry-life-in-collective-settlement.ts'
import { ENQUIRY_MAINTENANCE_AMOUNT_IT } from './enquiry-maintenance-amount.ts'
import { ENQUIRY_MAINTENANCE_IT } from './enquiry-maintenance.ts'
import { ENQUIRY_MOVE_WITH_CHILD_IT } from './enquiry-move-with-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_IT } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_ENTRY_REPORT_IT } from './enquiry-no-entry-report.ts'
import { ENQUIRY_NOTICE_PAY_IT } from './enquiry-notice-pay.ts'
import { ENQUIRY_NOTICE_WEEKS_IT } from './enquiry-notice-weeks.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_IT } from './enquiry-orders.ts'
import { ENQUIRY_OWN_NOTICE_IT } from './enquiry-own-notice.ts'
import { ENQUIRY_PAY_AND_LEAVE_IT } from './enquiry-pay-and-leave.ts'
import { ENQUIRY_PAY_HELD_BACK_IT } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_PREGNANCY_AND_BULLYING_IT } from './enquiry-pregnancy-and-bullying.ts'
import { ENQUIRY_PREMIUM_UNPAID_IT } from './enquiry-premium-unpaid.ts'
import { ENQUIRY_PRIVACY_IT } from './enquiry-privacy.ts'
import { ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_IT } from './enquiry-rent-index-and-energy-label.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_SEIZURE_IT } from './enquiry-seizure.ts'
import { ENQUIRY_SELF_EMPLOYED_DUES_IT } from './enquiry-self-employed-dues.ts'
import { ENQUIRY_SERVICES_IT } from './enquiry-services.ts'
import { ENQUIRY_SHOP_RETURN_IT } from './enquiry-shop-return.ts'
import { ENQUIRY_SHORT_LEASE_END_IT } from './enquiry-short-lease-end.ts'
import { ENQUIRY_SPOKEN_LEASE_IT } from './enquiry-spoken-lease.ts'
import { ENQUIRY_TAX_IT } from './enquiry-tax.ts'
import { ENQUIRY_TRAIN_IT } from './enquiry-train.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_WAGE_SEIZURE_IT } from './enquiry-wage-seizure.ts'
import { ENQUIRY_WHAT_MAY_BE_SEIZED_IT } from './enquiry-what-may-be-seized.ts'
import { ENQUIRY_WORK_ACCIDENT_IT } from './enquiry-work-accident.ts'
import { EVICTION_ORDERED_IT } from './eviction-ordered.ts'
import { FINE_IT } from './fine.ts'
import { HEALTH_FUND_IT } from './health-fund.ts'
import { HELP_IT } from './help.ts'
import { INSURANCE_TERMS_IT } from './insurance-terms.ts'
import { INSURANCE_IT } from './insurance.ts'
import { LIMITATION_IT } from './limitation.ts'
import { NEIGHBOURS_WORDS } from './neighbours.ts'
import { PARKING_FEE_IT } from './parking-fee.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RENTING_IT } from './renting.ts'
import { RESIDENCE_PERMIT_IT } from './residence-permit.ts'
import { SCAM_TERMS_IT } from './scam-terms.ts'
import { SENDERS_IT } from './senders.ts'
import { TAX_TERMS_IT } from './tax-terms.ts'
import { TAX_IT } from './tax.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { TOO_LATE_FOR_HOME_IT } from './too-late-for-home.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { TOWN_FINE_IT } from './town-fine.ts'
import { UTILITY_TERMS_IT } from './utility-terms.ts'
import { WORK_TERMS_IT } from './work-terms.ts'
import { WORK_WARNING_WORDS } from './work-warning.ts'

export const BE_IT: Words = {
  ...TOO_LATE_IT,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_IT,
  ...DEBT_SETTLEMENT_IT,
  ...HEALTH_FUND_IT,
  ...BENEFIT_REFUSED_IT,
  ...NEIGHBOURS_WORDS,
  ...WORK_WARNING_WORDS,
  ...RESIDENCE_PERMIT_IT,
  ...DEPOSIT_AND_EXTRA_COSTS_IT,
  ...CREDIT_REFUSED_IT,
  ...SCAM_TERMS_IT,
  ...PRIVATE_PARKING_IT,
  ...ENQUIRY_SERVICES_IT,
  ...ENQUIRY_FLIGHT_IT,
  ...ENQUIRY_TAX_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_IMMIGRATION_IT,
  ...ENQUIRY_PRIVACY_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_BENEFITS_IT,
  ...UTILITY_TERMS_IT,
  ...INSURANCE_TERMS_IT,
  ...BUYING_TERMS_IT,
  ...PARKING_FEE_IT,
  ...ENQUIRY_NEIGHBOURS_IT,
  ...ENQUIRY_ESTATE_IT,
  ...ENQUIRY_FAMILY_IT,
  ...TAX_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...WORK_TERMS_IT,
  ...COURT_AND_CREDIT_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...pictureClaimWords('be', 'it', 5),
  ...dataBreachWords('be', 'it'),
  ...INSURANCE_IT,
  ...BENEFITS_IT,
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...COURT_CLAIM_IT,
  ...COURT_JUDGMENT_IT,
  ...BAILIFF_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_COSTS_IT,
  ...DISMISSAL_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_PREGNANCY_AND_BULLYING_IT,
  ...ENQUIRY_ORDERS_IT,
  ...ENQUIRY_SEIZURE_IT,
  ...ENQUIRY_COURT_PAPERS_IT,
  ...ENQUIRY_ENDING_A_LEASE_IT,
  ...ENQUIRY_PAY_AND_LEAVE_IT,
  ...ENQUIRY_ENERGY_BILL_IT,
  ...ENQUIRY_FRAUD_IT,
  ...FINE_IT,
  ...TOWN_FINE_IT,
  ...HELP_IT,
  ...LIMITATION_IT,
  ...RENT_RISE_IT,
  ...RENTING_IT,
  ...EVICTION_ORDERED_IT,
  ...SENDERS_IT,
  ...TAX_IT,
  ...ENQUIRY_TRAIN_IT,
  ...ENQUIRY_DISMISSED_WHILE_ILL_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_DEPOSIT_IT,
  ...ENQUIRY_REPAIRS_IT,
  ...ENQUIRY_WAGE_SEIZURE_IT,
  ...ENQUIRY_HOSPITAL_BILL_IT,
  ...ENQUIRY_NO_ENTRY_REPORT_IT,
  ...ENQUIRY_LATE_SICK_NOTE_IT,
  ...ENQUIRY_LEASE_END_FLANDERS_IT,
  ...ENQUIRY_FINE_REMINDER_IT,
  ...ENQUIRY_ENERGY_AT_THE_DOOR_IT,
  ...ENQUIRY_DOOR_SALE_IT,
  ...ENQUIRY_NOTICE_WEEKS_IT,
  ...ENQUIRY_OWN_NOTICE_IT,
  ...ENQUIRY_COLLECTION_COSTS_IT,
  ...ENQUIRY_SHORT_LEASE_END_IT,
  ...ENQUIRY_SHOP_RETURN_IT,
  ...ENQUIRY_WORK_ACCIDENT_IT,
  ...ENQUIRY_PREMIUM_UNPAID_IT,
  ...ENQUIRY_WHAT_MAY_BE_SEIZED_IT,
  ...ENQUIRY_MAINTENANCE_IT,
  ...ENQUIRY_MAINTENANCE_AMOUNT_IT,
  ...ENQUIRY_COLLECTIVE_SETTLEMENT_IT,
  ...ENQUIRY_BAILIFF_AT_THE_DOOR_IT,
  ...ENQUIRY_PAY_HELD_BACK_IT,
  ...ENQUIRY_ACCOUNT_CLOSED_IT,
  ...ENQUIRY_MOVE_WITH_CHILD_IT,
  ...ENQUIRY_SELF_EMPLOYED_DUES_IT,
  ...ENQUIRY_CHANGED_MIND_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_IT,
  ...ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_IT,
  ...TOO_LATE_FOR_HOME_IT,
  ...ENQUIRY_SPOKEN_LEASE_IT,
  ...ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_IT,
  ...ENQUIRY_NOTICE_PAY_IT,
  ...finalAnswerWords('be', 'it'),
  ...ENQUIRY_BIRTH_LEAVE_IT,
}
