/** The rows of France in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_NL } from './administrative-decision.ts'
import { ADULT_PROTECTION_NL } from './adult-protection.ts'
import { AGREED_END_NL } from './agreed-end.ts'
import { ASYLUM_REFUSED_NL } from './asylum-refused.ts'
import { BANK_LETTERS_NL } from './bank-letters.ts'
import { BANK_PRICE_RISE_NL } from './bank-price-rise.ts'
import { BANK_SEIZURE_WORDS } from './bank-seizure.ts'
import { BENEFIT_APPEALS_NL } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_NL } from './benefit-refusal.ts'
import { CARE_HOME_NL } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_CONCERN_NL } from './child-concern.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COLLECTION_COSTS_WORDS } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPANY_REMINDER_NL } from './company-reminder.ts'
import { COMPLAINT_CLOSED_NL } from './complaint-closed.ts'
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
import { DIVORCE_NL } from './divorce.ts'
import { EMERGENCY_REPAIR_NL } from './emergency-repair.ts'
import { ENERGY_BILL_WORDS } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_WORDS } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_WORDS } from './eviction-judged.ts'
import { FAMILY_JUDGE_NL } from './family-judge.ts'
import { FIXED_TERM_JOB_NL } from './fixed-term-job.ts'
import { FLIGHT_NL } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GOODS_SEIZURE_WORDS } from './goods-seizure.ts'
import { GUARANTOR_NL } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_NL } from './home-works.ts'
import { INHERITANCE_NL } from './inheritance.ts'
import { INSURANCE_CONTRACT_NL } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_WORDS } from './insurance-refusal.ts'
import { JOB_ABSENCE_NL } from './job-absence.ts'
import { JOB_SEEKER_NL } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_WORDS } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_WORDS } from './landlord-notice.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LATE_PREMIUM_NL } from './late-premium.ts'
import { LICENCE_POINTS_NL } from './licence-points.ts'
import { LICENCE_SUSPENSION_NL } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOANS_AND_BANK_FEES_WORDS } from './loans-and-bank-fees.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { NATIONALITY_NL } from './nationality.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { NON_COMPETE_NL } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_NL } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_NL } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PENAL_ORDER_ROWS_NL } from './penal-order.ts'
import { PRICE_RISES_NL } from './price-rise.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { PUBLIC_BILLS_WORDS } from './public-bills.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_PARKING_WORDS } from './public-parking.ts'
import { QUESTIONS_NL } from './questions.ts'
import { REDUNDANCY_WORDS } from './redundancy.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_ORDER_WORDS } from './rent-order.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_OPTIONS_WORDS } from './renting-options.ts'
import { RENTING_STEPS_WORDS } from './renting-steps.ts'
import { RENTING_WORDS } from './renting.ts'
import { RIGHT_TO_HOUSING_NL } from './right-to-housing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SCHOOL_DISCIPLINE_NL } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_NL } from './sick-pay.ts'
import { SOCIAL_DECISION_NL } from './social-decision.ts'
import { SPECIAL_HOMES_NL } from './special-homes.ts'
import { STAY_DECISION_NL } from './stay-decision.ts'
import { SUMMONS_NL } from './summons.ts'
import { TAX_DEBT_WORDS } from './tax-debt.ts'
import { TAX_REMINDER_NL } from './tax-demand.ts'
import { TELECOM_ROWS_NL } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_NL } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_NL } from './too-late-in-court.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_NL } from './transport-fine.ts'
import { TRIAL_PERIOD_NL } from './trial-period.ts'
import { URSSAF_DEBT_WORDS } from './urssaf-debt.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WAGE_SEIZURE_WORDS } from './wage-seizure.ts'
import { WORK_CHANGE_NL } from './work-change.ts'
import { WORK_SUSPENSION_NL } from './work-suspension.ts'
import { WORK_WARNING_ROWS_NL } from './work-warning.ts'

export const FR_NL: Words = {
  ...TOO_LATE_IN_COURT_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...TOO_LATE_FOR_HOME_AND_WORK_NL,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_NL,
  ...GUARANTOR_NL,
  ...BENEFIT_REFUSAL_NL,
  ...DIVORCE_NL,
  ...PRICE_RISES_NL,
  ...BANK_PRICE_RISE_NL,
  ...WORK_SUSPENSION_NL,
  ...AGREED_END_NL,
  ...PAID_TOO_MUCH_NL,
  ...FIXED_TERM_JOB_NL,
  ...SICK_PAY_NL,
  ...SCHOOL_DISCIPLINE_NL,
  ...SPECIAL_HOMES_NL,
  ...CHILD_CONCERN_NL,
  ...ASYLUM_REFUSED_NL,
  ...NON_COMPETE_NL,
  ...COMPLAINT_CLOSED_NL,
  ...ADULT_PROTECTION_NL,
  ...FAMILY_JUDGE_NL,
  ...RIGHT_TO_HOUSING_NL,
  ...NATIONALITY_NL,
  ...TRIAL_PERIOD_NL,
  ...JOB_ABSENCE_NL,
  ...NEIGHBOURS_NL,
  ...WORK_CHANGE_NL,
  ...LICENCE_SUSPENSION_NL,
  ...FLIGHT_NL,
  ...CARE_HOME_NL,
  ...HOME_WORKS_NL,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_NL,
  ...SUMMONS_NL,
  ...SOCIAL_DECISION_NL,
  ...JOB_SEEKER_NL,
  ...COMPANY_REMINDER_NL,
  ...TAX_REMINDER_NL,
  ...TELECOM_ROWS_NL,
  ...INSURANCE_CONTRACT_NL,
  ...LATE_PREMIUM_NL,
  ...BENEFIT_APPEALS_NL,
  ...WORK_WARNING_ROWS_NL,
  ...CHILD_MAINTENANCE_NL,
  ...STAY_DECISION_NL,
  ...ADMINISTRATIVE_DECISION_NL,
  ...BANK_LETTERS_NL,
  ...OVERDEBT_COMMISSION_NL,
  ...LICENCE_POINTS_NL,
  ...TRANSPORT_FINE_NL,
  ...PENAL_ORDER_ROWS_NL,
  ...EMERGENCY_REPAIR_NL,
  ...NAMED_LAW_NL,
  ...dataBreachWords('fr', 'nl'),
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
  ...QUESTIONS_NL,
  ...finalAnswerWords('fr', 'nl'),
}
