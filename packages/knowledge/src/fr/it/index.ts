/** The rows of France in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_IT } from './administrative-decision.ts'
import { ADULT_PROTECTION_IT } from './adult-protection.ts'
import { AGREED_END_IT } from './agreed-end.ts'
import { ASYLUM_REFUSED_IT } from './asylum-refused.ts'
import { BANK_LETTERS_IT } from './bank-letters.ts'
import { BANK_PRICE_RISE_IT } from './bank-price-rise.ts'
import { BANK_SEIZURE_WORDS } from './bank-seizure.ts'
import { BENEFIT_APPEALS_IT } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_IT } from './benefit-refusal.ts'
import { CARE_HOME_IT } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_CONCERN_IT } from './child-concern.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { COLLECTION_COSTS_WORDS } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPANY_REMINDER_IT } from './company-reminder.ts'
import { COMPLAINT_CLOSED_IT } from './complaint-closed.ts'
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
import { DIVORCE_IT } from './divorce.ts'
import { EMERGENCY_REPAIR_IT } from './emergency-repair.ts'
import { ENERGY_BILL_WORDS } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_WORDS } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_WORDS } from './eviction-judged.ts'
import { FAMILY_JUDGE_IT } from './family-judge.ts'
import { FIXED_TERM_JOB_IT } from './fixed-term-job.ts'
import { FLIGHT_IT } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GOODS_SEIZURE_WORDS } from './goods-seizure.ts'
import { GUARANTOR_IT } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_IT } from './home-works.ts'
import { INHERITANCE_IT } from './inheritance.ts'
import { INSURANCE_CONTRACT_IT } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_WORDS } from './insurance-refusal.ts'
import { JOB_ABSENCE_IT } from './job-absence.ts'
import { JOB_SEEKER_IT } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_WORDS } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_WORDS } from './landlord-notice.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LATE_PREMIUM_IT } from './late-premium.ts'
import { LICENCE_POINTS_IT } from './licence-points.ts'
import { LICENCE_SUSPENSION_IT } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOANS_AND_BANK_FEES_WORDS } from './loans-and-bank-fees.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { NATIONALITY_IT } from './nationality.ts'
import { NEIGHBOURS_IT } from './neighbours.ts'
import { NON_COMPETE_IT } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_IT } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_IT } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PENAL_ORDER_ROWS_IT } from './penal-order.ts'
import { PRICE_RISES_IT } from './price-rise.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { PUBLIC_BILLS_WORDS } from './public-bills.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_PARKING_WORDS } from './public-parking.ts'
import { QUESTIONS_IT } from './questions.ts'
import { REDUNDANCY_WORDS } from './redundancy.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_ORDER_WORDS } from './rent-order.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_OPTIONS_WORDS } from './renting-options.ts'
import { RENTING_STEPS_WORDS } from './renting-steps.ts'
import { RENTING_WORDS } from './renting.ts'
import { RIGHT_TO_HOUSING_IT } from './right-to-housing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SCHOOL_DISCIPLINE_IT } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_IT } from './sick-pay.ts'
import { SOCIAL_DECISION_IT } from './social-decision.ts'
import { SPECIAL_HOMES_IT } from './special-homes.ts'
import { STAY_DECISION_IT } from './stay-decision.ts'
import { SUMMONS_IT } from './summons.ts'
import { TAX_DEBT_WORDS } from './tax-debt.ts'
import { TAX_REMINDER_IT } from './tax-demand.ts'
import { TELECOM_ROWS_IT } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_IT } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_IT } from './too-late-in-court.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_IT } from './transport-fine.ts'
import { TRIAL_PERIOD_IT } from './trial-period.ts'
import { URSSAF_DEBT_WORDS } from './urssaf-debt.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WAGE_SEIZURE_WORDS } from './wage-seizure.ts'
import { WORK_CHANGE_IT } from './work-change.ts'
import { WORK_SUSPENSION_IT } from './work-suspension.ts'
import { WORK_WARNING_ROWS_IT } from './work-warning.ts'

export const FR_IN_ITALIAN: Words = {
  ...TOO_LATE_IN_COURT_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...TOO_LATE_FOR_HOME_AND_WORK_IT,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_IT,
  ...GUARANTOR_IT,
  ...BENEFIT_REFUSAL_IT,
  ...DIVORCE_IT,
  ...PRICE_RISES_IT,
  ...BANK_PRICE_RISE_IT,
  ...WORK_SUSPENSION_IT,
  ...AGREED_END_IT,
  ...PAID_TOO_MUCH_IT,
  ...FIXED_TERM_JOB_IT,
  ...SICK_PAY_IT,
  ...SCHOOL_DISCIPLINE_IT,
  ...SPECIAL_HOMES_IT,
  ...CHILD_CONCERN_IT,
  ...ASYLUM_REFUSED_IT,
  ...NON_COMPETE_IT,
  ...COMPLAINT_CLOSED_IT,
  ...ADULT_PROTECTION_IT,
  ...FAMILY_JUDGE_IT,
  ...RIGHT_TO_HOUSING_IT,
  ...NATIONALITY_IT,
  ...TRIAL_PERIOD_IT,
  ...JOB_ABSENCE_IT,
  ...NEIGHBOURS_IT,
  ...WORK_CHANGE_IT,
  ...LICENCE_SUSPENSION_IT,
  ...FLIGHT_IT,
  ...CARE_HOME_IT,
  ...HOME_WORKS_IT,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_IT,
  ...SUMMONS_IT,
  ...SOCIAL_DECISION_IT,
  ...JOB_SEEKER_IT,
  ...COMPANY_REMINDER_IT,
  ...TAX_REMINDER_IT,
  ...TELECOM_ROWS_IT,
  ...INSURANCE_CONTRACT_IT,
  ...LATE_PREMIUM_IT,
  ...BENEFIT_APPEALS_IT,
  ...WORK_WARNING_ROWS_IT,
  ...CHILD_MAINTENANCE_IT,
  ...STAY_DECISION_IT,
  ...ADMINISTRATIVE_DECISION_IT,
  ...BANK_LETTERS_IT,
  ...OVERDEBT_COMMISSION_IT,
  ...LICENCE_POINTS_IT,
  ...TRANSPORT_FINE_IT,
  ...PENAL_ORDER_ROWS_IT,
  ...EMERGENCY_REPAIR_IT,
  ...NAMED_LAW_IT,
  ...dataBreachWords('fr', 'it'),
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
  ...QUESTIONS_IT,
  ...finalAnswerWords('fr', 'it'),
}
