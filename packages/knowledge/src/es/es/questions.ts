/** Spain: the rows that speak to questions alone, in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_ES } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_ES } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_ES } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_ES } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_ES } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_ES } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_ES } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_ES } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_ES } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_ES } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_ES } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_ES } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_ES } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_ES } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_ES } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_ES } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_ES } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_ES } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_ES } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_ES } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_ES } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_ES } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_ES } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_ES } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_ES } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_WORDS } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_ES } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_ES } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_ES } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_WORDS } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_WORDS } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_ES } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_ES } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_ES } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_ES } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_ES } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_ES } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_ES } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_ES } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_ES } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_ES } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_ES } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_ES } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_ES } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_ES } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_ES } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_ES } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_ES } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_ES } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_ES } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_ES } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_ES } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_ES } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_ES } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_ES } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_ES } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_ES } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_ES } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_ES } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_ES } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_ES } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_ES } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_ES } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_ES } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_ES } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_ES } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_ES } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_ES } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_ES } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_ES } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_ES } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_ES } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_ES } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_WORDS } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_ES } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_ES } from './enquiry-work-sanction.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_ES,
  ...ENQUIRY_BANK_ES,
  ...ENQUIRY_RESIDENCE_ES,
  ...ENQUIRY_FIRST_WORDS,
  ...ENQUIRY_ENFORCEMENT_WORDS,
  ...ENQUIRY_TAX_AND_BENEFITS_WORDS,
  ...ENQUIRY_COURT_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_PURCHASE_WORDS,
  ...ENQUIRY_FRAUD_WORDS,
  ...ENQUIRY_FAKE_INVOICE_WORDS,
  ...ENQUIRY_RUNNING_CONTRACT_WORDS,
  ...ENQUIRY_INSURANCE_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_GARAGE_WORDS,
  ...ENQUIRY_GUIDANCE_DEBT_WORDS,
  ...ENQUIRY_GUIDANCE_HOME_WORDS,
  ...ENQUIRY_GUIDANCE_WORK_WORDS,
  ...ENQUIRY_GUIDANCE_PURCHASE_WORDS,
  ...ENQUIRY_EVICTION_WORDS,
  ...ENQUIRY_LEASE_WORDS,
  ...ENQUIRY_RENT_AND_DEPOSIT_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_UNEMPLOYMENT_WORDS,
  ...ENQUIRY_PAY_AND_HOURS_WORDS,
  ...ENQUIRY_HEALTH_AT_WORK_WORDS,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_CHILDREN_ES,
  ...ENQUIRY_NEIGHBOURS_ES,
  ...ENQUIRY_MEDICAL_ERROR_ES,
  ...ENQUIRY_DEFAMATION_ES,
  ...ENQUIRY_FIRM_GONE_ES,
  ...ENQUIRY_TIME_OFF_ES,
  ...ENQUIRY_VIOLENCE_ES,
  ...ENQUIRY_WORK_SANCTION_ES,
  ...ENQUIRY_HEIRS_ES,
  ...ENQUIRY_FINE_AFTER_SALE_ES,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_ES,
  ...ENQUIRY_LICENCE_ES,
  ...ENQUIRY_LEASE_FORM_ES,
  ...ENQUIRY_PERSONAL_DATA_ES,
  ...ENQUIRY_INJURY_ES,
  ...ENQUIRY_TOWN_GAIN_TAX_ES,
  ...ENQUIRY_CRASH_OFFER_ES,
  ...ENQUIRY_HOME_PURCHASE_ES,
  ...ENQUIRY_JUDGMENT_ES,
  ...ENQUIRY_OLD_TAX_ES,
  ...ENQUIRY_LAWYER_LETTER_ES,
  ...ENQUIRY_POLICE_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_COLLECTORS_ES,
  ...ENQUIRY_CREDIT_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_PRIVATE_SELLER_ES,
  ...ENQUIRY_LANDLORD_DUTIES_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_POLICE_SUMMONS_ES,
  ...ENQUIRY_PROTECTED_DISMISSAL_ES,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_BOTCHED_WORK_ES,
  ...ENQUIRY_LEGAL_AID_ES,
  ...ENQUIRY_NOT_ORDERED_ES,
  ...ENQUIRY_QUICK_LOAN_ES,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_ES,
  ...ENQUIRY_TELECOM_PRICE_ES,
  ...ENQUIRY_LEASE_KEPT_ES,
  ...ENQUIRY_EVICTION_STOPPED_ES,
  ...ENQUIRY_DISMISSAL_SIGNED_ES,
  ...ENQUIRY_BANK_BLAMES_ES,
  ...ENQUIRY_DISMISSED_ES,
  ...ENQUIRY_NOT_CALLED_BACK_ES,
  ...ENQUIRY_BENEFIT_SANCTION_ES,
  ...ENQUIRY_ENFORCED_TAX_ES,
  ...ENQUIRY_DRINK_DRIVING_ES,
  ...ENQUIRY_LINKED_CREDIT_ES,
  ...ENQUIRY_PARKING_PAID_ES,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_ES,
  ...ENQUIRY_BENEFIT_SEIZED_ES,
  ...ENQUIRY_SHOP_RETURN_ES,
  ...ENQUIRY_CHILD_HOURS_ES,
  ...ENQUIRY_LIGHT_CUT_ES,
  ...ENQUIRY_DOOR_CONTRACT_ES,
  ...ENQUIRY_ROOM_ES,
  ...ENQUIRY_MONITORIO_ES,
  ...ENQUIRY_PAY_HELD_BACK_ES,
  ...ENQUIRY_ACCOUNT_CLOSED_ES,
  ...ENQUIRY_CHANGED_MIND_ES,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_ES,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_ES,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_NEW_SHIFT_ES,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_ES,
  ...ENQUIRY_MORTGAGE_UNPAID_ES,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_ES,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_ES,
  ...ENQUIRY_COMMON_BELIEFS_ES,
  ...ENQUIRY_FLOOR_CLAUSE_ES,
  ...ENQUIRY_CARD_YEARS_ES,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_ES,
  ...ENQUIRY_BIRTH_LEAVE_ES,
}
