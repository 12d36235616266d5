/** Italy: the rows that speak to questions alone, in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED_IT } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_IT } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_IT } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_IT } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_IT } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_IT } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_IT } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_IT } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_IT } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_IT } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_IT } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_WORDS } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_IT } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_IT } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_WORDS } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_IT } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_IT } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_IT } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_IT } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_WORDS } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_WORDS } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_WORDS } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_IT } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_WORDS } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_IT } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_WORDS } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_WORDS } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_WORDS } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_WORDS } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_WORDS } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_IT } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_IT } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_IT } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_IT } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_IT } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_WORDS } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_IT } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_IT } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_IT } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_IT } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_IT } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_IT } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_IT } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_WORDS } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_IT } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_IT } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_IT } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_IT } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_WORDS } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_IT } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_IT } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_IT } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_WORDS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_IT } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_IT } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_IT } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_IT } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_IT } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_WORDS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_IT } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_IT } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_IT } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_IT } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_IT } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_WORDS } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_WORDS } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_IT } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_IT } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_IT } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_WORDS } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_IT } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_IT } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_WORDS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_IT } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_IT } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_IT } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_IT } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_IT } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_IT } from './enquiry-wage-with-loan-on-pay.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_IT,
  ...ENQUIRY_BANK_IT,
  ...ENQUIRY_RESIDENCE_IT,
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
  ...ENQUIRY_FIRM_GONE_IT,
  ...ENQUIRY_VIOLENCE_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_HEIRS_IT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_IT,
  ...ENQUIRY_LAST_PHONE_BILL_IT,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_IT,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_IT,
  ...ENQUIRY_LICENCE_IT,
  ...ENQUIRY_CARD_INTEREST_IT,
  ...ENQUIRY_LEASE_FORM_IT,
  ...ENQUIRY_PERSONAL_DATA_IT,
  ...ENQUIRY_INJURY_IT,
  ...ENQUIRY_TAX_APPEAL_IT,
  ...ENQUIRY_PAY_CUT_IT,
  ...ENQUIRY_HOME_PURCHASE_IT,
  ...ENQUIRY_JUDGMENT_IT,
  ...ENQUIRY_LAWYER_LETTER_IT,
  ...ENQUIRY_DOOR_CONTRACT_IT,
  ...ENQUIRY_LATE_FINE_IT,
  ...ENQUIRY_BENEFITS_IT,
  ...ENQUIRY_BOTCHED_WORK_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_LANDLORD_DUTIES_IT,
  ...ENQUIRY_OLD_DEBT_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_PROTECTED_DISMISSAL_IT,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_IT,
  ...ENQUIRY_BLOCKED_CAR_IT,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_IT,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_IT,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_IT,
  ...ENQUIRY_NASPI_AND_WORK_IT,
  ...ENQUIRY_BANK_BLAMES_IT,
  ...ENQUIRY_LEAVING_FOR_WORK_IT,
  ...ENQUIRY_FIXED_TERM_ENDED_IT,
  ...ENQUIRY_OLD_LOCAL_TAX_IT,
  ...ENQUIRY_CHANGED_MIND_IT,
  ...ENQUIRY_CRASH_UNPAID_IT,
  ...ENQUIRY_RENT_FLAT_TAX_IT,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_IT,
  ...ENQUIRY_ADULT_CHILD_IT,
  ...ENQUIRY_TRANSFER_IT,
  ...ENQUIRY_PAY_HELD_BACK_IT,
  ...ENQUIRY_MOVE_WITH_CHILD_IT,
  ...ENQUIRY_INPS_DUES_IT,
  ...ENQUIRY_NO_RENEWAL_IT,
  ...ENQUIRY_SICK_VISIT_IT,
  ...ENQUIRY_LOAN_PAID_EARLY_IT,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_IT,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_IT,
  ...ENQUIRY_ONLY_HOME_IT,
  ...ENQUIRY_CAR_TAX_IT,
  ...ENQUIRY_COMMON_BELIEFS_IT,
  ...ENQUIRY_POLICE_AND_PHONE_IT,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_IT,
  ...ENQUIRY_NASPI_AFTER_RESIGNING_IT,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_IT,
  ...ENQUIRY_INCLUSION_ALLOWANCE_IT,
}
