/** The rows of Switzerland in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_DE } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_WORDS } from './benefits-paid-back.ts'
import { BUYING_TERMS_DE } from './buying-terms.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DATA_LEAK_DE } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_DE } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_DE } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_DE } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_DE } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_DE } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_DE } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_DE } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_DE } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_DE } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_DE } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_DE } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_WORDS } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_WORDS } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_DE } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_DE } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_DE } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_DE } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_DE } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_DE } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_DE } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_DE } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_DE } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_DE } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_WORDS } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_DE } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_DE } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_DE } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_DE } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_DE } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_DE } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_DE } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_DE } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_WORDS } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_DE } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_DE } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_WORDS } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_DE } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_DE } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_WORDS } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_DE } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_DE } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_DE } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_DE } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_DE } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_DE } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_DE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_DE } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_DE } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_DE } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_DE } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_DE } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_DE } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_DE } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_DE } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_TERMS_DE } from './insurance-terms.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { LICENCE_AND_PROTECTION_DE } from './licence-and-protection.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { OFFICIAL_LETTERS_DE } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_TERMS_DE } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_PERMIT_DE } from './residence-permit.ts'
import { ROAD_LAW_DE } from './road-law.ts'
import { SCAM_WORDS } from './scam.ts'
import { SEIZURE_WORDS } from './seizure.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SOCIAL_ASSISTANCE_DE } from './social-assistance.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_DE } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const CH_IN_GERMAN: Words = {
  ...TOO_LATE_FOR_DEBTS_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_DE,
  ...DEPOSIT_AND_EXTRA_COSTS_DE,
  ...RESIDENCE_PERMIT_DE,
  ...LICENCE_AND_PROTECTION_DE,
  ...BENEFIT_REFUSED_DE,
  ...SOCIAL_ASSISTANCE_DE,
  ...DATA_LEAK_DE,
  ...OFFICIAL_LETTERS_DE,
  ...ENQUIRY_BANK_DE,
  ...ENQUIRY_SERVICES_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_HEALTH_INSURANCE_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_COLLECTOR_WRONG_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_HOME_SOLD_DE,
  ...ENQUIRY_IMMIGRATION_DE,
  ...ENQUIRY_TAX_AND_TV_FEE_DE,
  ...ENQUIRY_PRIVACY_DE,
  ...ENQUIRY_LAWYER_AND_COURT_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_UNEMPLOYMENT_DE,
  ...INSURANCE_TERMS_DE,
  ...BUYING_TERMS_DE,
  ...CEASE_AND_DESIST_DE,
  ...ENQUIRY_NEIGHBOURS_DE,
  ...ENQUIRY_ESTATE_DE,
  ...PUBLIC_TERMS_DE,
  ...WORK_TERMS_DE,
  ...TENANCY_TERMS_DE,
  ...ENFORCEMENT_TERMS_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_USED_CARS_DE,
  ...ENQUIRY_EMPLOYMENT_DE,
  ...ENQUIRY_BULLYING_DE,
  ...PRIVATE_PARKING_DE,
  ...pictureClaimWords('ch', 'de', 3),
  ...NAMED_LAW_DE,
  ...ROAD_LAW_DE,
  ...ENQUIRY_LICENCE_DE,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...INSURANCE_WORDS,
  ...SCAM_WORDS,
  ...UTILITY_BILL_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...SEIZURE_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS,
  ...ENQUIRY_PAYMENT_ORDER_WORDS,
  ...ENQUIRY_OBJECTION_WORDS,
  ...ENQUIRY_DEBT_REGISTER_WORDS,
  ...ENQUIRY_SEIZURE_WORDS,
  ...ENQUIRY_ORDERS_WORDS,
  ...ENQUIRY_RENT_WORDS,
  ...ENQUIRY_NOTICE_FROM_LANDLORD_WORDS,
  ...ENQUIRY_DEPOSIT_WORDS,
  ...ENQUIRY_LEAVING_THE_HOME_WORDS,
  ...ENQUIRY_ON_THE_ROAD_WORDS,
  ...ENQUIRY_PRIVATE_PARKING_WORDS,
  ...FINES_TAX_WORDS,
  ...BENEFITS_PAID_BACK_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...LIMITATION_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_FLIGHT_DE,
  ...ENQUIRY_SOCIAL_INSURANCE_DE,
  ...ENQUIRY_SOCIAL_ASSISTANCE_DE,
  ...ENQUIRY_TRAIN_DE,
  ...ENQUIRY_DISMISSED_WHILE_ILL_DE,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_DE,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_DE,
  ...ENQUIRY_BANKRUPT_EMPLOYER_DE,
  ...ENQUIRY_ON_CALL_PAY_DE,
  ...ENQUIRY_THIRTEENTH_MONTH_DE,
  ...ENQUIRY_DAMAGE_AT_WORK_DE,
  ...ENQUIRY_GROSS_NEGLIGENCE_DE,
  ...ENQUIRY_PAID_ENTRY_DE,
  ...ENQUIRY_MAINTENANCE_UNPAID_DE,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE,
  ...ENQUIRY_NOT_THE_DRIVER_DE,
  ...ENQUIRY_SURETY_DE,
  ...ENQUIRY_CAR_FOR_WORK_DE,
  ...ENQUIRY_TEMPORARY_WORK_DE,
  ...ENQUIRY_DAILY_BENEFIT_DE,
  ...ENQUIRY_TAX_AT_SOURCE_DE,
  ...ENQUIRY_MOVING_WITH_A_CHILD_DE,
  ...ENQUIRY_GYM_REGRET_DE,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_DE,
  ...ENQUIRY_MINIMUM_WAGE_DE,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_DE,
  ...ENQUIRY_JOINT_LOAN_DE,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_DE,
  ...ENQUIRY_SWITCH_INSURER_OWING_DE,
  ...ENQUIRY_WAGE_SEIZURE_TIME_DE,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_DE,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_DE,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_DE,
  ...finalAnswerWords('ch', 'de'),
}
