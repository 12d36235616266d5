/** Switzerland in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_NL } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_NL } from './benefits-paid-back.ts'
import { BUYING_TERMS_NL } from './buying-terms.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DATA_LEAK_NL } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_NL } from './deposit-and-extra-costs.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENFORCEMENT_TERMS_NL } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_NL } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_NL } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_NL } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_NL } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_NL } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_NL } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_NL } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_NL } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_NL } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_NL } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_NL } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_NL } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_NL } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_NL } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_NL } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_NL } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_NL } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_NL } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_NL } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_NL } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_NL } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_NL } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_NL } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_NL } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_NL } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_NL } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_NL } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_NL } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_NL } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_NL } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_NL } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_NL } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_NL } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_NL } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_NL } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_NL } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_NL } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_NL } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_NL } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_NL } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_NL } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_NL } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_NL } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_NL } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_NL } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_NL } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_NL } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_NL } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_NL } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_NL } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_NL } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_NL } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_NL } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_NL } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_NL } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_NL } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_NL } from './fines-tax.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { INSURANCE_TERMS_NL } from './insurance-terms.ts'
import { INSURANCE_NL } from './insurance.ts'
import { LICENCE_AND_PROTECTION_NL } from './licence-and-protection.ts'
import { LIMITATION_NL } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OFFICIAL_LETTERS_NL } from './official-letters.ts'
import { PAYMENT_ORDER_NL } from './payment-order.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_TERMS_NL } from './public-terms.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RESIDENCE_PERMIT_NL } from './residence-permit.ts'
import { ROAD_LAW_NL } from './road-law.ts'
import { SCAM_NL } from './scam.ts'
import { SEIZURE_NL } from './seizure.ts'
import { SENDERS_NL } from './senders.ts'
import { SOCIAL_ASSISTANCE_NL } from './social-assistance.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_NL } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const CH_NL: Words = {
  ...TOO_LATE_FOR_DEBTS_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_NL,
  ...DEPOSIT_AND_EXTRA_COSTS_NL,
  ...RESIDENCE_PERMIT_NL,
  ...LICENCE_AND_PROTECTION_NL,
  ...BENEFIT_REFUSED_NL,
  ...SOCIAL_ASSISTANCE_NL,
  ...DATA_LEAK_NL,
  ...OFFICIAL_LETTERS_NL,
  ...ENQUIRY_BANK_NL,
  ...ENQUIRY_SERVICES_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_HEALTH_INSURANCE_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_COLLECTOR_WRONG_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_HOME_SOLD_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_TAX_AND_TV_FEE_NL,
  ...ENQUIRY_PRIVACY_NL,
  ...ENQUIRY_LAWYER_AND_COURT_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_UNEMPLOYMENT_NL,
  ...INSURANCE_TERMS_NL,
  ...BUYING_TERMS_NL,
  ...CEASE_AND_DESIST_NL,
  ...ENQUIRY_NEIGHBOURS_NL,
  ...ENQUIRY_ESTATE_NL,
  ...PUBLIC_TERMS_NL,
  ...WORK_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...ENFORCEMENT_TERMS_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_USED_CARS_NL,
  ...ENQUIRY_EMPLOYMENT_NL,
  ...ENQUIRY_BULLYING_NL,
  ...PRIVATE_PARKING_NL,
  ...pictureClaimWords('ch', 'nl', 3),
  ...NAMED_LAW_NL,
  ...ROAD_LAW_NL,
  ...ENQUIRY_LICENCE_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...INSURANCE_NL,
  ...SCAM_NL,
  ...UTILITY_BILL_NL,
  ...COURT_CLAIM_NL,
  ...COURT_JUDGMENT_NL,
  ...SEIZURE_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DISMISSAL_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_DISMISSED_WHILE_PREGNANT_NL,
  ...ENQUIRY_PAYMENT_ORDER_NL,
  ...ENQUIRY_OBJECTION_NL,
  ...ENQUIRY_DEBT_REGISTER_NL,
  ...ENQUIRY_SEIZURE_NL,
  ...ENQUIRY_ORDERS_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_NL,
  ...ENQUIRY_DEPOSIT_NL,
  ...ENQUIRY_LEAVING_THE_HOME_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_PRIVATE_PARKING_NL,
  ...FINES_TAX_NL,
  ...BENEFITS_PAID_BACK_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...LIMITATION_NL,
  ...PAYMENT_ORDER_NL,
  ...RENT_RISE_NL,
  ...SENDERS_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_SOCIAL_INSURANCE_NL,
  ...ENQUIRY_SOCIAL_ASSISTANCE_NL,
  ...ENQUIRY_TRAIN_NL,
  ...ENQUIRY_DISMISSED_WHILE_ILL_NL,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_NL,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_NL,
  ...ENQUIRY_BANKRUPT_EMPLOYER_NL,
  ...ENQUIRY_ON_CALL_PAY_NL,
  ...ENQUIRY_THIRTEENTH_MONTH_NL,
  ...ENQUIRY_DAMAGE_AT_WORK_NL,
  ...ENQUIRY_GROSS_NEGLIGENCE_NL,
  ...ENQUIRY_PAID_ENTRY_NL,
  ...ENQUIRY_MAINTENANCE_UNPAID_NL,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL,
  ...ENQUIRY_NOT_THE_DRIVER_NL,
  ...ENQUIRY_SURETY_NL,
  ...ENQUIRY_CAR_FOR_WORK_NL,
  ...ENQUIRY_TEMPORARY_WORK_NL,
  ...ENQUIRY_DAILY_BENEFIT_NL,
  ...ENQUIRY_TAX_AT_SOURCE_NL,
  ...ENQUIRY_MOVING_WITH_A_CHILD_NL,
  ...ENQUIRY_GYM_REGRET_NL,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_NL,
  ...ENQUIRY_MINIMUM_WAGE_NL,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_NL,
  ...ENQUIRY_JOINT_LOAN_NL,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_NL,
  ...ENQUIRY_SWITCH_INSURER_OWING_NL,
  ...ENQUIRY_WAGE_SEIZURE_TIME_NL,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_NL,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_NL,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_NL,
  ...finalAnswerWords('ch', 'nl'),
}
