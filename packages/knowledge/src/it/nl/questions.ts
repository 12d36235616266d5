/** Italy: the rows that speak to questions alone, in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_NL } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_NL } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_NL } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_NL } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_NL } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_NL } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_NL } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_NL } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_NL } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_NL } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_NL } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_NL } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_NL } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_WORDS } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_NL } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_NL } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_NL } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_NL } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_WORDS } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_NL } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_NL } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_NL } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_NL } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_NL } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_NL } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_NL } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_NL } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_NL } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_NL } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_NL } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_NL } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_NL } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_NL } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_NL } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_NL } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_NL } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_NL } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_WORDS } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_NL } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_NL } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_NL } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_NL } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_NL } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_NL } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_NL } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_NL } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_NL } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_NL } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_NL } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_NL } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_NL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_NL } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_NL } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_NL } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_NL } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_NL } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_NL } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_NL } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_NL } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_NL } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_NL } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_NL } from './enquiry-wage-with-loan-on-pay.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_RESIDENCE_NL,
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
  ...ENQUIRY_FIRM_GONE_NL,
  ...ENQUIRY_VIOLENCE_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_HEIRS_NL,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_NL,
  ...ENQUIRY_LAST_PHONE_BILL_NL,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_NL,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_NL,
  ...ENQUIRY_LICENCE_NL,
  ...ENQUIRY_CARD_INTEREST_NL,
  ...ENQUIRY_LEASE_FORM_NL,
  ...ENQUIRY_PERSONAL_DATA_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_TAX_APPEAL_NL,
  ...ENQUIRY_PAY_CUT_NL,
  ...ENQUIRY_HOME_PURCHASE_NL,
  ...ENQUIRY_JUDGMENT_NL,
  ...ENQUIRY_LAWYER_LETTER_NL,
  ...ENQUIRY_DOOR_CONTRACT_NL,
  ...ENQUIRY_LATE_FINE_NL,
  ...ENQUIRY_BENEFITS_NL,
  ...ENQUIRY_BOTCHED_WORK_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_LANDLORD_DUTIES_NL,
  ...ENQUIRY_OLD_DEBT_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_PROTECTED_DISMISSAL_NL,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_NL,
  ...ENQUIRY_BLOCKED_CAR_NL,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_NL,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_NL,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_NL,
  ...ENQUIRY_NASPI_AND_WORK_NL,
  ...ENQUIRY_BANK_BLAMES_NL,
  ...ENQUIRY_LEAVING_FOR_WORK_NL,
  ...ENQUIRY_FIXED_TERM_ENDED_NL,
  ...ENQUIRY_OLD_LOCAL_TAX_NL,
  ...ENQUIRY_CHANGED_MIND_NL,
  ...ENQUIRY_CRASH_UNPAID_NL,
  ...ENQUIRY_RENT_FLAT_TAX_NL,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_NL,
  ...ENQUIRY_ADULT_CHILD_NL,
  ...ENQUIRY_TRANSFER_NL,
  ...ENQUIRY_PAY_HELD_BACK_NL,
  ...ENQUIRY_MOVE_WITH_CHILD_NL,
  ...ENQUIRY_INPS_DUES_NL,
  ...ENQUIRY_NO_RENEWAL_NL,
  ...ENQUIRY_SICK_VISIT_NL,
  ...ENQUIRY_LOAN_PAID_EARLY_NL,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_NL,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_NL,
  ...ENQUIRY_ONLY_HOME_NL,
  ...ENQUIRY_CAR_TAX_NL,
  ...ENQUIRY_COMMON_BELIEFS_NL,
  ...ENQUIRY_POLICE_AND_PHONE_NL,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_NL,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_NL,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_NL,
  ...ENQUIRY_INCLUSION_ALLOWANCE_NL,
}
