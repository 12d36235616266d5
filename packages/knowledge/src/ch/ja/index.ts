/** Switzerland in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_JA } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_JA } from './benefits-paid-back.ts'
import { BUYING_TERMS_JA } from './buying-terms.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DATA_LEAK_JA } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_JA } from './deposit-and-extra-costs.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENFORCEMENT_TERMS_JA } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_JA } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_JA } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_JA } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_JA } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_JA } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_JA } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_JA } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_JA } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_JA } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_JA } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_JA } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_JA } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_JA } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_JA } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_JA } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_JA } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_JA } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_JA } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_JA } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_JA } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_JA } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_JA } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_JA } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_JA } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_JA } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_JA } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_JA } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_JA } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_JA } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_JA } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_JA } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_JA } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_JA } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_JA } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_JA } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_JA } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_JA } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_JA } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_JA } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_JA } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_JA } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_JA } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_JA } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_JA } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_JA } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_JA } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_JA } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_JA } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_JA } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_JA } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_JA } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_JA } from './fines-tax.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_TERMS_JA } from './insurance-terms.ts'
import { INSURANCE_JA } from './insurance.ts'
import { LICENCE_AND_PROTECTION_JA } from './licence-and-protection.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OFFICIAL_LETTERS_JA } from './official-letters.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_TERMS_JA } from './public-terms.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_PERMIT_JA } from './residence-permit.ts'
import { ROAD_LAW_JA } from './road-law.ts'
import { SCAM_JA } from './scam.ts'
import { SEIZURE_JA } from './seizure.ts'
import { SENDERS_JA } from './senders.ts'
import { SOCIAL_ASSISTANCE_JA } from './social-assistance.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_JA } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const CH_JA: Words = {
  ...TOO_LATE_FOR_DEBTS_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_JA,
  ...DEPOSIT_AND_EXTRA_COSTS_JA,
  ...RESIDENCE_PERMIT_JA,
  ...LICENCE_AND_PROTECTION_JA,
  ...BENEFIT_REFUSED_JA,
  ...SOCIAL_ASSISTANCE_JA,
  ...DATA_LEAK_JA,
  ...OFFICIAL_LETTERS_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_SERVICES_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_HEALTH_INSURANCE_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_COLLECTOR_WRONG_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_HOME_SOLD_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_TAX_AND_TV_FEE_JA,
  ...ENQUIRY_PRIVACY_JA,
  ...ENQUIRY_LAWYER_AND_COURT_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_UNEMPLOYMENT_JA,
  ...INSURANCE_TERMS_JA,
  ...BUYING_TERMS_JA,
  ...CEASE_AND_DESIST_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_ESTATE_JA,
  ...PUBLIC_TERMS_JA,
  ...WORK_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...ENFORCEMENT_TERMS_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_USED_CARS_JA,
  ...ENQUIRY_EMPLOYMENT_JA,
  ...ENQUIRY_BULLYING_JA,
  ...PRIVATE_PARKING_JA,
  ...pictureClaimWords('ch', 'ja', 3),
  ...NAMED_LAW_JA,
  ...ROAD_LAW_JA,
  ...ENQUIRY_LICENCE_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...INSURANCE_JA,
  ...SCAM_JA,
  ...UTILITY_BILL_JA,
  ...COURT_CLAIM_JA,
  ...COURT_JUDGMENT_JA,
  ...SEIZURE_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DISMISSAL_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_DISMISSED_WHILE_PREGNANT_JA,
  ...ENQUIRY_PAYMENT_ORDER_JA,
  ...ENQUIRY_OBJECTION_JA,
  ...ENQUIRY_DEBT_REGISTER_JA,
  ...ENQUIRY_SEIZURE_JA,
  ...ENQUIRY_ORDERS_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_JA,
  ...ENQUIRY_DEPOSIT_JA,
  ...ENQUIRY_LEAVING_THE_HOME_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_PRIVATE_PARKING_JA,
  ...FINES_TAX_JA,
  ...BENEFITS_PAID_BACK_JA,
  ...HELP_JA,
  ...HOUSING_JA,
  ...LIMITATION_JA,
  ...PAYMENT_ORDER_JA,
  ...RENT_RISE_JA,
  ...SENDERS_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_SOCIAL_INSURANCE_JA,
  ...ENQUIRY_SOCIAL_ASSISTANCE_JA,
  ...ENQUIRY_TRAIN_JA,
  ...ENQUIRY_DISMISSED_WHILE_ILL_JA,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_BANKRUPT_EMPLOYER_JA,
  ...ENQUIRY_ON_CALL_PAY_JA,
  ...ENQUIRY_THIRTEENTH_MONTH_JA,
  ...ENQUIRY_DAMAGE_AT_WORK_JA,
  ...ENQUIRY_GROSS_NEGLIGENCE_JA,
  ...ENQUIRY_PAID_ENTRY_JA,
  ...ENQUIRY_MAINTENANCE_UNPAID_JA,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA,
  ...ENQUIRY_NOT_THE_DRIVER_JA,
  ...ENQUIRY_SURETY_JA,
  ...ENQUIRY_CAR_FOR_WORK_JA,
  ...ENQUIRY_TEMPORARY_WORK_JA,
  ...ENQUIRY_DAILY_BENEFIT_JA,
  ...ENQUIRY_TAX_AT_SOURCE_JA,
  ...ENQUIRY_MOVING_WITH_A_CHILD_JA,
  ...ENQUIRY_GYM_REGRET_JA,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_JA,
  ...ENQUIRY_MINIMUM_WAGE_JA,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_SWITCH_INSURER_OWING_JA,
  ...ENQUIRY_WAGE_SEIZURE_TIME_JA,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_JA,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_JA,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_JA,
  ...finalAnswerWords('ch', 'ja'),
}
