/** Italy in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CAR_AND_HOME_BLOCK_JA } from './car-and-home-block.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGED_CONTRACT_JA } from './changed-contract.ts'
import { CHANGES_JA } from './changes.ts'
import { COLLECTION_BILL_JA } from './collection-bill.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { CONDOMINIUM_MEETING_JA } from './condominium-meeting.ts'
import { CONSUMER_JA } from './consumer.ts'
import { CONTRACT_CLAIMS_JA } from './contract-claims.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { CREDIT_FILE_JA } from './credit-file.ts'
import { CREDIT_REFUSAL_JA } from './credit-refusal.ts'
import { DAMAGE_CLAIMS_JA } from './damage-claims.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DISCIPLINARY_CHARGE_JA } from './disciplinary-charge.ts'
import { EARLY_AND_LAST_NOTICES_JA } from './early-and-last-notices.ts'
import { EMPLOYMENT_STEPS_JA } from './employment-steps.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENFORCEMENT_STEPS_JA } from './enforcement-steps.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { ENQUIRY_ACCIDENT_NOT_DECLARED_JA } from './enquiry-accident-not-declared.ts'
import { ENQUIRY_ADULT_CHILD_JA } from './enquiry-adult-child.ts'
import { ENQUIRY_BANK_BLAMES_JA } from './enquiry-bank-blames.ts'
import { ENQUIRY_BANK_JA } from './enquiry-bank.ts'
import { ENQUIRY_BENEFITS_JA } from './enquiry-benefits.ts'
import { ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_JA } from './enquiry-block-on-a-relatives-car.ts'
import { ENQUIRY_BLOCKED_CAR_JA } from './enquiry-blocked-car.ts'
import { ENQUIRY_BOTCHED_WORK_JA } from './enquiry-botched-work.ts'
import { ENQUIRY_CAR_TAX_JA } from './enquiry-car-tax.ts'
import { ENQUIRY_CARD_INTEREST_JA } from './enquiry-card-interest.ts'
import { ENQUIRY_CHANGED_MIND_JA } from './enquiry-changed-mind.ts'
import { ENQUIRY_COMMON_BELIEFS_JA } from './enquiry-common-beliefs.ts'
import { ENQUIRY_COURT_JA } from './enquiry-court.ts'
import { ENQUIRY_CRASH_UNPAID_JA } from './enquiry-crash-unpaid.ts'
import { ENQUIRY_DEBT_ACKNOWLEDGED_JA } from './enquiry-debt-acknowledged.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEFAMATION_JA } from './enquiry-defamation.ts'
import { ENQUIRY_DISMISSAL_BY_MESSAGE_JA } from './enquiry-dismissal-by-message.ts'
import { ENQUIRY_DISMISSAL_WITHOUT_CHARGE_JA } from './enquiry-dismissal-without-charge.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DOOR_CONTRACT_JA } from './enquiry-door-contract.ts'
import { ENQUIRY_ENERGY_NOT_ASKED_FOR_JA } from './enquiry-energy-not-asked-for.ts'
import { ENQUIRY_ENFORCEMENT_JA } from './enquiry-enforcement.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIRM_GONE_JA } from './enquiry-firm-gone.ts'
import { ENQUIRY_FIRST_JA } from './enquiry-first.ts'
import { ENQUIRY_FIXED_TERM_ENDED_JA } from './enquiry-fixed-term-ended.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GUIDANCE_DEBT_JA } from './enquiry-guidance-debt.ts'
import { ENQUIRY_GUIDANCE_HOME_JA } from './enquiry-guidance-home.ts'
import { ENQUIRY_GUIDANCE_PURCHASE_JA } from './enquiry-guidance-purchase.ts'
import { ENQUIRY_GUIDANCE_WORK_JA } from './enquiry-guidance-work.ts'
import { ENQUIRY_HEIRS_JA } from './enquiry-heirs.ts'
import { ENQUIRY_HOME_PURCHASE_JA } from './enquiry-home-purchase.ts'
import { ENQUIRY_INCLUSION_ALLOWANCE_JA } from './enquiry-inclusion-allowance.ts'
import { ENQUIRY_INJURY_JA } from './enquiry-injury.ts'
import { ENQUIRY_INPS_DUES_JA } from './enquiry-inps-dues.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_LOAN_JA } from './enquiry-joint-loan.ts'
import { ENQUIRY_JUDGMENT_JA } from './enquiry-judgment.ts'
import { ENQUIRY_LANDLORD_DUTIES_JA } from './enquiry-landlord-duties.ts'
import { ENQUIRY_LANDLORD_NEEDS_HOME_JA } from './enquiry-landlord-needs-home.ts'
import { ENQUIRY_LAST_PHONE_BILL_JA } from './enquiry-last-phone-bill.ts'
import { ENQUIRY_LATE_FINE_JA } from './enquiry-late-fine.ts'
import { ENQUIRY_LAWYER_LETTER_JA } from './enquiry-lawyer-letter.ts'
import { ENQUIRY_LEASE_FORM_JA } from './enquiry-lease-form.ts'
import { ENQUIRY_LEASE_JA } from './enquiry-lease.ts'
import { ENQUIRY_LEAVING_FOR_WORK_JA } from './enquiry-leaving-for-work.ts'
import { ENQUIRY_LICENCE_JA } from './enquiry-licence.ts'
import { ENQUIRY_LISTED_WITHOUT_WARNING_JA } from './enquiry-listed-without-warning.ts'
import { ENQUIRY_LOAN_PAID_EARLY_JA } from './enquiry-loan-paid-early.ts'
import { ENQUIRY_MEDICAL_ERROR_JA } from './enquiry-medical-error.ts'
import { ENQUIRY_MOVE_WITH_CHILD_JA } from './enquiry-move-with-child.ts'
import { ENQUIRY_NASPI_AFTER_RESIGNING_JA } from './enquiry-naspi-after-resigning.ts'
import { ENQUIRY_NASPI_AND_WORK_JA } from './enquiry-naspi-and-work.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_NO_RENEWAL_JA } from './enquiry-no-renewal.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_LOCAL_TAX_JA } from './enquiry-old-local-tax.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLY_HOME_JA } from './enquiry-only-home.ts'
import { ENQUIRY_ORDER_ALREADY_ENFORCEABLE_JA } from './enquiry-order-already-enforceable.ts'
import { ENQUIRY_PAY_AND_HOURS_JA } from './enquiry-pay-and-hours.ts'
import { ENQUIRY_PAY_CUT_JA } from './enquiry-pay-cut.ts'
import { ENQUIRY_PAY_HELD_BACK_JA } from './enquiry-pay-held-back.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PERSONAL_DATA_JA } from './enquiry-personal-data.ts'
import { ENQUIRY_POLICE_AND_PHONE_JA } from './enquiry-police-and-phone.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_JA } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_AND_DEPOSIT_JA } from './enquiry-rent-and-deposit.ts'
import { ENQUIRY_RENT_FLAT_TAX_JA } from './enquiry-rent-flat-tax.ts'
import { ENQUIRY_RESIDENCE_JA } from './enquiry-residence.ts'
import { ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_JA } from './enquiry-resignation-and-unemployment.ts'
import { ENQUIRY_RESIGNATION_TAKEN_BACK_JA } from './enquiry-resignation-taken-back.ts'
import { ENQUIRY_RUNNING_CONTRACT_JA } from './enquiry-running-contract.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEVERANCE_WHEN_I_LEAVE_JA } from './enquiry-severance-when-i-leave.ts'
import { ENQUIRY_SICK_VISIT_JA } from './enquiry-sick-visit.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TAX_APPEAL_JA } from './enquiry-tax-appeal.ts'
import { ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_JA } from './enquiry-time-to-refuse-an-estate.ts'
import { ENQUIRY_TRANSFER_JA } from './enquiry-transfer.ts'
import { ENQUIRY_TRAVEL_JA } from './enquiry-travel.ts'
import { ENQUIRY_VIOLENCE_JA } from './enquiry-violence.ts'
import { ENQUIRY_WAGE_WITH_LOAN_ON_PAY_JA } from './enquiry-wage-with-loan-on-pay.ts'
import { EVICTION_CLAIM_JA } from './eviction-claim.ts'
import { FINE_ORDER_JA } from './fine-order.ts'
import { FINE_REASONS_JA } from './fine-reasons.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_STEPS_JA } from './housing-steps.ts'
import { HOUSING_JA } from './housing.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JOB_REMEDIES_JA } from './job-remedies.ts'
import { LATE_PAYMENT_JA } from './late-payment.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOAN_DEBT_JA } from './loan-debt.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NOTICE_TO_LEAVE_JA } from './notice-to-leave.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_NOTICES_JA } from './public-notices.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_DECISION_JA } from './residence-decision.ts'
import { SCAM_JA } from './scam.ts'
import { SEIZURE_LIMITS_JA } from './seizure-limits.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CONTRACTS_JA } from './service-contracts.ts'
import { SOLD_DEBT_JA } from './sold-debt.ts'
import { TAX_AND_BENEFITS_STEPS_JA } from './tax-and-benefits-steps.ts'
import { TAX_AND_BENEFITS_JA } from './tax-and-benefits.ts'
import { TOO_LATE_FOR_FINES_JA } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { TOWN_NOTICES_JA } from './town-notices.ts'
import { TRAFFIC_FINE_STEPS_JA } from './traffic-fine-steps.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { UNEMPLOYMENT_BENEFIT_JA } from './unemployment-benefit.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const IT_JA: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ENQUIRY_TRAVEL_JA,
  ...ENQUIRY_BANK_JA,
  ...ENQUIRY_RESIDENCE_JA,
  ...CHANGED_CONTRACT_JA,
  ...ACCOUNT_CLOSING_JA,
  ...CREDIT_REFUSAL_JA,
  ...DAMAGE_CLAIMS_JA,
  ...BENEFIT_REFUSAL_JA,
  ...CEASE_AND_DESIST_JA,
  ...RESIDENCE_DECISION_JA,
  ...pictureClaimWords('it', 'ja', 5),
  ...NAMED_LAW_JA,
  ...dataBreachWords('it', 'ja'),
  ...LATE_PAYMENT_JA,
  ...ENQUIRY_FIRST_JA,
  ...RENT_RISE_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...EVICTION_CLAIM_JA,
  ...PAYMENT_ORDER_JA,
  ...COURT_CLAIM_JA,
  ...LOAN_DEBT_JA,
  ...CREDIT_FILE_JA,
  ...SOLD_DEBT_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DISCIPLINARY_CHARGE_JA,
  ...UNEMPLOYMENT_BENEFIT_JA,
  ...EMPLOYMENT_JA,
  ...EMPLOYMENT_STEPS_JA,
  ...COURT_JUDGMENT_JA,
  ...SEIZURE_LIMITS_JA,
  ...ENFORCEMENT_JA,
  ...ENFORCEMENT_STEPS_JA,
  ...ENQUIRY_ENFORCEMENT_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BENEFITS_JA,
  ...ENQUIRY_BOTCHED_WORK_JA,
  ...ENQUIRY_COURT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_RUNNING_CONTRACT_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_GUIDANCE_DEBT_JA,
  ...ENQUIRY_GUIDANCE_HOME_JA,
  ...ENQUIRY_GUIDANCE_WORK_JA,
  ...ENQUIRY_GUIDANCE_PURCHASE_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_LEASE_JA,
  ...ENQUIRY_LANDLORD_DUTIES_JA,
  ...ENQUIRY_RENT_AND_DEPOSIT_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_DISMISSAL_BY_MESSAGE_JA,
  ...ENQUIRY_PROTECTED_DISMISSAL_JA,
  ...ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_JA,
  ...ENQUIRY_PAY_AND_HOURS_JA,
  ...ENQUIRY_PAY_JA,
  ...HELP_JA,
  ...NOTICE_TO_LEAVE_JA,
  ...HOUSING_JA,
  ...HOUSING_STEPS_JA,
  ...INSURANCE_JA,
  ...LIMITATION_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...CAR_AND_HOME_BLOCK_JA,
  ...COLLECTION_BILL_JA,
  ...TAX_AND_BENEFITS_JA,
  ...TAX_AND_BENEFITS_STEPS_JA,
  ...TRAFFIC_FINE_JA,
  ...TRAFFIC_FINE_STEPS_JA,
  ...UTILITY_BILL_JA,
  ...FINE_REASONS_JA,
  ...JOB_REMEDIES_JA,
  ...RENT_DEPOSIT_JA,
  ...CONTRACT_CLAIMS_JA,
  ...PUBLIC_NOTICES_JA,
  ...SERVICE_CONTRACTS_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...ENQUIRY_MEDICAL_ERROR_JA,
  ...ENQUIRY_DEFAMATION_JA,
  ...FINE_ORDER_JA,
  ...TOWN_NOTICES_JA,
  ...EARLY_AND_LAST_NOTICES_JA,
  ...PUBLIC_DEBTS_JA,
  ...ENQUIRY_FIRM_GONE_JA,
  ...ENQUIRY_VIOLENCE_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_HEIRS_JA,
  ...ENQUIRY_DEBT_ACKNOWLEDGED_JA,
  ...ENQUIRY_LAST_PHONE_BILL_JA,
  ...ENQUIRY_RESIGNATION_TAKEN_BACK_JA,
  ...ENQUIRY_WAGE_WITH_LOAN_ON_PAY_JA,
  ...ENQUIRY_LICENCE_JA,
  ...ENQUIRY_CARD_INTEREST_JA,
  ...ENQUIRY_LEASE_FORM_JA,
  ...ENQUIRY_PERSONAL_DATA_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_TAX_APPEAL_JA,
  ...ENQUIRY_PAY_CUT_JA,
  ...ENQUIRY_HOME_PURCHASE_JA,
  ...ENQUIRY_JUDGMENT_JA,
  ...ENQUIRY_LAWYER_LETTER_JA,
  ...ENQUIRY_DOOR_CONTRACT_JA,
  ...ENQUIRY_LATE_FINE_JA,
  ...ENQUIRY_BLOCKED_CAR_JA,
  ...ENQUIRY_ENERGY_NOT_ASKED_FOR_JA,
  ...ENQUIRY_DISMISSAL_WITHOUT_CHARGE_JA,
  ...ENQUIRY_ORDER_ALREADY_ENFORCEABLE_JA,
  ...ENQUIRY_NASPI_AND_WORK_JA,
  ...ENQUIRY_BANK_BLAMES_JA,
  ...ENQUIRY_LEAVING_FOR_WORK_JA,
  ...ENQUIRY_FIXED_TERM_ENDED_JA,
  ...ENQUIRY_OLD_LOCAL_TAX_JA,
  ...ENQUIRY_CHANGED_MIND_JA,
  ...ENQUIRY_CRASH_UNPAID_JA,
  ...ENQUIRY_RENT_FLAT_TAX_JA,
  ...ENQUIRY_LANDLORD_NEEDS_HOME_JA,
  ...ENQUIRY_ADULT_CHILD_JA,
  ...ENQUIRY_TRANSFER_JA,
  ...ENQUIRY_PAY_HELD_BACK_JA,
  ...ENQUIRY_MOVE_WITH_CHILD_JA,
  ...ENQUIRY_INPS_DUES_JA,
  ...ENQUIRY_NO_RENEWAL_JA,
  ...ENQUIRY_SICK_VISIT_JA,
  ...ENQUIRY_LOAN_PAID_EARLY_JA,
  ...ENQUIRY_LISTED_WITHOUT_WARNING_JA,
  ...ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_JA,
  ...ENQUIRY_JOINT_LOAN_JA,
  ...ENQUIRY_ACCIDENT_NOT_DECLARED_JA,
  ...ENQUIRY_ONLY_HOME_JA,
  ...ENQUIRY_CAR_TAX_JA,
  ...ENQUIRY_COMMON_BELIEFS_JA,
  ...CONDOMINIUM_MEETING_JA,
  ...TOO_LATE_IN_COURT_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...TOO_LATE_FOR_FINES_JA,
  ...ENQUIRY_POLICE_AND_PHONE_JA,
  ...ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_JA,
  ...finalAnswerWords('it', 'ja'),
  ...ENQUIRY_NASPI_AFTER_RESIGNING_JA,
  ...ENQUIRY_SEVERANCE_WHEN_I_LEAVE_JA,
  ...ENQUIRY_INCLUSION_ALLOWANCE_JA,
}
