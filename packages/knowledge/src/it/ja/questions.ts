/** Italy: the rows that speak to questions alone, in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_JA } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_JA } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_JA } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_JA } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_JA } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_JA } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_JA } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_JA } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_JA } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_JA } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_JA } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_JA } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_JA } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_JA } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_JA } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_JA } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_JA } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_JA } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_JA } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_JA } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_JA } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_JA } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_JA } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_JA } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_JA } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_JA } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_JA } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_JA } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_JA } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_JA } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_JA } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_JA } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_JA } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_JA } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_JA } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_JA } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_JA } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_JA } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_JA } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_JA } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_JA } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_JA } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_JA } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_JA } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_JA } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_JA } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_JA } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_JA } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_JA } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_JA } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_JA } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_JA } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_JA } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_JA } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_JA } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_JA } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_JA } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_JA } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_JA } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_JA } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_JA } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_JA } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_JA } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_JA } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_JA } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_JA } from './enquiry-wage-with-loan-on-pay.ts'

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
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_RUNNING_CONTRACT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
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
  ...ENQUIRY_PAY_AND_HOURS_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_MEDICAL_ERROR_JA,
  ...ENQUIRY_DEFAMATION_JA,
  ...ENQUIRY_FIRM_GONE_JA,
  ...ENQUIRY_VIOLENCE_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_HEIRS_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_LAST_PHONE_BILL_JA,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_JA,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_JA,
  ...ENQUIRY_LICENCE_JA,
  ...ENQUIRY_CARD_INTEREST_JA,
  ...ENQUIRY_LEASE_FORM_JA,
  ...ENQUIRY_PERSONAL_DATA_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_TAX_APPEAL_JA,
  ...ENQUIRY_PAY_CUT_JA,
  ...ENQUIRY_HOME_PURCHASE_JA,
  ...ENQUIRY_JUDGMENT_JA,
  ...ENQUIRY_LAWYER_LETTER_JA,
  ...ENQUIRY_DOOR_CONTRACT_JA,
  ...ENQUIRY_LATE_FINE_JA,
  ...ENQUIRY_BLOCKED_CAR_JA,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_JA,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_JA,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_JA,
  ...ENQUIRY_NASPI_AND_WORK_JA,
  ...ENQUIRY_BANK_BLAMES_JA,
  ...ENQUIRY_LEAVING_FOR_WORK_JA,
  ...ENQUIRY_FIXED_TERM_ENDED_JA,
  ...ENQUIRY_OLD_LOCAL_TAX_JA,
  ...ENQUIRY_CHANGED_MIND_JA,
  ...ENQUIRY_CRASH_UNPAID_JA,
  ...ENQUIRY_RENT_FLAT_TAX_JA,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_JA,
  ...ENQUIRY_ADULT_CHILD_JA,
  ...ENQUIRY_TRANSFER_JA,
  ...ENQUIRY_PAY_HELD_BACK_JA,
  ...ENQUIRY_MOVE_WITH_CHILD_JA,
  ...ENQUIRY_INPS_DUES_JA,
  ...ENQUIRY_NO_RENEWAL_JA,
  ...ENQUIRY_SICK_VISIT_JA,
  ...ENQUIRY_LOAN_PAID_EARLY_JA,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_JA,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_ONLY_HOME_JA,
  ...ENQUIRY_CAR_TAX_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...ENQUIRY_POLICE_AND_PHONE_JA,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_JA,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_JA,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_JA,
  ...ENQUIRY_INCLUSION_ALLOWANCE_JA,
}
