/** Spain: the rows that speak to questions alone, in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED_FR } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES_FR } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION_FR } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED_FR } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE_FR } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK_FR } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED_FR } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS_FR } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND_FR } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS_FR } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS_FR } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN_FR } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS_FR } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS_FR } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_FR } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER_FR } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT_FR } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_FR } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_FR } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED_FR } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_FR } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED_FR } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT_FR } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING_FR } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX_FR } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT_FR } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED_FR } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE_FR } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE_FR } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE_FR } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_FR } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE_FR } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE_FR } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT_FR } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_FR } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_FR } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_FR } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK_FR } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS_FR } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_FR } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_PURCHASE_FR } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY_FR } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_FR } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_FR } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER_FR } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_FR } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT_FR } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE_FR } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID_FR } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE_FR } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT_FR } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT_FR } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR_FR } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO_FR } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID_FR } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_FR } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT_FR } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK_FR } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED_FR } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL_FR } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX_FR } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID_FR } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS_FR } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK_FR } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_FR } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS_FR } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE_FR } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER_FR } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_FR } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_FR } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN_FR } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_FR } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE_FR } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_FR } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM_FR } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT_FR } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_FR } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN_FR } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_FR } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS_FR } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE_FR } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF_FR } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE_FR } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX_FR } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING_FR } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE_FR } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT_FR } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE_FR } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION_FR } from './enquiry-work-sanction.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_BANK_FR,
  ...ENQUIRY_RESIDENCE_FR,
  ...ENQUIRY_ENFORCEMENT_FR,
  ...ENQUIRY_TAX_AND_BENEFITS_FR,
  ...ENQUIRY_BENEFITS_FR,
  ...ENQUIRY_BOTCHED_WORK_FR,
  ...ENQUIRY_COURT_FR,
  ...ENQUIRY_LEGAL_AID_FR,
  ...ENQUIRY_POLICE_SUMMONS_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_CREDIT_FR,
  ...ENQUIRY_COLLECTORS_FR,
  ...ENQUIRY_PURCHASE_FR,
  ...ENQUIRY_NOT_ORDERED_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_PRIVATE_SELLER_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_FAKE_INVOICE_FR,
  ...ENQUIRY_RUNNING_CONTRACT_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_GARAGE_FR,
  ...ENQUIRY_FIRST_FR,
  ...ENQUIRY_GUIDANCE_DEBT_FR,
  ...ENQUIRY_GUIDANCE_HOME_FR,
  ...ENQUIRY_GUIDANCE_WORK_FR,
  ...ENQUIRY_GUIDANCE_PURCHASE_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_LEASE_FR,
  ...ENQUIRY_LANDLORD_DUTIES_FR,
  ...ENQUIRY_RENT_AND_DEPOSIT_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_FR,
  ...ENQUIRY_PROTECTED_DISMISSAL_FR,
  ...ENQUIRY_UNEMPLOYMENT_FR,
  ...ENQUIRY_PAY_AND_HOURS_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_HEALTH_AT_WORK_FR,
  ...ENQUIRY_FAMILY_FR,
  ...ENQUIRY_CHILDREN_FR,
  ...ENQUIRY_NEIGHBOURS_FR,
  ...ENQUIRY_MEDICAL_ERROR_FR,
  ...ENQUIRY_DEFAMATION_FR,
  ...ENQUIRY_FIRM_GONE_FR,
  ...ENQUIRY_TIME_OFF_FR,
  ...ENQUIRY_VIOLENCE_FR,
  ...ENQUIRY_WORK_SANCTION_FR,
  ...ENQUIRY_HEIRS_FR,
  ...ENQUIRY_FINE_AFTER_SALE_FR,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS_FR,
  ...ENQUIRY_LICENCE_FR,
  ...ENQUIRY_LEASE_FORM_FR,
  ...ENQUIRY_PERSONAL_DATA_FR,
  ...ENQUIRY_INJURY_FR,
  ...ENQUIRY_TOWN_GAIN_TAX_FR,
  ...ENQUIRY_CRASH_OFFER_FR,
  ...ENQUIRY_HOME_PURCHASE_FR,
  ...ENQUIRY_JUDGMENT_FR,
  ...ENQUIRY_OLD_TAX_FR,
  ...ENQUIRY_LAWYER_LETTER_FR,
  ...ENQUIRY_POLICE_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_QUICK_LOAN_FR,
  ...ENQUIRY_TRIAL_AFTER_QUITTING_FR,
  ...ENQUIRY_TELECOM_PRICE_FR,
  ...ENQUIRY_LEASE_KEPT_FR,
  ...ENQUIRY_EVICTION_STOPPED_FR,
  ...ENQUIRY_DISMISSAL_SIGNED_FR,
  ...ENQUIRY_BANK_BLAMES_FR,
  ...ENQUIRY_DISMISSED_FR,
  ...ENQUIRY_NOT_CALLED_BACK_FR,
  ...ENQUIRY_BENEFIT_SANCTION_FR,
  ...ENQUIRY_ENFORCED_TAX_FR,
  ...ENQUIRY_DRINK_DRIVING_FR,
  ...ENQUIRY_LINKED_CREDIT_FR,
  ...ENQUIRY_PARKING_PAID_FR,
  ...ENQUIRY_OBJECTIVE_DISMISSAL_FR,
  ...ENQUIRY_BENEFIT_SEIZED_FR,
  ...ENQUIRY_SHOP_RETURN_FR,
  ...ENQUIRY_CHILD_HOURS_FR,
  ...ENQUIRY_LIGHT_CUT_FR,
  ...ENQUIRY_DOOR_CONTRACT_FR,
  ...ENQUIRY_ROOM_FR,
  ...ENQUIRY_MONITORIO_FR,
  ...ENQUIRY_PAY_HELD_BACK_FR,
  ...ENQUIRY_ACCOUNT_CLOSED_FR,
  ...ENQUIRY_CHANGED_MIND_FR,
  ...ENQUIRY_TOOLS_OF_THE_TRADE_FR,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED_FR,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_NEW_SHIFT_FR,
  ...ENQUIRY_TWO_YEAR_GUARANTEE_FR,
  ...ENQUIRY_MORTGAGE_UNPAID_FR,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_FR,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_FR,
  ...ENQUIRY_COMMON_BELIEFS_FR,
  ...ENQUIRY_FLOOR_CLAUSE_FR,
  ...ENQUIRY_CARD_YEARS_FR,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_FR,
  ...ENQUIRY_BIRTH_LEAVE_FR,
}
