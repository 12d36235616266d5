/** Spain: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ACCOUNT_CLOSED } from './enquiry-account-closed.ts'
import { ENQUIRY_BANK_BLAMES } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK } from './enquiry-bank.ts'
import { ENQUIRY_BENEFIT_SANCTION } from './enquiry-benefit-sanction.ts'
import { ENQUIRY_BENEFIT_SEIZED } from './enquiry-benefit-seized.ts'
import { ENQUIRY_BENEFITS } from './enquiry-benefits.ts'
import { ENQUIRY_BIRTH_LEAVE } from './enquiry-birth-leave.ts'
import { ENQUIRY_BOTCHED_WORK } from './enquiry-botched-work.ts'
import { ENQUIRY_CANCELLED_AND_STILL_CHARGED } from './enquiry-cancelled-and-still-charged.ts'
import { ENQUIRY_CARD_YEARS } from './enquiry-card-years.ts'
import { ENQUIRY_CHANGED_MIND } from './enquiry-changed-mind.ts'
import { ENQUIRY_CHILD_HOURS } from './enquiry-child-hours.ts'
import { ENQUIRY_CHILDREN_ON_TWO_RETURNS } from './enquiry-children-on-two-returns.ts'
import { ENQUIRY_CHILDREN } from './enquiry-children.ts'
import { ENQUIRY_COLLECTORS } from './enquiry-collectors.ts'
import { ENQUIRY_COMMON_BELIEFS } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT } from './enquiry-court.ts'
import { ENQUIRY_CRASH_OFFER } from './enquiry-crash-offer.ts'
import { ENQUIRY_CREDIT } from './enquiry-credit.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_SIGNED } from './enquiry-dismissal-signed.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WITH_SHORTER_HOURS } from './enquiry-dismissed-with-shorter-hours.ts'
import { ENQUIRY_DISMISSED } from './enquiry-dismissed.ts'
import { ENQUIRY_DOOR_CONTRACT } from './enquiry-door-contract.ts'
import { ENQUIRY_DRINK_DRIVING } from './enquiry-drink-driving.ts'
import { ENQUIRY_ENFORCED_TAX } from './enquiry-enforced-tax.ts'
import { ENQUIRY_ENFORCEMENT } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_STOPPED } from './enquiry-eviction-stopped.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAKE_INVOICE } from './enquiry-fake-invoice.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FINE_AFTER_SALE } from './enquiry-fine-after-sale.ts'
import { ENQUIRY_FIRM_GONE } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST } from './enquiry-first.ts'
import { ENQUIRY_FLOOR_CLAUSE } from './enquiry-floor-clause.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GARAGE } from './enquiry-garage.ts'
import { ENQUIRY_GUIDANCE_DEBT } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEALTH_AT_WORK } from './enquiry-health-at-work.ts'
import { ENQUIRY_HEIRS } from './enquiry-heirs.ts'
import { ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR } from './enquiry-holidays-at-the-end-of-the-year.ts'
import { ENQUIRY_HOME_HELP } from './enquiry-home-help.ts'
import { ENQUIRY_HOME_PURCHASE } from './enquiry-home-purchase.ts'
import { ENQUIRY_INJURY } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LAWYER_LETTER } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_KEPT } from './enquiry-lease-kept.ts'
import { ENQUIRY_LEASE } from './enquiry-lease.ts'
import { ENQUIRY_LEGAL_AID } from './enquiry-legal-aid.ts'
import { ENQUIRY_LICENCE } from './enquiry-licence.ts'
import { ENQUIRY_LIGHT_CUT } from './enquiry-light-cut.ts'
import { ENQUIRY_LINKED_CREDIT } from './enquiry-linked-credit.ts'
import { ENQUIRY_MEDICAL_ERROR } from './enquiry-medical-error.ts'
import { ENQUIRY_MONITORIO } from './enquiry-monitorio.ts'
import { ENQUIRY_MORTGAGE_UNPAID } from './enquiry-mortgage-unpaid.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_NEW_SHIFT } from './enquiry-new-shift.ts'
import { ENQUIRY_NOT_CALLED_BACK } from './enquiry-not-called-back.ts'
import { ENQUIRY_NOT_ORDERED } from './enquiry-not-ordered.ts'
import { ENQUIRY_OBJECTIVE_DISMISSAL } from './enquiry-objective-dismissal.ts'
import { ENQUIRY_OLD_TAX } from './enquiry-old-tax.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_PARKING_PAID } from './enquiry-parking-paid.ts'
import { ENQUIRY_PAY_AND_HOURS } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_HELD_BACK } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_SUMMONS } from './enquiry-police-summons.ts'
import { ENQUIRY_POLICE } from './enquiry-police.ts'
import { ENQUIRY_PRIVATE_SELLER } from './enquiry-private-seller.ts'
import { ENQUIRY_PROTECTED_DISMISSAL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_QUICK_LOAN } from './enquiry-quick-loan.ts'
import { ENQUIRY_RENT_AND_DEPOSIT } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RESIDENCE } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_ROOM } from './enquiry-room.ts'
import { ENQUIRY_RUNNING_CONTRACT } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SECOND_FINE_FOR_THE_DRIVER } from './enquiry-second-fine-for-the-driver.ts'
import { ENQUIRY_SHOP_RETURN } from './enquiry-shop-return.ts'
import { ENQUIRY_SQUATTERS_AFTER_TWO_DAYS } from './enquiry-squatters-after-two-days.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TELECOM_PRICE } from './enquiry-telecom-price.ts'
import { ENQUIRY_TIME_OFF } from './enquiry-time-off.ts'
import { ENQUIRY_TOOLS_OF_THE_TRADE } from './enquiry-tools-of-the-trade.ts'
import { ENQUIRY_TOWN_GAIN_TAX } from './enquiry-town-gain-tax.ts'
import { ENQUIRY_TRAVEL } from './enquiry-travel.ts'
import { ENQUIRY_TRIAL_AFTER_QUITTING } from './enquiry-trial-after-quitting.ts'
import { ENQUIRY_TWO_YEAR_GUARANTEE } from './enquiry-two-year-guarantee.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_VIOLENCE } from './enquiry-violence.ts'
import { ENQUIRY_WORK_SANCTION } from './enquiry-work-sanction.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_ENFORCEMENT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_CREDIT,
  ...ENQUIRY_COLLECTORS,
  ...ENQUIRY_COURT,
  ...ENQUIRY_LEGAL_AID,
  ...ENQUIRY_POLICE_SUMMONS,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_BENEFITS,
  ...ENQUIRY_BOTCHED_WORK,
  ...ENQUIRY_FIRST,
  ...ENQUIRY_LEASE,
  ...ENQUIRY_LANDLORD_DUTIES,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_RENT_AND_DEPOSIT,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE,
  ...ENQUIRY_PROTECTED_DISMISSAL,
  ...ENQUIRY_UNEMPLOYMENT,
  ...ENQUIRY_PAY_AND_HOURS,
  ...ENQUIRY_PAY,
  ...ENQUIRY_HEALTH_AT_WORK,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_NOT_ORDERED,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_PRIVATE_SELLER,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_FAKE_INVOICE,
  ...ENQUIRY_RUNNING_CONTRACT,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_GARAGE,
  ...ENQUIRY_GUIDANCE_DEBT,
  ...ENQUIRY_GUIDANCE_HOME,
  ...ENQUIRY_GUIDANCE_WORK,
  ...ENQUIRY_GUIDANCE_PURCHASE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_CHILDREN,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_MEDICAL_ERROR,
  ...ENQUIRY_DEFAMATION,
  ...ENQUIRY_RESIDENCE,
  ...ENQUIRY_BANK,
  ...ENQUIRY_TRAVEL,
  ...ENQUIRY_FIRM_GONE,
  ...ENQUIRY_TIME_OFF,
  ...ENQUIRY_VIOLENCE,
  ...ENQUIRY_WORK_SANCTION,
  ...ENQUIRY_HEIRS,
  ...ENQUIRY_FINE_AFTER_SALE,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_CHILDREN_ON_TWO_RETURNS,
  ...ENQUIRY_LICENCE,
  ...ENQUIRY_LEASE_FORM,
  ...ENQUIRY_PERSONAL_DATA,
  ...ENQUIRY_INJURY,
  ...ENQUIRY_TOWN_GAIN_TAX,
  ...ENQUIRY_CRASH_OFFER,
  ...ENQUIRY_HOME_PURCHASE,
  ...ENQUIRY_JUDGMENT,
  ...ENQUIRY_OLD_TAX,
  ...ENQUIRY_LAWYER_LETTER,
  ...ENQUIRY_POLICE,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_QUICK_LOAN,
  ...ENQUIRY_TRIAL_AFTER_QUITTING,
  ...ENQUIRY_TELECOM_PRICE,
  ...ENQUIRY_LEASE_KEPT,
  ...ENQUIRY_EVICTION_STOPPED,
  ...ENQUIRY_DISMISSAL_SIGNED,
  ...ENQUIRY_BANK_BLAMES,
  ...ENQUIRY_DISMISSED,
  ...ENQUIRY_NOT_CALLED_BACK,
  ...ENQUIRY_BENEFIT_SANCTION,
  ...ENQUIRY_ENFORCED_TAX,
  ...ENQUIRY_DRINK_DRIVING,
  ...ENQUIRY_LINKED_CREDIT,
  ...ENQUIRY_PARKING_PAID,
  ...ENQUIRY_OBJECTIVE_DISMISSAL,
  ...ENQUIRY_BENEFIT_SEIZED,
  ...ENQUIRY_SHOP_RETURN,
  ...ENQUIRY_CHILD_HOURS,
  ...ENQUIRY_LIGHT_CUT,
  ...ENQUIRY_DOOR_CONTRACT,
  ...ENQUIRY_ROOM,
  ...ENQUIRY_MONITORIO,
  ...ENQUIRY_PAY_HELD_BACK,
  ...ENQUIRY_ACCOUNT_CLOSED,
  ...ENQUIRY_CHANGED_MIND,
  ...ENQUIRY_TOOLS_OF_THE_TRADE,
  ...ENQUIRY_CANCELLED_AND_STILL_CHARGED,
  ...ENQUIRY_DISMISSED_WITH_SHORTER_HOURS,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_NEW_SHIFT,
  ...ENQUIRY_TWO_YEAR_GUARANTEE,
  ...ENQUIRY_MORTGAGE_UNPAID,
  ...ENQUIRY_SECOND_FINE_FOR_THE_DRIVER,
  ...ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR,
  ...ENQUIRY_HOME_HELP,
  ...ENQUIRY_COMMON_BELIEFS,
  ...ENQUIRY_FLOOR_CLAUSE,
  ...ENQUIRY_CARD_YEARS,
  ...ENQUIRY_SQUATTERS_AFTER_TWO_DAYS,
  ...ENQUIRY_BIRTH_LEAVE,
]
