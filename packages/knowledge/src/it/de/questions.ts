/** Italy: the rows that speak to questions alone, in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_DE } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_DE } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_DE } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_DE } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_DE } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_DE } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_DE } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_DE } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_DE } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_DE } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_DE } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_DE } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_DE } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_WORDS } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_DE } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_DE } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_DE } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_DE } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_WORDS } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_DE } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_DE } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_DE } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_DE } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_DE } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_DE } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_DE } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_DE } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_DE } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_DE } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_DE } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_DE } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_DE } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_DE } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_DE } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_DE } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_DE } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_DE } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_WORDS } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_DE } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_DE } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_DE } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_DE } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_DE } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_DE } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_DE } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_DE } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_DE } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_DE } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_DE } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_DE } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_DE } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_DE } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_DE } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_DE } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_DE } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_DE } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_DE } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_DE } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_DE } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_DE } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_DE } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_DE } from './enquiry-wage-with-loan-on-pay.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_RESIDENCE_DE,
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
  ...ENQUIRY_FIRM_GONE_DE,
  ...ENQUIRY_VIOLENCE_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_HEIRS_DE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_DE,
  ...ENQUIRY_LAST_PHONE_BILL_DE,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_DE,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_DE,
  ...ENQUIRY_LICENCE_DE,
  ...ENQUIRY_CARD_INTEREST_DE,
  ...ENQUIRY_LEASE_FORM_DE,
  ...ENQUIRY_PERSONAL_DATA_DE,
  ...ENQUIRY_INJURY_DE,
  ...ENQUIRY_TAX_APPEAL_DE,
  ...ENQUIRY_PAY_CUT_DE,
  ...ENQUIRY_HOME_PURCHASE_DE,
  ...ENQUIRY_JUDGMENT_DE,
  ...ENQUIRY_LAWYER_LETTER_DE,
  ...ENQUIRY_DOOR_CONTRACT_DE,
  ...ENQUIRY_LATE_FINE_DE,
  ...ENQUIRY_BENEFITS_DE,
  ...ENQUIRY_BOTCHED_WORK_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_LANDLORD_DUTIES_DE,
  ...ENQUIRY_OLD_DEBT_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_PROTECTED_DISMISSAL_DE,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_DE,
  ...ENQUIRY_BLOCKED_CAR_DE,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_DE,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_DE,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_DE,
  ...ENQUIRY_NASPI_AND_WORK_DE,
  ...ENQUIRY_BANK_BLAMES_DE,
  ...ENQUIRY_LEAVING_FOR_WORK_DE,
  ...ENQUIRY_FIXED_TERM_ENDED_DE,
  ...ENQUIRY_OLD_LOCAL_TAX_DE,
  ...ENQUIRY_CHANGED_MIND_DE,
  ...ENQUIRY_CRASH_UNPAID_DE,
  ...ENQUIRY_RENT_FLAT_TAX_DE,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_DE,
  ...ENQUIRY_ADULT_CHILD_DE,
  ...ENQUIRY_TRANSFER_DE,
  ...ENQUIRY_PAY_HELD_BACK_DE,
  ...ENQUIRY_MOVE_WITH_CHILD_DE,
  ...ENQUIRY_INPS_DUES_DE,
  ...ENQUIRY_NO_RENEWAL_DE,
  ...ENQUIRY_SICK_VISIT_DE,
  ...ENQUIRY_LOAN_PAID_EARLY_DE,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_DE,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_DE,
  ...ENQUIRY_ONLY_HOME_DE,
  ...ENQUIRY_CAR_TAX_DE,
  ...ENQUIRY_COMMON_BELIEFS_DE,
  ...ENQUIRY_POLICE_AND_PHONE_DE,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_DE,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_DE,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_DE,
  ...ENQUIRY_INCLUSION_ALLOWANCE_DE,
}
