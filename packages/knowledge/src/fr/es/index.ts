/** The rows of France in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_ES } from './administrative-decision.ts'
import { ADULT_PROTECTION_ES } from './adult-protection.ts'
import { AGREED_END_ES } from './agreed-end.ts'
import { ASYLUM_REFUSED_ES } from './asylum-refused.ts'
import { BANK_LETTERS_ES } from './bank-letters.ts'
import { BANK_PRICE_RISE_ES } from './bank-price-rise.ts'
import { BANK_SEIZURE_WORDS } from './bank-seizure.ts'
import { BENEFIT_APPEALS_ES } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_ES } from './benefit-refusal.ts'
import { CARE_HOME_ES } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_CONCERN_ES } from './child-concern.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { COLLECTION_COSTS_WORDS } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPANY_REMINDER_ES } from './company-reminder.ts'
import { COMPLAINT_CLOSED_ES } from './complaint-closed.ts'
import { CONSUMER_CONTRACT_WORDS } from './consumer-contract.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { COURT_CLAIM_STEPS_WORDS } from './court-claim-steps.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEFAMATION_WORDS } from './defamation.ts'
import { DISMISSAL_MEETING_WORDS } from './dismissal-meeting.ts'
import { DISMISSAL_PAY_WORDS } from './dismissal-pay.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { DISTANCE_SELLING_WORDS } from './distance-selling.ts'
import { DIVORCE_ES } from './divorce.ts'
import { EMERGENCY_REPAIR_ES } from './emergency-repair.ts'
import { ENERGY_BILL_WORDS } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_WORDS } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_WORDS } from './eviction-judged.ts'
import { FAMILY_JUDGE_ES } from './family-judge.ts'
import { FIXED_TERM_JOB_ES } from './fixed-term-job.ts'
import { FLIGHT_ES } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GOODS_SEIZURE_WORDS } from './goods-seizure.ts'
import { GUARANTOR_ES } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_ES } from './home-works.ts'
import { INHERITANCE_ES } from './inheritance.ts'
import { INSURANCE_CONTRACT_ES } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_WORDS } from './insurance-refusal.ts'
import { JOB_ABSENCE_ES } from './job-absence.ts'
import { JOB_SEEKER_ES } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_WORDS } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_WORDS } from './landlord-notice.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LATE_PREMIUM_ES } from './late-premium.ts'
import { LICENCE_POINTS_ES } from './licence-points.ts'
import { LICENCE_SUSPENSION_ES } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOANS_AND_BANK_FEES_WORDS } from './loans-and-bank-fees.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NATIONALITY_ES } from './nationality.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { NON_COMPETE_ES } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_ES } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_ES } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PENAL_ORDER_ROWS_ES } from './penal-order.ts'
import { PRICE_RISES_ES } from './price-rise.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { PUBLIC_BILLS_WORDS } from './public-bills.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_PARKING_WORDS } from './public-parking.ts'
import { QUESTIONS_ES } from './questions.ts'
import { REDUNDANCY_WORDS } from './redundancy.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_ORDER_WORDS } from './rent-order.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_OPTIONS_WORDS } from './renting-options.ts'
import { RENTING_STEPS_WORDS } from './renting-steps.ts'
import { RENTING_WORDS } from './renting.ts'
import { RIGHT_TO_HOUSING_ES } from './right-to-housing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SCHOOL_DISCIPLINE_ES } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_ES } from './sick-pay.ts'
import { SOCIAL_DECISION_ES } from './social-decision.ts'
import { SPECIAL_HOMES_ES } from './special-homes.ts'
import { STAY_DECISION_ES } from './stay-decision.ts'
import { SUMMONS_ES } from './summons.ts'
import { TAX_DEBT_WORDS } from './tax-debt.ts'
import { TAX_REMINDER_ES } from './tax-demand.ts'
import { TELECOM_ROWS_ES } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_ES } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_ES } from './too-late-in-court.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_ES } from './transport-fine.ts'
import { TRIAL_PERIOD_ES } from './trial-period.ts'
import { URSSAF_DEBT_WORDS } from './urssaf-debt.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WAGE_SEIZURE_WORDS } from './wage-seizure.ts'
import { WORK_CHANGE_ES } from './work-change.ts'
import { WORK_SUSPENSION_ES } from './work-suspension.ts'
import { WORK_WARNING_ROWS_ES } from './work-warning.ts'

export const FR_IN_SPANISH: Words = {
  ...TOO_LATE_IN_COURT_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...TOO_LATE_FOR_HOME_AND_WORK_ES,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_ES,
  ...GUARANTOR_ES,
  ...BENEFIT_REFUSAL_ES,
  ...DIVORCE_ES,
  ...PRICE_RISES_ES,
  ...BANK_PRICE_RISE_ES,
  ...WORK_SUSPENSION_ES,
  ...AGREED_END_ES,
  ...PAID_TOO_MUCH_ES,
  ...FIXED_TERM_JOB_ES,
  ...SICK_PAY_ES,
  ...SCHOOL_DISCIPLINE_ES,
  ...SPECIAL_HOMES_ES,
  ...CHILD_CONCERN_ES,
  ...ASYLUM_REFUSED_ES,
  ...NON_COMPETE_ES,
  ...COMPLAINT_CLOSED_ES,
  ...ADULT_PROTECTION_ES,
  ...FAMILY_JUDGE_ES,
  ...RIGHT_TO_HOUSING_ES,
  ...NATIONALITY_ES,
  ...TRIAL_PERIOD_ES,
  ...JOB_ABSENCE_ES,
  ...NEIGHBOURS_ES,
  ...WORK_CHANGE_ES,
  ...LICENCE_SUSPENSION_ES,
  ...FLIGHT_ES,
  ...CARE_HOME_ES,
  ...HOME_WORKS_ES,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_ES,
  ...SUMMONS_ES,
  ...SOCIAL_DECISION_ES,
  ...JOB_SEEKER_ES,
  ...COMPANY_REMINDER_ES,
  ...TAX_REMINDER_ES,
  ...TELECOM_ROWS_ES,
  ...INSURANCE_CONTRACT_ES,
  ...LATE_PREMIUM_ES,
  ...BENEFIT_APPEALS_ES,
  ...WORK_WARNING_ROWS_ES,
  ...CHILD_MAINTENANCE_ES,
  ...STAY_DECISION_ES,
  ...ADMINISTRATIVE_DECISION_ES,
  ...BANK_LETTERS_ES,
  ...OVERDEBT_COMMISSION_ES,
  ...LICENCE_POINTS_ES,
  ...TRANSPORT_FINE_ES,
  ...PENAL_ORDER_ROWS_ES,
  ...EMERGENCY_REPAIR_ES,
  ...NAMED_LAW_ES,
  ...dataBreachWords('fr', 'es'),
  ...HEALTH_FUND_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...SHARED_COSTS_WORDS,
  ...RENT_CHARGES_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...DISTANCE_SELLING_WORDS,
  ...CONSUMER_CONTRACT_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_CLAIM_STEPS_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...COLLECTOR_CONDUCT_WORDS,
  ...COLLECTION_COSTS_WORDS,
  ...LOANS_AND_BANK_FEES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...DEFAMATION_WORDS,
  ...DISMISSAL_MEETING_WORDS,
  ...REDUNDANCY_WORDS,
  ...DISMISSAL_PAY_WORDS,
  ...DISMISSAL_WORDS,
  ...BANK_SEIZURE_WORDS,
  ...WAGE_SEIZURE_WORDS,
  ...GOODS_SEIZURE_WORDS,
  ...ENFORCEMENT_WORDS,
  ...ENFORCEMENT_STEPS_WORDS,
  ...LATE_FEE_WORDS,
  ...FORMAL_DEMAND_WORDS,
  ...HELP_WORDS,
  ...LIMITATION_WORDS,
  ...INSURANCE_REFUSAL_WORDS,
  ...COPYRIGHT_WORDS,
  ...PRIVATE_PARKING_WORDS,
  ...SCAM_WORDS,
  ...TAX_DEBT_WORDS,
  ...URSSAF_DEBT_WORDS,
  ...BENEFIT_OVERPAYMENT_WORDS,
  ...JOBSEEKER_OVERPAYMENT_WORDS,
  ...PUBLIC_BILLS_WORDS,
  ...LANDLORD_NOTICE_WORDS,
  ...RENT_ORDER_WORDS,
  ...EVICTION_JUDGED_WORDS,
  ...EVICTION_BY_OFFICER_WORDS,
  ...RENTING_WORDS,
  ...RENTING_OPTIONS_WORDS,
  ...RENTING_STEPS_WORDS,
  ...SENDERS_WORDS,
  ...PUBLIC_PARKING_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...ENERGY_BILL_WORDS,
  ...UTILITY_BILL_WORDS,
  ...QUESTIONS_ES,
  ...finalAnswerWords('fr', 'es'),
}
