/** Spain: the rows that speak to questions alone, in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_DE } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_DE } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_DE } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_DE } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_DE } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_DE } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_DE } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_DE } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_DE } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_DE } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_DE } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_DE } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_DE } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_DE } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_DE } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_DE } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_DE } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_DE } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_DE } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_DE } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_DE } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_DE } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_DE } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_DE } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_DE } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_DE } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_DE } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_DE } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_DE } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_DE } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_DE } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_DE } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_DE } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_DE } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_DE } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_DE } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_DE } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_DE } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_DE } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_DE } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_DE } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_DE } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_DE } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_DE } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_DE } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_DE } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_DE } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_DE } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_DE } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_DE } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_DE } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_DE } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_DE } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_DE } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_DE } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_DE } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_DE } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_DE } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_DE } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_DE } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_DE } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_DE } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_DE } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_DE } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_DE } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_DE } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_DE } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_DE } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_DE } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_DE } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_DE } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_DE } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_DE } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_DE } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_DE } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_DE } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_DE } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_DE } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_DE } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_DE } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_DE } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_DE } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_DE } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_DE } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_DE } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_DE } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_DE } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_DE } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_DE } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_DE } from './enquiry-work-sanction.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_RESIDENCE_DE,
  ...ENQUIRY_ENFORCEMENT_DE,
  ...ENQUIRY_TAX_AND_BENEFITS_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...ENQUIRY_BOTCHED_WORK_DE,
  ...ENQUIRY_COURT_DE,
  ...ENQUIRY_LEGAL_AID_DE,
  ...ENQUIRY_POLICE_SUMMONS_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_CREDIT_DE,
  ...ENQUIRY_COLLECTORS_DE,
  ...ENQUIRY_PURCHASE_DE,
  ...ENQUIRY_NOT_ORDERED_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_PRIVATE_SELLER_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_FAKE_INVOICE_DE,
  ...ENQUIRY_RUNNING_CONTRACT_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_GARAGE_DE,
  ...ENQUIRY_FIRST_DE,
  ...ENQUIRY_GUIDANCE_DEBT_DE,
  ...ENQUIRY_GUIDANCE_HOME_DE,
  ...ENQUIRY_GUIDANCE_WORK_DE,
  ...ENQUIRY_GUIDANCE_PURCHASE_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_LEASE_DE,
  ...ENQUIRY_LANDLORD_DUTIES_DE,
  ...ENQUIRY_RENT_AND_DEPOSIT_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_DE,
  ...ENQUIRY_PROTECTED_DISMISSAL_DE,
  ...ENQUIRY_UNEMPLOYMENT_DE,
  ...ENQUIRY_PAY_AND_HOURS_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_HEALTH_AT_WORK_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_CHILDREN_DE,
  ...ENQUIRY_NEIGHBOURS_DE,
  ...ENQUIRY_MEDICAL_ERROR_DE,
  ...ENQUIRY_DEFAMATION_DE,
  ...ENQUIRY_FIRM_GONE_DE,
  ...ENQUIRY_TIME_OFF_DE,
  ...ENQUIRY_VIOLENCE_DE,
  ...ENQUIRY_WORK_SANCTION_DE,
  ...ENQUIRY_HEIRS_DE,
  ...ENQUIRY_FINE_AFTER_SALE_DE,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_DE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_DE,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_DE,
  ...ENQUIRY_LICENCE_DE,
  ...ENQUIRY_LEASE_FORM_DE,
  ...ENQUIRY_PERSONAL_DATA_DE,
  ...ENQUIRY_INJURY_DE,
  ...ENQUIRY_TOWN_GAIN_TAX_DE,
  ...ENQUIRY_CRASH_OFFER_DE,
  ...ENQUIRY_HOME_PURCHASE_DE,
  ...ENQUIRY_JUDGMENT_DE,
  ...ENQUIRY_OLD_TAX_DE,
  ...ENQUIRY_LAWYER_LETTER_DE,
  ...ENQUIRY_POLICE_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_QUICK_LOAN_DE,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_DE,
  ...ENQUIRY_TELECOM_PRICE_DE,
  ...ENQUIRY_LEASE_KEPT_DE,
  ...ENQUIRY_EVICTION_STOPPED_DE,
  ...ENQUIRY_DISMISSAL_SIGNED_DE,
  ...ENQUIRY_BANK_BLAMES_DE,
  ...ENQUIRY_DISMISSED_DE,
  ...ENQUIRY_NOT_CALLED_BACK_DE,
  ...ENQUIRY_BENEFIT_SANCTION_DE,
  ...ENQUIRY_ENFORCED_TAX_DE,
  ...ENQUIRY_DRINK_DRIVING_DE,
  ...ENQUIRY_LINKED_CREDIT_DE,
  ...ENQUIRY_PARKING_PAID_DE,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_DE,
  ...ENQUIRY_BENEFIT_SEIZED_DE,
  ...ENQUIRY_SHOP_RETURN_DE,
  ...ENQUIRY_CHILD_HOURS_DE,
  ...ENQUIRY_LIGHT_CUT_DE,
  ...ENQUIRY_DOOR_CONTRACT_DE,
  ...ENQUIRY_ROOM_DE,
  ...ENQUIRY_MONITORIO_DE,
  ...ENQUIRY_PAY_HELD_BACK_DE,
  ...ENQUIRY_ACCOUNT_CLOSED_DE,
  ...ENQUIRY_CHANGED_MIND_DE,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_DE,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_DE,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_DE,
  ...ENQUIRY_NEW_SHIFT_DE,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_DE,
  ...ENQUIRY_MORTGAGE_UNPAID_DE,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_DE,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_DE,
  ...ENQUIRY_COMMON_BELIEFS_DE,
  ...ENQUIRY_FLOOR_CLAUSE_DE,
  ...ENQUIRY_CARD_YEARS_DE,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_DE,
  ...ENQUIRY_BIRTH_LEAVE_DE,
}
