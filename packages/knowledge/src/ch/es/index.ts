/** Switzerland in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_ES } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_ES } from './benefits-paid-back.ts'
import { BUYING_TERMS_ES } from './buying-terms.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DATA_LEAK_ES } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_ES } from './deposit-and-extra-costs.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENFORCEMENT_TERMS_ES } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_ES } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_ES } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_ES } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_ES } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_ES } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_ES } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_ES } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_ES } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_ES } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_ES } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_ES } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_ES } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_ES } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_ES } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_ES } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_ES } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_ES } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_ES } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_ES } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_ES } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_ES } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_ES } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_ES } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_ES } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_ES } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_ES } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_ES } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_ES } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_ES } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_ES } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_ES } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_ES } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_ES } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_ES } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_ES } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_ES } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_ES } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_ES } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_ES } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_ES } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_ES } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_ES } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_ES } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_ES } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_ES } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_ES } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_ES } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_ES } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_ES } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_ES } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_ES } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_ES } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_ES } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_ES } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_ES } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_ES } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_ES } from './fines-tax.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { INSURANCE_TERMS_ES } from './insurance-terms.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LICENCE_AND_PROTECTION_ES } from './licence-and-protection.ts'
import { LIMITATION_ES } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OFFICIAL_LETTERS_ES } from './official-letters.ts'
import { PAYMENT_ORDER_ES } from './payment-order.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_TERMS_ES } from './public-terms.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RESIDENCE_PERMIT_ES } from './residence-permit.ts'
import { ROAD_LAW_ES } from './road-law.ts'
import { SCAM_ES } from './scam.ts'
import { SEIZURE_ES } from './seizure.ts'
import { SENDERS_ES } from './senders.ts'
import { SOCIAL_ASSISTANCE_ES } from './social-assistance.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_ES } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { UTILITY_BILL_ES } from './utility-bill.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const CH_ES: Words = {
  ...TOO_LATE_FOR_DEBTS_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_ES,
  ...DEPOSIT_AND_EXTRA_COSTS_ES,
  ...RESIDENCE_PERMIT_ES,
  ...LICENCE_AND_PROTECTION_ES,
  ...BENEFIT_REFUSED_ES,
  ...SOCIAL_ASSISTANCE_ES,
  ...DATA_LEAK_ES,
  ...OFFICIAL_LETTERS_ES,
  ...ENQUIRY_BANK_ES,
  ...ENQUIRY_SERVICES_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_HEALTH_INSURANCE_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_COLLECTOR_WRONG_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_HOME_SOLD_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_TAX_AND_TV_FEE_ES,
  ...ENQUIRY_PRIVACY_ES,
  ...ENQUIRY_LAWYER_AND_COURT_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_UNEMPLOYMENT_ES,
  ...INSURANCE_TERMS_ES,
  ...BUYING_TERMS_ES,
  ...CEASE_AND_DESIST_ES,
  ...ENQUIRY_NEIGHBOURS_ES,
  ...ENQUIRY_ESTATE_ES,
  ...PUBLIC_TERMS_ES,
  ...WORK_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...ENFORCEMENT_TERMS_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_USED_CARS_ES,
  ...ENQUIRY_EMPLOYMENT_ES,
  ...ENQUIRY_BULLYING_ES,
  ...PRIVATE_PARKING_ES,
  ...pictureClaimWords('ch', 'es', 3),
  ...NAMED_LAW_ES,
  ...ROAD_LAW_ES,
  ...ENQUIRY_LICENCE_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...INSURANCE_ES,
  ...SCAM_ES,
  ...UTILITY_BILL_ES,
  ...COURT_CLAIM_ES,
  ...COURT_JUDGMENT_ES,
  ...SEIZURE_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_DISMISSED_WHILE_PREGNANT_ES,
  ...ENQUIRY_PAYMENT_ORDER_ES,
  ...ENQUIRY_OBJECTION_ES,
  ...ENQUIRY_DEBT_REGISTER_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_ORDERS_ES,
  ...ENQUIRY_RENT_ES,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_ES,
  ...ENQUIRY_DEPOSIT_ES,
  ...ENQUIRY_LEAVING_THE_HOME_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_PRIVATE_PARKING_ES,
  ...FINES_TAX_ES,
  ...BENEFITS_PAID_BACK_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...LIMITATION_ES,
  ...PAYMENT_ORDER_ES,
  ...RENT_RISE_ES,
  ...SENDERS_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...ENQUIRY_SOCIAL_INSURANCE_ES,
  ...ENQUIRY_SOCIAL_ASSISTANCE_ES,
  ...ENQUIRY_TRAIN_ES,
  ...ENQUIRY_DISMISSED_WHILE_ILL_ES,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_ES,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_ES,
  ...ENQUIRY_BANKRUPT_EMPLOYER_ES,
  ...ENQUIRY_ON_CALL_PAY_ES,
  ...ENQUIRY_THIRTEENTH_MONTH_ES,
  ...ENQUIRY_DAMAGE_AT_WORK_ES,
  ...ENQUIRY_GROSS_NEGLIGENCE_ES,
  ...ENQUIRY_PAID_ENTRY_ES,
  ...ENQUIRY_MAINTENANCE_UNPAID_ES,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES,
  ...ENQUIRY_NOT_THE_DRIVER_ES,
  ...ENQUIRY_SURETY_ES,
  ...ENQUIRY_CAR_FOR_WORK_ES,
  ...ENQUIRY_TEMPORARY_WORK_ES,
  ...ENQUIRY_DAILY_BENEFIT_ES,
  ...ENQUIRY_TAX_AT_SOURCE_ES,
  ...ENQUIRY_MOVING_WITH_A_CHILD_ES,
  ...ENQUIRY_GYM_REGRET_ES,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_ES,
  ...ENQUIRY_MINIMUM_WAGE_ES,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_ES,
  ...ENQUIRY_JOINT_LOAN_ES,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_ES,
  ...ENQUIRY_SWITCH_INSURER_OWING_ES,
  ...ENQUIRY_WAGE_SEIZURE_TIME_ES,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_ES,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_ES,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_ES,
  ...finalAnswerWords('ch', 'es'),
}
