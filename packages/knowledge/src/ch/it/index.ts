/** The rows of Switzerland in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFIT_REFUSED_IT } from './benefit-refused.ts'
import { BENEFITS_PAID_BACK_WORDS } from './benefits-paid-back.ts'
import { BUYING_TERMS_IT } from './buying-terms.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DATA_LEAK_IT } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSIT_AND_EXTRA_COSTS_IT } from './deposit-and-extra-costs.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_IT } from './enforcement-terms.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_IT } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_BANK_IT } from './enquiry-bank.ts'
import { ENQUIRY_BANKRUPT_EMPLOYER_IT } from './enquiry-bankrupt-employer.ts'
import { ENQUIRY_BULLYING_IT } from './enquiry-bullying.ts'
import { ENQUIRY_CAR_FOR_WORK_IT } from './enquiry-car-for-work.ts'
import { ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT } from './enquiry-children-of-parting-parents.ts'
import { ENQUIRY_COLLECTOR_WRONG_IT } from './enquiry-collector-wrong.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DAILY_BENEFIT_IT } from './enquiry-daily-benefit.ts'
import { ENQUIRY_DAMAGE_AT_WORK_IT } from './enquiry-damage-at-work.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_IT } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_REGISTER_WORDS } from './enquiry-debt-register.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DEPOSIT_WORDS } from './enquiry-deposit.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_WHILE_ILL_IT } from './enquiry-dismissed-while-ill.ts'
import { ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS } from './enquiry-dismissed-while-pregnant.ts'
import { ENQUIRY_EMPLOYMENT_IT } from './enquiry-employment.ts'
import { ENQUIRY_ESTATE_IT } from './enquiry-estate.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_GROSS_NEGLIGENCE_IT } from './enquiry-gross-negligence.ts'
import { ENQUIRY_GYM_REGRET_IT } from './enquiry-gym-regret.ts'
import { ENQUIRY_HEALTH_INSURANCE_IT } from './enquiry-health-insurance.ts'
import { ENQUIRY_HOME_SOLD_IT } from './enquiry-home-sold.ts'
import { ENQUIRY_IMMIGRATION_IT } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_IT } from './enquiry-joint-loan.ts'
import { ENQUIRY_LAWYER_AND_COURT_IT } from './enquiry-lawyer-and-court.ts'
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LEAVING_THE_HOME_WORDS } from './enquiry-leaving-the-home.ts'
import { ENQUIRY_LICENCE_IT } from './enquiry-licence.ts'
import { ENQUIRY_MAINTENANCE_UNPAID_IT } from './enquiry-maintenance-unpaid.ts'
import { ENQUIRY_MINIMUM_WAGE_IT } from './enquiry-minimum-wage.ts'
import { ENQUIRY_MOVING_WITH_A_CHILD_IT } from './enquiry-moving-with-a-child.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_IT } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_WRITTEN_CONTRACT_IT } from './enquiry-no-written-contract.ts'
import { ENQUIRY_NOT_THE_DRIVER_IT } from './enquiry-not-the-driver.ts'
import { ENQUIRY_NOTICE_FROM_LANDLORD_WORDS } from './enquiry-notice-from-landlord.ts'
import { ENQUIRY_NOTICE_WITHOUT_FORM_IT } from './enquiry-notice-without-form.ts'
import { ENQUIRY_OBJECTION_WORDS } from './enquiry-objection.ts'
import { ENQUIRY_ON_CALL_PAY_IT } from './enquiry-on-call-pay.ts'
import { ENQUIRY_ON_THE_ROAD_WORDS } from './enquiry-on-the-road.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_PAID_ENTRY_IT } from './enquiry-paid-entry.ts'
import { ENQUIRY_PAYMENT_ORDER_WORDS } from './enquiry-payment-order.ts'
import { ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_IT } from './enquiry-permit-and-social-assistance.ts'
import { ENQUIRY_PRIVACY_IT } from './enquiry-privacy.ts'
import { ENQUIRY_PRIVATE_PARKING_WORDS } from './enquiry-private-parking.ts'
import { ENQUIRY_PURSUED_WITHOUT_OWING_IT } from './enquiry-pursued-without-owing.ts'
import { ENQUIRY_RENT_WORDS } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_IT } from './enquiry-services.ts'
import { ENQUIRY_SOCIAL_ASSISTANCE_IT } from './enquiry-social-assistance.ts'
import { ENQUIRY_SOCIAL_INSURANCE_IT } from './enquiry-social-insurance.ts'
import { ENQUIRY_SURETY_IT } from './enquiry-surety.ts'
import { ENQUIRY_SWITCH_INSURER_OWING_IT } from './enquiry-switch-insurer-owing.ts'
import { ENQUIRY_TAX_AND_TV_FEE_IT } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_AT_SOURCE_IT } from './enquiry-tax-at-source.ts'
import { ENQUIRY_TEMPORARY_WORK_IT } from './enquiry-temporary-work.ts'
import { ENQUIRY_THIRTEENTH_MONTH_IT } from './enquiry-thirteenth-month.ts'
import { ENQUIRY_TRAIN_IT } from './enquiry-train.ts'
import { ENQUIRY_UNEMPLOYMENT_IT } from './enquiry-unemployment.ts'
import { ENQUIRY_USED_CARS_IT } from './enquiry-used-cars.ts'
import { ENQUIRY_VIOLENCE_AND_PERMIT_IT } from './enquiry-violence-and-permit.ts'
import { ENQUIRY_WAGE_SEIZURE_COUNT_IT } from './enquiry-wage-seizure-count.ts'
import { ENQUIRY_WAGE_SEIZURE_TIME_IT } from './enquiry-wage-seizure-time.ts'
import { FINES_TAX_WORDS } from './fines-tax.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_TERMS_IT } from './insurance-terms.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { LICENCE_AND_PROTECTION_IT } from './licence-and-protection.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OFFICIAL_LETTERS_IT } from './official-letters.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_TERMS_IT } from './public-terms.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_PERMIT_IT } from './residence-permit.ts'
import { ROAD_LAW_IT } from './road-law.ts'
import { SCAM_WORDS } from './scam.ts'
import { SEIZURE_WORDS } from './seizure.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SOCIAL_ASSISTANCE_IT } from './social-assistance.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_IT } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const CH_IN_ITALIAN: Words = {
  ...TOO_LATE_FOR_DEBTS_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_IT,
  ...DEPOSIT_AND_EXTRA_COSTS_IT,
  ...RESIDENCE_PERMIT_IT,
  ...LICENCE_AND_PROTECTION_IT,
  ...BENEFIT_REFUSED_IT,
  ...SOCIAL_ASSISTANCE_IT,
  ...DATA_LEAK_IT,
  ...OFFICIAL_LETTERS_IT,
  ...ENQUIRY_BANK_IT,
  ...ENQUIRY_SERVICES_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_HEALTH_INSURANCE_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_COLLECTOR_WRONG_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_HOME_SOLD_IT,
  ...ENQUIRY_IMMIGRATION_IT,
  ...ENQUIRY_TAX_AND_TV_FEE_IT,
  ...ENQUIRY_PRIVACY_IT,
  ...ENQUIRY_LAWYER_AND_COURT_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_UNEMPLOYMENT_IT,
  ...INSURANCE_TERMS_IT,
  ...BUYING_TERMS_IT,
  ...CEASE_AND_DESIST_IT,
  ...ENQUIRY_NEIGHBOURS_IT,
  ...ENQUIRY_ESTATE_IT,
  ...PUBLIC_TERMS_IT,
  ...WORK_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...ENFORCEMENT_TERMS_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_USED_CARS_IT,
  ...ENQUIRY_EMPLOYMENT_IT,
  ...ENQUIRY_BULLYING_IT,
  ...PRIVATE_PARKING_IT,
  ...pictureClaimWords('ch', 'it', 3),
  ...NAMED_LAW_IT,
  ...ROAD_LAW_IT,
  ...ENQUIRY_LICENCE_IT,
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
  ...ENQUIRY_FLIGHT_IT,
  ...ENQUIRY_SOCIAL_INSURANCE_IT,
  ...ENQUIRY_SOCIAL_ASSISTANCE_IT,
  ...ENQUIRY_TRAIN_IT,
  ...ENQUIRY_DISMISSED_WHILE_ILL_IT,
  ...ENQUIRY_NOTICE_WITHOUT_FORM_IT,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_IT,
  ...ENQUIRY_BANKRUPT_EMPLOYER_IT,
  ...ENQUIRY_ON_CALL_PAY_IT,
  ...ENQUIRY_THIRTEENTH_MONTH_IT,
  ...ENQUIRY_DAMAGE_AT_WORK_IT,
  ...ENQUIRY_GROSS_NEGLIGENCE_IT,
  ...ENQUIRY_PAID_ENTRY_IT,
  ...ENQUIRY_MAINTENANCE_UNPAID_IT,
  ...ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT,
  ...ENQUIRY_NOT_THE_DRIVER_IT,
  ...ENQUIRY_SURETY_IT,
  ...ENQUIRY_CAR_FOR_WORK_IT,
  ...ENQUIRY_TEMPORARY_WORK_IT,
  ...ENQUIRY_DAILY_BENEFIT_IT,
  ...ENQUIRY_TAX_AT_SOURCE_IT,
  ...ENQUIRY_MOVING_WITH_A_CHILD_IT,
  ...ENQUIRY_GYM_REGRET_IT,
  ...ENQUIRY_VIOLENCE_AND_PERMIT_IT,
  ...ENQUIRY_MINIMUM_WAGE_IT,
  ...ENQUIRY_WAGE_SEIZURE_COUNT_IT,
  ...ENQUIRY_JOINT_LOAN_IT,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_IT,
  ...ENQUIRY_SWITCH_INSURER_OWING_IT,
  ...ENQUIRY_WAGE_SEIZURE_TIME_IT,
  ...ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_IT,
  ...ENQUIRY_NO_WRITTEN_CONTRACT_IT,
  ...ENQUIRY_PURSUED_WITHOUT_OWING_IT,
  ...finalAnswerWords('ch', 'it'),
}
