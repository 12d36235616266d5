/** Italy: the rows that speak to questions alone, in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_FR } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_FR } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_FR } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_FR } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_FR } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_FR } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_FR } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_FR } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_FR } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_FR } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_FR } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_WORDS } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_FR } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_FR } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_FR } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_FR } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_WORDS } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_FR } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_FR } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_FR } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_FR } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_FR } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_FR } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_FR } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_FR } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_FR } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_FR } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_FR } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_FR } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_FR } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_FR } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_FR } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_FR } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_FR } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_FR } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_WORDS } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_FR } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_FR } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_FR } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_FR } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_FR } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_FR } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_FR } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_FR } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_FR } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_FR } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_FR } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_FR } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_FR } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_FR } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_FR } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_FR } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_FR } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_FR } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_FR } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_FR } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_FR } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_FR } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_FR } from './enquiry-wage-with-loan-on-pay.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_FR,
  ...ENQUIRY_BANK_FR,
  ...ENQUIRY_RESIDENCE_FR,
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
  ...ENQUIRY_FIRM_GONE_FR,
  ...ENQUIRY_VIOLENCE_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_HEIRS_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_LAST_PHONE_BILL_FR,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_FR,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_FR,
  ...ENQUIRY_LICENCE_FR,
  ...ENQUIRY_CARD_INTEREST_FR,
  ...ENQUIRY_LEASE_FORM_FR,
  ...ENQUIRY_PERSONAL_DATA_FR,
  ...ENQUIRY_INJURY_FR,
  ...ENQUIRY_TAX_APPEAL_FR,
  ...ENQUIRY_PAY_CUT_FR,
  ...ENQUIRY_HOME_PURCHASE_FR,
  ...ENQUIRY_JUDGMENT_FR,
  ...ENQUIRY_LAWYER_LETTER_FR,
  ...ENQUIRY_DOOR_CONTRACT_FR,
  ...ENQUIRY_LATE_FINE_FR,
  ...ENQUIRY_BENEFITS_FR,
  ...ENQUIRY_BOTCHED_WORK_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_LANDLORD_DUTIES_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_PROTECTED_DISMISSAL_FR,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_FR,
  ...ENQUIRY_BLOCKED_CAR_FR,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_FR,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_FR,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_FR,
  ...ENQUIRY_NASPI_AND_WORK_FR,
  ...ENQUIRY_BANK_BLAMES_FR,
  ...ENQUIRY_LEAVING_FOR_WORK_FR,
  ...ENQUIRY_FIXED_TERM_ENDED_FR,
  ...ENQUIRY_OLD_LOCAL_TAX_FR,
  ...ENQUIRY_CHANGED_MIND_FR,
  ...ENQUIRY_CRASH_UNPAID_FR,
  ...ENQUIRY_RENT_FLAT_TAX_FR,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_FR,
  ...ENQUIRY_ADULT_CHILD_FR,
  ...ENQUIRY_TRANSFER_FR,
  ...ENQUIRY_PAY_HELD_BACK_FR,
  ...ENQUIRY_MOVE_WITH_CHILD_FR,
  ...ENQUIRY_INPS_DUES_FR,
  ...ENQUIRY_NO_RENEWAL_FR,
  ...ENQUIRY_SICK_VISIT_FR,
  ...ENQUIRY_LOAN_PAID_EARLY_FR,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_FR,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_ONLY_HOME_FR,
  ...ENQUIRY_CAR_TAX_FR,
  ...ENQUIRY_COMMON_BELIEFS_FR,
  ...ENQUIRY_POLICE_AND_PHONE_FR,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_FR,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_FR,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_FR,
  ...ENQUIRY_INCLUSION_ALLOWANCE_FR,
}
