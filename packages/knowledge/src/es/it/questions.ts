/** Spain: the rows that speak to questions alone, in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_IT } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_IT } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_IT } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_IT } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_IT } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_IT } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_IT } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_IT } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_IT } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_IT } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_IT } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_IT } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_IT } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_IT } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_IT } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_IT } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_IT } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_IT } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_IT } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_IT } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_IT } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_IT } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_IT } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_IT } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_IT } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_IT } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_IT } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_IT } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_IT } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_IT } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_IT } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_IT } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_IT } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_IT } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_IT } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_IT } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_IT } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_IT } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_IT } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_IT } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_IT } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_IT } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_IT } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_IT } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_IT } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_IT } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_IT } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_IT } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_IT } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_IT } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_IT } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_IT } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_IT } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_IT } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_IT } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_IT } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_IT } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_IT } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_IT } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_IT } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_IT } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_IT } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_IT } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_IT } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_IT } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_IT } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_IT } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_IT } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_IT } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_IT } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_IT } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_IT } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_IT } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_IT } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_IT } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_IT } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_IT } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_IT } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_IT } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_IT } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_IT } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_IT } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_IT } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_IT } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_IT } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_IT } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_IT } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_IT } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_IT } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_IT } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_IT } from './enquiry-work-sanction.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_BANK_IT,
  ...ENQUIRY_RESIDENCE_IT,
  ...ENQUIRY_ENFORCEMENT_IT,
  ...ENQUIRY_TAX_AND_BENEFITS_IT,
  ...ENQUIRY_BENEFITS_IT,
  ...ENQUIRY_BOTCHED_WORK_IT,
  ...ENQUIRY_COURT_IT,
  ...ENQUIRY_LEGAL_AID_IT,
  ...ENQUIRY_POLICE_SUMMONS_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_CREDIT_IT,
  ...ENQUIRY_COLLECTORS_IT,
  ...ENQUIRY_PURCHASE_IT,
  ...ENQUIRY_NOT_ORDERED_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_PRIVATE_SELLER_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_FAKE_INVOICE_IT,
  ...ENQUIRY_RUNNING_CONTRACT_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_GARAGE_IT,
  ...ENQUIRY_FIRST_IT,
  ...ENQUIRY_GUIDANCE_DEBT_IT,
  ...ENQUIRY_GUIDANCE_HOME_IT,
  ...ENQUIRY_GUIDANCE_WORK_IT,
  ...ENQUIRY_GUIDANCE_PURCHASE_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_LEASE_IT,
  ...ENQUIRY_LANDLORD_DUTIES_IT,
  ...ENQUIRY_RENT_AND_DEPOSIT_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_IT,
  ...ENQUIRY_PROTECTED_DISMISSAL_IT,
  ...ENQUIRY_UNEMPLOYMENT_IT,
  ...ENQUIRY_PAY_AND_HOURS_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_HEALTH_AT_WORK_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_CHILDREN_IT,
  ...ENQUIRY_NEIGHBOURS_IT,
  ...ENQUIRY_MEDICAL_ERROR_IT,
  ...ENQUIRY_DEFAMATION_IT,
  ...ENQUIRY_FIRM_GONE_IT,
  ...ENQUIRY_TIME_OFF_IT,
  ...ENQUIRY_VIOLENCE_IT,
  ...ENQUIRY_WORK_SANCTION_IT,
  ...ENQUIRY_HEIRS_IT,
  ...ENQUIRY_FINE_AFTER_SALE_IT,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_IT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_IT,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_IT,
  ...ENQUIRY_LICENCE_IT,
  ...ENQUIRY_LEASE_FORM_IT,
  ...ENQUIRY_PERSONAL_DATA_IT,
  ...ENQUIRY_INJURY_IT,
  ...ENQUIRY_TOWN_GAIN_TAX_IT,
  ...ENQUIRY_CRASH_OFFER_IT,
  ...ENQUIRY_HOME_PURCHASE_IT,
  ...ENQUIRY_JUDGMENT_IT,
  ...ENQUIRY_OLD_TAX_IT,
  ...ENQUIRY_LAWYER_LETTER_IT,
  ...ENQUIRY_POLICE_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_QUICK_LOAN_IT,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_IT,
  ...ENQUIRY_TELECOM_PRICE_IT,
  ...ENQUIRY_LEASE_KEPT_IT,
  ...ENQUIRY_EVICTION_STOPPED_IT,
  ...ENQUIRY_DISMISSAL_SIGNED_IT,
  ...ENQUIRY_BANK_BLAMES_IT,
  ...ENQUIRY_DISMISSED_IT,
  ...ENQUIRY_NOT_CALLED_BACK_IT,
  ...ENQUIRY_BENEFIT_SANCTION_IT,
  ...ENQUIRY_ENFORCED_TAX_IT,
  ...ENQUIRY_DRINK_DRIVING_IT,
  ...ENQUIRY_LINKED_CREDIT_IT,
  ...ENQUIRY_PARKING_PAID_IT,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_IT,
  ...ENQUIRY_BENEFIT_SEIZED_IT,
  ...ENQUIRY_SHOP_RETURN_IT,
  ...ENQUIRY_CHILD_HOURS_IT,
  ...ENQUIRY_LIGHT_CUT_IT,
  ...ENQUIRY_DOOR_CONTRACT_IT,
  ...ENQUIRY_ROOM_IT,
  ...ENQUIRY_MONITORIO_IT,
  ...ENQUIRY_PAY_HELD_BACK_IT,
  ...ENQUIRY_ACCOUNT_CLOSED_IT,
  ...ENQUIRY_CHANGED_MIND_IT,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_IT,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_IT,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_IT,
  ...ENQUIRY_NEW_SHIFT_IT,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_IT,
  ...ENQUIRY_MORTGAGE_UNPAID_IT,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_IT,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_IT,
  ...ENQUIRY_COMMON_BELIEFS_IT,
  ...ENQUIRY_FLOOR_CLAUSE_IT,
  ...ENQUIRY_CARD_YEARS_IT,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_IT,
  ...ENQUIRY_BIRTH_LEAVE_IT,
}
