/** Spain: the rows that speak to questions alone, in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_NL } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_NL } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_NL } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_NL } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_NL } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_NL } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_NL } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_NL } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_NL } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_NL } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_NL } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_NL } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_NL } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_NL } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_NL } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_NL } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_NL } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_NL } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_NL } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_NL } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_NL } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_NL } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_NL } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_NL } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_NL } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_NL } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_NL } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_NL } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_NL } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_NL } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_NL } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_NL } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_NL } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_NL } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_NL } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_NL } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_NL } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_NL } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_NL } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_NL } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_NL } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_NL } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_NL } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_NL } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_NL } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_NL } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_NL } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_NL } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_NL } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_NL } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_NL } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_NL } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_NL } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_NL } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_NL } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_NL } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_NL } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_NL } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_NL } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_NL } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_NL } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_NL } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_NL } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_NL } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_NL } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_NL } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_NL } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_NL } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_NL } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_NL } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_NL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_NL } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_NL } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_NL } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_NL } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_NL } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_NL } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_NL } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_NL } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_NL } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_NL } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_NL } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_NL } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_NL } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_NL } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_NL } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_NL } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_NL } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_NL } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_NL } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_NL } from './enquiry-work-sanction.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_RESIDENCE_NL,
  ...ENQUIRY_ENFORCEMENT_NL,
  ...ENQUIRY_TAX_AND_BENEFITS_NL,
  ...ENQUIRY_BENEFITS_NL,
  ...ENQUIRY_BOTCHED_WORK_NL,
  ...ENQUIRY_COURT_NL,
  ...ENQUIRY_LEGAL_AID_NL,
  ...ENQUIRY_POLICE_SUMMONS_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_CREDIT_NL,
  ...ENQUIRY_COLLECTORS_NL,
  ...ENQUIRY_PURCHASE_NL,
  ...ENQUIRY_NOT_ORDERED_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_PRIVATE_SELLER_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_FAKE_INVOICE_NL,
  ...ENQUIRY_RUNNING_CONTRACT_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_GARAGE_NL,
  ...ENQUIRY_FIRST_NL,
  ...ENQUIRY_GUIDANCE_DEBT_NL,
  ...ENQUIRY_GUIDANCE_HOME_NL,
  ...ENQUIRY_GUIDANCE_WORK_NL,
  ...ENQUIRY_GUIDANCE_PURCHASE_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_LEASE_NL,
  ...ENQUIRY_LANDLORD_DUTIES_NL,
  ...ENQUIRY_RENT_AND_DEPOSIT_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_NL,
  ...ENQUIRY_PROTECTED_DISMISSAL_NL,
  ...ENQUIRY_UNEMPLOYMENT_NL,
  ...ENQUIRY_PAY_AND_HOURS_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_HEALTH_AT_WORK_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_CHILDREN_NL,
  ...ENQUIRY_NEIGHBOURS_NL,
  ...ENQUIRY_MEDICAL_ERROR_NL,
  ...ENQUIRY_DEFAMATION_NL,
  ...ENQUIRY_FIRM_GONE_NL,
  ...ENQUIRY_TIME_OFF_NL,
  ...ENQUIRY_VIOLENCE_NL,
  ...ENQUIRY_WORK_SANCTION_NL,
  ...ENQUIRY_HEIRS_NL,
  ...ENQUIRY_FINE_AFTER_SALE_NL,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_NL,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_NL,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_NL,
  ...ENQUIRY_LICENCE_NL,
  ...ENQUIRY_LEASE_FORM_NL,
  ...ENQUIRY_PERSONAL_DATA_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_TOWN_GAIN_TAX_NL,
  ...ENQUIRY_CRASH_OFFER_NL,
  ...ENQUIRY_HOME_PURCHASE_NL,
  ...ENQUIRY_JUDGMENT_NL,
  ...ENQUIRY_OLD_TAX_NL,
  ...ENQUIRY_LAWYER_LETTER_NL,
  ...ENQUIRY_POLICE_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_QUICK_LOAN_NL,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_NL,
  ...ENQUIRY_TELECOM_PRICE_NL,
  ...ENQUIRY_LEASE_KEPT_NL,
  ...ENQUIRY_EVICTION_STOPPED_NL,
  ...ENQUIRY_DISMISSAL_SIGNED_NL,
  ...ENQUIRY_BANK_BLAMES_NL,
  ...ENQUIRY_DISMISSED_NL,
  ...ENQUIRY_NOT_CALLED_BACK_NL,
  ...ENQUIRY_BENEFIT_SANCTION_NL,
  ...ENQUIRY_ENFORCED_TAX_NL,
  ...ENQUIRY_DRINK_DRIVING_NL,
  ...ENQUIRY_LINKED_CREDIT_NL,
  ...ENQUIRY_PARKING_PAID_NL,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_NL,
  ...ENQUIRY_BENEFIT_SEIZED_NL,
  ...ENQUIRY_SHOP_RETURN_NL,
  ...ENQUIRY_CHILD_HOURS_NL,
  ...ENQUIRY_LIGHT_CUT_NL,
  ...ENQUIRY_DOOR_CONTRACT_NL,
  ...ENQUIRY_ROOM_NL,
  ...ENQUIRY_MONITORIO_NL,
  ...ENQUIRY_PAY_HELD_BACK_NL,
  ...ENQUIRY_ACCOUNT_CLOSED_NL,
  ...ENQUIRY_CHANGED_MIND_NL,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_NL,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_NL,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_NL,
  ...ENQUIRY_NEW_SHIFT_NL,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_NL,
  ...ENQUIRY_MORTGAGE_UNPAID_NL,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_NL,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_NL,
  ...ENQUIRY_COMMON_BELIEFS_NL,
  ...ENQUIRY_FLOOR_CLAUSE_NL,
  ...ENQUIRY_CARD_YEARS_NL,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_NL,
  ...ENQUIRY_BIRTH_LEAVE_NL,
}
