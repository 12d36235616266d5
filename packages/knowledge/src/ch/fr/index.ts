/** The rows of Switzerland in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_FR } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_WORDS } from './benefits-paid-back.ts'
import { BUYING_TERMS_FR } from './buying-terms.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DATA_LEAK_FR } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_FR } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_FR } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_FR } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_FR } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_FR } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_FR } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_FR } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_FR } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_FR } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_FR } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_FR } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_WORDS } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_WORDS } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_FR } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_FR } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_FR } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_FR } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_FR } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_FR } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_FR } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_FR } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_FR } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_WORDS } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_FR } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_FR } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_FR } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_FR } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_FR } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_FR } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_FR } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_FR } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_WORDS } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_FR } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_FR } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_WORDS } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_FR } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_FR } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_WORDS } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_FR } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_FR } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_FR } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_FR } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_FR } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_FR } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_FR } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_FR } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_FR } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_FR } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_FR } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_FR } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_FR } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_FR } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_FR } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_FR } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_TERMS_FR } from './insurance-terms.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { LICENCE_AND_PROTECTION_FR } from './licence-and-protection.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { OFFICIAL_LETTERS_FR } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_TERMS_FR } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_PERMIT_FR } from './residence-permit.ts'
import { ROAD_LAW_FR } from './road-law.ts'
import { SCAM_WORDS } from './scam.ts'
import { SEIZURE_WORDS } from './seizure.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SOCIAL_ASSISTANCE_FR } from './social-assistance.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_FR } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_FR } from './too-late-for-offices.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const CH_IN_FRENCH: Words = {
  ...TOO_LATE_FOR_DEBTS_FR,
  ...TOO_LATE_FOR_OFFICES_FR,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_FR,
  ...DEPOSIT_AND_EXTRA_COSTS_FR,
  ...RESIDENCE_PERMIT_FR,
  ...LICENCE_AND_PROTECTION_FR,
  ...BENEFIT_REFUSED_FR,
  ...SOCIAL_ASSISTANCE_FR,
  ...DATA_LEAK_FR,
  ...OFFICIAL_LETTERS_FR,
  ...ENQUIRY_BANK_FR,
  ...ENQUIRY_SERVICES_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_HEALTH_INSURANCE_FR,
  ...ENQUIRY_FAMILY_FR,
  ...ENQUIRY_COLLECTOR_WRONG_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_HOME_SOLD_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_TAX_AND_TV_FEE_FR,
  ...ENQUIRY_PRIVACY_FR,
  ...ENQUIRY_LAWYER_AND_COURT_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_UNEMPLOYMENT_FR,
  ...INSURANCE_TERMS_FR,
  ...BUYING_TERMS_FR,
  ...CEASE_AND_DESIST_FR,
  ...ENQUIRY_NEIGHBOURS_FR,
  ...ENQUIRY_ESTATE_FR,
  ...PUBLIC_TERMS_FR,
  ...WORK_TERMS_FR,
  ...TENANCY_TERMS_FR,
  ...ENFORCEMENT_TERMS_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_USED_CARS_FR,
  ...ENQUIRY_EMPLOYMENT_FR,
  ...ENQUIRY_BULLYING_FR,
  ...PRIVATE_PARKING_FR,
  ...pictureClaimWords('ch', 'fr', 3),
  ...NAMED_LAW_FR,
  ...ROAD_LAW_FR,
  ...ENQUIRY_LICENCE_FR,
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
  ...ENQUIRY_FLIGHT_FR,
  ...ENQUIRY_SOCIAL_INSURANCE_FR,
  ...ENQUIRY_SOCIAL_ASSISTANCE_FR,
  ...ENQUIRY_TRAIN_FR,
  ...ENQUIRY_DISMISSED_WHILE_ILL_FR,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_FR,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_FR,
  ...ENQUIRY_BANKRUPT_EMPLOYER_FR,
  ...ENQUIRY_ON_CALL_PAY_FR,
  ...ENQUIRY_THIRTEENTH_MONTH_FR,
  ...ENQUIRY_DAMAGE_AT_WORK_FR,
  ...ENQUIRY_GROSS_NEGLIGENCE_FR,
  ...ENQUIRY_PAID_ENTRY_FR,
  ...ENQUIRY_MAINTENANCE_UNPAID_FR,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR,
  ...ENQUIRY_NOT_THE_DRIVER_FR,
  ...ENQUIRY_SURETY_FR,
  ...ENQUIRY_CAR_FOR_WORK_FR,
  ...ENQUIRY_TEMPORARY_WORK_FR,
  ...ENQUIRY_DAILY_BENEFIT_FR,
  ...ENQUIRY_TAX_AT_SOURCE_FR,
  ...ENQUIRY_MOVING_WITH_A_CHILD_FR,
  ...ENQUIRY_GYM_REGRET_FR,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_FR,
  ...ENQUIRY_MINIMUM_WAGE_FR,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_FR,
  ...ENQUIRY_JOINT_LOAN_FR,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_FR,
  ...ENQUIRY_SWITCH_INSURER_OWING_FR,
  ...ENQUIRY_WAGE_SEIZURE_TIME_FR,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_FR,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_FR,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_FR,
  ...finalAnswerWords('ch', 'fr'),
}
