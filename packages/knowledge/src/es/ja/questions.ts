/** Spain: the rows that speak to questions alone, in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_JA } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_JA } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_JA } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_JA } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_JA } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_JA } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_JA } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_JA } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_JA } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_JA } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_JA } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_JA } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_JA } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_JA } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_JA } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_JA } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_JA } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_JA } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_JA } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_JA } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_JA } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_JA } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_JA } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_JA } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_JA } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_JA } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_JA } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_JA } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_JA } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_JA } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_JA } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_JA } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_JA } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_JA } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_JA } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_JA } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_JA } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_JA } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_JA } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_JA } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_JA } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_JA } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_JA } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_JA } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_JA } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_JA } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_JA } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_JA } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_JA } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_JA } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_JA } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_JA } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_JA } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_JA } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_JA } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_JA } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_JA } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_JA } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_JA } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_JA } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_JA } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_JA } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_JA } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_JA } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_JA } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_JA } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_JA } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_JA } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_JA } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_JA } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_JA } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_JA } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_JA } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_JA } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_JA } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_JA } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_JA } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_JA } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_JA } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_JA } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_JA } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_JA } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_JA } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_JA } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_JA } from './enquiry-work-sanction.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_RESIDENCE_JA,
  ...ENQUIRY_FIRST_JA,
  ...ENQUIRY_ENFORCEMENT_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...ENQUIRY_BOTCHED_WORK_JA,
  ...ENQUIRY_COURT_JA,
  ...ENQUIRY_LEGAL_AID_JA,
  ...ENQUIRY_POLICE_SUMMONS_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_CREDIT_JA,
  ...ENQUIRY_COLLECTORS_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_NOT_ORDERED_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_PRIVATE_SELLER_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_FAKE_INVOICE_JA,
  ...ENQUIRY_RUNNING_CONTRACT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_GARAGE_JA,
  ...ENQUIRY_GUIDANCE_DEBT_JA,
  ...ENQUIRY_GUIDANCE_HOME_JA,
  ...ENQUIRY_GUIDANCE_WORK_JA,
  ...ENQUIRY_GUIDANCE_PURCHASE_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_LEASE_JA,
  ...ENQUIRY_LANDLORD_DUTIES_JA,
  ...ENQUIRY_RENT_AND_DEPOSIT_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_JA,
  ...ENQUIRY_PROTECTED_DISMISSAL_JA,
  ...ENQUIRY_UNEMPLOYMENT_JA,
  ...ENQUIRY_PAY_AND_HOURS_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_HEALTH_AT_WORK_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_CHILDREN_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_MEDICAL_ERROR_JA,
  ...ENQUIRY_DEFAMATION_JA,
  ...ENQUIRY_FIRM_GONE_JA,
  ...ENQUIRY_TIME_OFF_JA,
  ...ENQUIRY_VIOLENCE_JA,
  ...ENQUIRY_WORK_SANCTION_JA,
  ...ENQUIRY_HEIRS_JA,
  ...ENQUIRY_FINE_AFTER_SALE_JA,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_JA,
  ...ENQUIRY_LICENCE_JA,
  ...ENQUIRY_LEASE_FORM_JA,
  ...ENQUIRY_PERSONAL_DATA_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_TOWN_GAIN_TAX_JA,
  ...ENQUIRY_CRASH_OFFER_JA,
  ...ENQUIRY_HOME_PURCHASE_JA,
  ...ENQUIRY_JUDGMENT_JA,
  ...ENQUIRY_OLD_TAX_JA,
  ...ENQUIRY_LAWYER_LETTER_JA,
  ...ENQUIRY_POLICE_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_QUICK_LOAN_JA,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_JA,
  ...ENQUIRY_TELECOM_PRICE_JA,
  ...ENQUIRY_LEASE_KEPT_JA,
  ...ENQUIRY_EVICTION_STOPPED_JA,
  ...ENQUIRY_DISMISSAL_SIGNED_JA,
  ...ENQUIRY_BANK_BLAMES_JA,
  ...ENQUIRY_DISMISSED_JA,
  ...ENQUIRY_NOT_CALLED_BACK_JA,
  ...ENQUIRY_BENEFIT_SANCTION_JA,
  ...ENQUIRY_ENFORCED_TAX_JA,
  ...ENQUIRY_DRINK_DRIVING_JA,
  ...ENQUIRY_LINKED_CREDIT_JA,
  ...ENQUIRY_PARKING_PAID_JA,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_JA,
  ...ENQUIRY_BENEFIT_SEIZED_JA,
  ...ENQUIRY_SHOP_RETURN_JA,
  ...ENQUIRY_CHILD_HOURS_JA,
  ...ENQUIRY_LIGHT_CUT_JA,
  ...ENQUIRY_DOOR_CONTRACT_JA,
  ...ENQUIRY_ROOM_JA,
  ...ENQUIRY_MONITORIO_JA,
  ...ENQUIRY_PAY_HELD_BACK_JA,
  ...ENQUIRY_ACCOUNT_CLOSED_JA,
  ...ENQUIRY_CHANGED_MIND_JA,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_JA,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_JA,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_NEW_SHIFT_JA,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_JA,
  ...ENQUIRY_MORTGAGE_UNPAID_JA,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_JA,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...ENQUIRY_FLOOR_CLAUSE_JA,
  ...ENQUIRY_CARD_YEARS_JA,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_JA,
  ...ENQUIRY_BIRTH_LEAVE_JA,
}
