/** France in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_JA } from './administrative-decision.ts'
import { ADULT_PROTECTION_JA } from './adult-protection.ts'
import { AGREED_END_JA } from './agreed-end.ts'
import { ASYLUM_REFUSED_JA } from './asylum-refused.ts'
import { BANK_LETTERS_JA } from './bank-letters.ts'
import { BANK_PRICE_RISE_JA } from './bank-price-rise.ts'
import { BANK_SEIZURE_JA } from './bank-seizure.ts'
import { BENEFIT_APPEALS_JA } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CARE_HOME_JA } from './care-home.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_CONCERN_JA } from './child-concern.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COLLECTION_COSTS_JA } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COMPANY_REMINDER_JA } from './company-reminder.ts'
import { COMPLAINT_CLOSED_JA } from './complaint-closed.ts'
import { CONSUMER_CONTRACT_JA } from './consumer-contract.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COURT_CLAIM_STEPS_JA } from './court-claim-steps.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEFAMATION_WORDS } from './defamation.ts'
import { DISMISSAL_MEETING_JA } from './dismissal-meeting.ts'
import { DISMISSAL_PAY_JA } from './dismissal-pay.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { DISTANCE_SELLING_JA } from './distance-selling.ts'
import { DIVORCE_JA } from './divorce.ts'
import { EMERGENCY_REPAIR_JA } from './emergency-repair.ts'
import { ENERGY_BILL_JA } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_JA } from './enforcement-steps.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_JA } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_JA } from './eviction-judged.ts'
import { FAMILY_JUDGE_JA } from './family-judge.ts'
import { FIXED_TERM_JOB_JA } from './fixed-term-job.ts'
import { FLIGHT_JA } from './flight.ts'
import { FORMAL_DEMAND_JA } from './formal-demand.ts'
import { GOODS_SEIZURE_JA } from './goods-seizure.ts'
import { GUARANTOR_JA } from './guarantor.ts'
import { HEALTH_FUND_JA } from './health-fund.ts'
import { HELP_JA } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_JA } from './home-works.ts'
import { INHERITANCE_JA } from './inheritance.ts'
import { INSURANCE_CONTRACT_JA } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_JA } from './insurance-refusal.ts'
import { JOB_ABSENCE_JA } from './job-absence.ts'
import { JOB_SEEKER_JA } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_JA } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_JA } from './landlord-notice.ts'
import { LATE_FEE_JA } from './late-fee.ts'
import { LATE_PREMIUM_JA } from './late-premium.ts'
import { LICENCE_POINTS_JA } from './licence-points.ts'
import { LICENCE_SUSPENSION_JA } from './licence-suspension.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOANS_AND_BANK_FEES_JA } from './loans-and-bank-fees.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NATIONALITY_JA } from './nationality.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { NON_COMPETE_JA } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_JA } from './overdebt-commission.ts'
import { PAY_BY_MISTAKE_JA } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PENAL_ORDER_JA } from './penal-order.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_BILLS_JA } from './public-bills.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_PARKING_JA } from './public-parking.ts'
import { QUESTIONS_JA } from './questions.ts'
import { REDUNDANCY_JA } from './redundancy.ts'
import { RENT_CHARGES_JA } from './rent-charges.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_ORDER_JA } from './rent-order.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RENTING_OPTIONS_JA } from './renting-options.ts'
import { RENTING_STEPS_JA } from './renting-steps.ts'
import { RENTING_JA } from './renting.ts'
import { RIGHT_TO_HOUSING_JA } from './right-to-housing.ts'
import { SCAM_JA } from './scam.ts'
import { SCHOOL_DISCIPLINE_JA } from './school-discipline.ts'
import { SENDERS_JA } from './senders.ts'
import { SHARED_COSTS_JA } from './shared-costs.ts'
import { SICK_PAY_JA } from './sick-pay.ts'
import { SOCIAL_DECISION_JA } from './social-decision.ts'
import { SPECIAL_HOMES_JA } from './special-homes.ts'
import { STAY_DECISION_JA } from './stay-decision.ts'
import { SUMMONS_JA } from './summons.ts'
import { TAX_DEBT_JA } from './tax-debt.ts'
import { TAX_DEMAND_JA } from './tax-demand.ts'
import { TELECOM_JA } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { TRANSPORT_FINE_JA } from './transport-fine.ts'
import { TRIAL_PERIOD_JA } from './trial-period.ts'
import { URSSAF_DEBT_JA } from './urssaf-debt.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'
import { WAGE_SEIZURE_JA } from './wage-seizure.ts'
import { WORK_CHANGE_JA } from './work-change.ts'
import { WORK_SUSPENSION_JA } from './work-suspension.ts'
import { WORK_WARNING_JA } from './work-warning.ts'

export const FR_JA: Words = {
  ...TOO_LATE_IN_COURT_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_JA,
  ...GUARANTOR_JA,
  ...dataBreachWords('fr', 'ja'),
  ...ADMINISTRATIVE_DECISION_JA,
  ...AGREED_END_JA,
  ...BANK_LETTERS_JA,
  ...BENEFIT_APPEALS_JA,
  ...BENEFIT_REFUSAL_JA,
  ...CARE_HOME_JA,
  ...CHANGES_JA,
  ...CHILD_MAINTENANCE_JA,
  ...COMPANY_REMINDER_JA,
  ...DISTANCE_SELLING_JA,
  ...CONSUMER_CONTRACT_JA,
  ...PAYMENT_ORDER_JA,
  ...COURT_CLAIM_JA,
  ...COURT_CLAIM_STEPS_JA,
  ...COURT_JUDGMENT_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...COLLECTION_COSTS_JA,
  ...LOANS_AND_BANK_FEES_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEFAMATION_WORDS,
  ...DISMISSAL_MEETING_JA,
  ...REDUNDANCY_JA,
  ...DISMISSAL_PAY_JA,
  ...DISMISSAL_JA,
  ...DIVORCE_JA,
  ...EMERGENCY_REPAIR_JA,
  ...BANK_SEIZURE_JA,
  ...WAGE_SEIZURE_JA,
  ...GOODS_SEIZURE_JA,
  ...ENFORCEMENT_JA,
  ...ENFORCEMENT_STEPS_JA,
  ...FIXED_TERM_JOB_JA,
  ...FLIGHT_JA,
  ...FORMAL_DEMAND_JA,
  ...HEALTH_FUND_JA,
  ...HELP_JA,
  ...HOME_WORKS_JA,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_JA,
  ...INSURANCE_CONTRACT_JA,
  ...LATE_PREMIUM_JA,
  ...JOB_ABSENCE_JA,
  ...JOB_SEEKER_JA,
  ...LATE_FEE_JA,
  ...LICENCE_POINTS_JA,
  ...LICENCE_SUSPENSION_JA,
  ...LIMITATION_JA,
  ...NAMED_LAW_JA,
  ...NATIONALITY_JA,
  ...NEIGHBOURS_JA,
  ...INSURANCE_REFUSAL_JA,
  ...COPYRIGHT_JA,
  ...PRIVATE_PARKING_JA,
  ...SCAM_JA,
  ...OVERDEBT_COMMISSION_JA,
  ...PAY_BY_MISTAKE_JA,
  ...PENAL_ORDER_JA,
  ...PRICE_RISE_JA,
  ...BANK_PRICE_RISE_JA,
  ...TAX_DEBT_JA,
  ...URSSAF_DEBT_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...JOBSEEKER_OVERPAYMENT_JA,
  ...PUBLIC_BILLS_JA,
  ...RENT_CHARGES_JA,
  ...RENT_DEPOSIT_JA,
  ...RENT_RISE_JA,
  ...LANDLORD_NOTICE_JA,
  ...RENT_ORDER_JA,
  ...EVICTION_JUDGED_JA,
  ...EVICTION_BY_OFFICER_JA,
  ...RENTING_JA,
  ...RENTING_OPTIONS_JA,
  ...RENTING_STEPS_JA,
  ...SCHOOL_DISCIPLINE_JA,
  ...SPECIAL_HOMES_JA,
  ...CHILD_CONCERN_JA,
  ...ASYLUM_REFUSED_JA,
  ...NON_COMPETE_JA,
  ...COMPLAINT_CLOSED_JA,
  ...ADULT_PROTECTION_JA,
  ...FAMILY_JUDGE_JA,
  ...RIGHT_TO_HOUSING_JA,
  ...SENDERS_JA,
  ...SHARED_COSTS_JA,
  ...SICK_PAY_JA,
  ...SOCIAL_DECISION_JA,
  ...STAY_DECISION_JA,
  ...SUMMONS_JA,
  ...TAX_DEMAND_JA,
  ...TELECOM_JA,
  ...PUBLIC_PARKING_JA,
  ...TRAFFIC_FINE_JA,
  ...TRANSPORT_FINE_JA,
  ...TRIAL_PERIOD_JA,
  ...ENERGY_BILL_JA,
  ...UTILITY_BILL_JA,
  ...WORK_CHANGE_JA,
  ...WORK_SUSPENSION_JA,
  ...WORK_WARNING_JA,
  ...QUESTIONS_JA,
  ...finalAnswerWords('fr', 'ja'),
}
