/** Italy: the rows that speak to questions alone, in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_ES } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_ES } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_ES } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_ES } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_ES } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_ES } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_ES } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_ES } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_ES } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_ES } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_ES } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_WORDS } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_ES } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_ES } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_ES } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_ES } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_WORDS } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_ES } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_ES } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_ES } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_ES } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_ES } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_ES } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_ES } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_ES } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_ES } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_ES } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_ES } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_ES } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_ES } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_ES } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_ES } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_ES } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_ES } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_ES } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_WORDS } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_ES } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_ES } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_ES } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_ES } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_ES } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_ES } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_ES } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_ES } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_ES } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_ES } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_ES } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_ES } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_ES } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_ES } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_ES } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_ES } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_ES } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_ES } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_ES } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_ES } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_ES } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_ES } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_ES } from './enquiry-wage-with-loan-on-pay.ts'

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
  ...ENQUIRY_RUNNING_CONTRACT_WORDS,
  ...ENQUIRY_INSURANCE_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_GUIDANCE_DEBT_WORDS,
  ...ENQUIRY_GUIDANCE_HOME_WORDS,
  ...ENQUIRY_GUIDANCE_WORK_WORDS,
  ...ENQUIRY_GUIDANCE_PURCHASE_WORDS,
  ...ENQUIRY_EVICTION_WORDS,
  ...ENQUIRY_LEASE_WORDS,
  ...ENQUIRY_RENT_AND_DEPOSIT_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_PAY_AND_HOURS_WORDS,
  ...ENQUIRY_FAMILY_WORDS,
  ...ENQUIRY_NEIGHBOURS_WORDS,
  ...ENQUIRY_MEDICAL_ERROR_WORDS,
  ...ENQUIRY_DEFAMATION_WORDS,
  ...ENQUIRY_FIRM_GONE_ES,
  ...ENQUIRY_VIOLENCE_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_HEIRS_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_LAST_PHONE_BILL_ES,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_ES,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_ES,
  ...ENQUIRY_LICENCE_ES,
  ...ENQUIRY_CARD_INTEREST_ES,
  ...ENQUIRY_LEASE_FORM_ES,
  ...ENQUIRY_PERSONAL_DATA_ES,
  ...ENQUIRY_INJURY_ES,
  ...ENQUIRY_TAX_APPEAL_ES,
  ...ENQUIRY_PAY_CUT_ES,
  ...ENQUIRY_HOME_PURCHASE_ES,
  ...ENQUIRY_JUDGMENT_ES,
  ...ENQUIRY_LAWYER_LETTER_ES,
  ...ENQUIRY_DOOR_CONTRACT_ES,
  ...ENQUIRY_LATE_FINE_ES,
  ...ENQUIRY_BENEFITS_ES,
  ...ENQUIRY_BOTCHED_WORK_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_LANDLORD_DUTIES_ES,
  ...ENQUIRY_OLD_DEBT_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_PROTECTED_DISMISSAL_ES,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_ES,
  ...ENQUIRY_BLOCKED_CAR_ES,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_ES,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_ES,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_ES,
  ...ENQUIRY_NASPI_AND_WORK_ES,
  ...ENQUIRY_BANK_BLAMES_ES,
  ...ENQUIRY_LEAVING_FOR_WORK_ES,
  ...ENQUIRY_FIXED_TERM_ENDED_ES,
  ...ENQUIRY_OLD_LOCAL_TAX_ES,
  ...ENQUIRY_CHANGED_MIND_ES,
  ...ENQUIRY_CRASH_UNPAID_ES,
  ...ENQUIRY_RENT_FLAT_TAX_ES,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_ES,
  ...ENQUIRY_ADULT_CHILD_ES,
  ...ENQUIRY_TRANSFER_ES,
  ...ENQUIRY_PAY_HELD_BACK_ES,
  ...ENQUIRY_MOVE_WITH_CHILD_ES,
  ...ENQUIRY_INPS_DUES_ES,
  ...ENQUIRY_NO_RENEWAL_ES,
  ...ENQUIRY_SICK_VISIT_ES,
  ...ENQUIRY_LOAN_PAID_EARLY_ES,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_ES,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_ONLY_HOME_ES,
  ...ENQUIRY_CAR_TAX_ES,
  ...ENQUIRY_COMMON_BELIEFS_ES,
  ...ENQUIRY_POLICE_AND_PHONE_ES,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_ES,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_ES,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_ES,
  ...ENQUIRY_INCLUSION_ALLOWANCE_ES,
}
