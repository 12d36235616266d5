/** Italy: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE } from './enquiry-violence.ts'
import { ENQUIRY_VISITS_AND_MAINTENANCE } from './enquiry-visits-and-maintenance.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY } from './enquiry-wage-with-loan-on-pay.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_ENFORCEMENT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_OLD_DEBT,
  ...ENQUIRY_COURT,
  ...ENQUIRY_CAR_TAX,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_BOTCHED_WORK,
  ...ENQUIRY_FIRST,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_LEASE,
  ...ENQUIRY_LANDLORD_DUTIES,
  ...ENQUIRY_RENT_AND_DEPOSIT,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE,
  ...ENQUIRY_PROTECTED_DISMISSAL,
  ...ENQUIRY_PAY_AND_HOURS,
  ...ENQUIRY_PAY,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_RUNNING_CONTRACT,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_GUIDANCE_DEBT,
  ...ENQUIRY_GUIDANCE_HOME,
  ...ENQUIRY_GUIDANCE_WORK,
  ...ENQUIRY_GUIDANCE_PURCHASE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_MEDICAL_ERROR,
  ...ENQUIRY_DEFAMATION,
  ...ENQUIRY_RESIDENCE,
  ...ENQUIRY_BANK,
  ...ENQUIRY_TRAVEL,
  ...ENQUIRY_FIRM_GONE,
  ...ENQUIRY_VIOLENCE,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_HEIRS,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_LAST_PHONE_BILL,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY,
  ...ENQUIRY_LICENCE,
  ...ENQUIRY_CARD_INTEREST,
  ...ENQUIRY_LEASE_FORM,
  ...ENQUIRY_PERSONAL_DATA,
  ...ENQUIRY_INJURY,
  ...ENQUIRY_TAX_APPEAL,
  ...ENQUIRY_PAY_CUT,
  ...ENQUIRY_HOME_PURCHASE,
  ...ENQUIRY_JUDGMENT,
  ...ENQUIRY_LAWYER_LETTER,
  ...ENQUIRY_DOOR_CONTRACT,
  ...ENQUIRY_LATE_FINE,
  ...ENQUIRY_BLOCKED_CAR,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE,
  ...ENQUIRY_NASPI_AND_WORK,
  ...ENQUIRY_BANK_BLAMES,
  ...ENQUIRY_LEAVING_FOR_WORK,
  ...ENQUIRY_FIXED_TERM_ENDED,
  ...ENQUIRY_OLD_LOCAL_TAX,
  ...ENQUIRY_CHANGED_MIND,
  ...ENQUIRY_CRASH_UNPAID,
  ...ENQUIRY_RENT_FLAT_TAX,
  ...ENQUIRY_LANDLORD_NEEDS_HOME,
  ...ENQUIRY_ADULT_CHILD,
  ...ENQUIRY_TRANSFER,
  ...ENQUIRY_PAY_HELD_BACK,
  ...ENQUIRY_MOVE_WITH_CHILD,
  ...ENQUIRY_INPS_DUES,
  ...ENQUIRY_NO_RENEWAL,
  ...ENQUIRY_SICK_VISIT,
  ...ENQUIRY_LOAN_PAID_EARLY,
  ...ENQUIRY_LISTED_WITHOUT_WARNING,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_ONLY_HOME,
  ...ENQUIRY_VISITS_AND_MAINTENANCE,
  ...ENQUIRY_COMMON_BELIEFS,
  ...ENQUIRY_POLICE_AND_PHONE,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE,
  ...ENQUIRY_NASPI_AFTER_RESIGNING,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE,
  ...ENQUIRY_INCLUSION_ALLOWANCE,
]
