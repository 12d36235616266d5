/** Switzerland: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NOT_DECLARED } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_AFTER_A_YEAR } from './enquiry-deposit-after-a-year.ts'
import { ENQUIRY_DEPOSIT } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME } from './enquiry-wage-seizure-time.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_DISMISSED_WHILE_PREGNANT,
  ...ENQUIRY_PAYMENT_ORDER,
  ...ENQUIRY_OBJECTION,
  ...ENQUIRY_DEBT_REGISTER,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_ORDERS,
  ...ENQUIRY_RENT,
  ...ENQUIRY_NOTICE_FROM_LANDLORD,
  ...ENQUIRY_DEPOSIT,
  ...ENQUIRY_LEAVING_THE_HOME,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_PRIVATE_PARKING,
  ...ENQUIRY_LICENCE,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_USED_CARS,
  ...ENQUIRY_EMPLOYMENT,
  ...ENQUIRY_BULLYING,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_UNEMPLOYMENT,
  ...ENQUIRY_BANK,
  ...ENQUIRY_SERVICES,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_HEALTH_INSURANCE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_COLLECTOR_WRONG,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_HOME_SOLD,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_TAX_AND_TV_FEE,
  ...ENQUIRY_PRIVACY,
  ...ENQUIRY_LAWYER_AND_COURT,
  ...ENQUIRY_FLIGHT,
  ...ENQUIRY_TRAIN,
  ...ENQUIRY_SOCIAL_INSURANCE,
  ...ENQUIRY_SOCIAL_ASSISTANCE,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_ESTATE,
  ...ENQUIRY_DISMISSED_WHILE_ILL,
  ...ENQUIRY_NOTICE_WITHOUT_FORM,
  ...ENQUIRY_DEBT_ACKNOWLEDGED,
  ...ENQUIRY_BANKRUPT_EMPLOYER,
  ...ENQUIRY_ON_CALL_PAY,
  ...ENQUIRY_THIRTEENTH_MONTH,
  ...ENQUIRY_DAMAGE_AT_WORK,
  ...ENQUIRY_GROSS_NEGLIGENCE,
  ...ENQUIRY_PAID_ENTRY,
  ...ENQUIRY_MAINTENANCE_UNPAID,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS,
  ...ENQUIRY_NOT_THE_DRIVER,
  ...ENQUIRY_SURETY,
  ...ENQUIRY_CAR_FOR_WORK,
  ...ENQUIRY_TEMPORARY_WORK,
  ...ENQUIRY_DAILY_BENEFIT,
  ...ENQUIRY_TAX_AT_SOURCE,
  ...ENQUIRY_MOVING_WITH_A_CHILD,
  ...ENQUIRY_GYM_REGRET,
  ...ENQUIRY_VIOLENCE_AND_PERMIT,
  ...ENQUIRY_MINIMUM_WAGE,
  ...ENQUIRY_WAGE_SEIZURE_COUNT,
  ...ENQUIRY_JOINT_LOAN,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED,
  ...ENQUIRY_SWITCH_INSURER_OWING,
  ...ENQUIRY_WAGE_SEIZURE_TIME,
  ...ENQUIRY_DEPOSIT_AFTER_A_YEAR,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE,
  ...ENQUIRY_NO_WRITTEN_CONTRACT,
  ...ENQUIRY_PURSUED_WITHOUT_OWING,
]
