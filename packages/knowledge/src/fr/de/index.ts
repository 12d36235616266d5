/** The rows of France in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_DE } from './administrative-decision.ts'
import { ADULT_PROTECTION_DE } from './adult-protection.ts'
import { AGREED_END_DE } from './agreed-end.ts'
import { ASYLUM_REFUSED_DE } from './asylum-refused.ts'
import { BANK_LETTERS_DE } from './bank-letters.ts'
import { BANK_PRICE_RISE_DE } from './bank-price-rise.ts'
import { BANK_SEIZURE_WORDS } from './bank-seizure.ts'
import { BENEFIT_APPEALS_DE } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_DE } from './benefit-refusal.ts'
import { CARE_HOME_DE } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_CONCERN_DE } from './child-concern.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { COLLECTION_COSTS_WORDS } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPANY_REMINDER_DE } from './company-reminder.ts'
import { COMPLAINT_CLOSED_DE } from './complaint-closed.ts'
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
import { DIVORCE_DE } from './divorce.ts'
import { EMERGENCY_REPAIR_DE } from './emergency-repair.ts'
import { ENERGY_BILL_WORDS } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_WORDS } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_WORDS } from './eviction-judged.ts'
import { FAMILY_JUDGE_DE } from './family-judge.ts'
import { FIXED_TERM_JOB_DE } from './fixed-term-job.ts'
import { FLIGHT_DE } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GOODS_SEIZURE_WORDS } from './goods-seizure.ts'
import { GUARANTOR_DE } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_DE } from './home-works.ts'
import { INHERITANCE_DE } from './inheritance.ts'
import { INSURANCE_CONTRACT_DE } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_WORDS } from './insurance-refusal.ts'
import { JOB_ABSENCE_DE } from './job-absence.ts'
import { JOB_SEEKER_DE } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_WORDS } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_WORDS } from './landlord-notice.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LATE_PREMIUM_DE } from './late-premium.ts'
import { LICENCE_POINTS_DE } from './licence-points.ts'
import { LICENCE_SUSPENSION_DE } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOANS_AND_BANK_FEES_WORDS } from './loans-and-bank-fees.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { NATIONALITY_DE } from './nationality.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { NON_COMPETE_DE } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_DE } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_DE } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PENAL_ORDER_ROWS_DE } from './penal-order.ts'
import { PRICE_RISES_DE } from './price-rise.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { PUBLIC_BILLS_WORDS } from './public-bills.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_PARKING_WORDS } from './public-parking.ts'
import { QUESTIONS_DE } from './questions.ts'
import { REDUNDANCY_WORDS } from './redundancy.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_ORDER_WORDS } from './rent-order.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_OPTIONS_WORDS } from './renting-options.ts'
import { RENTING_STEPS_WORDS } from './renting-steps.ts'
import { RENTING_WORDS } from './renting.ts'
import { RIGHT_TO_HOUSING_DE } from './right-to-housing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SCHOOL_DISCIPLINE_DE } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_DE } from './sick-pay.ts'
import { SOCIAL_DECISION_DE } from './social-decision.ts'
import { SPECIAL_HOMES_DE } from './special-homes.ts'
import { STAY_DECISION_DE } from './stay-decision.ts'
import { SUMMONS_DE } from './summons.ts'
import { TAX_DEBT_WORDS } from './tax-debt.ts'
import { TAX_REMINDER_DE } from './tax-demand.ts'
import { TELECOM_ROWS_DE } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_DE } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_DE } from './too-late-in-court.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_DE } from './transport-fine.ts'
import { TRIAL_PERIOD_DE } from './trial-period.ts'
import { URSSAF_DEBT_WORDS } from './urssaf-debt.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WAGE_SEIZURE_WORDS } from './wage-seizure.ts'
import { WORK_CHANGE_DE } from './work-change.ts'
import { WORK_SUSPENSION_DE } from './work-suspension.ts'
import { WORK_WARNING_ROWS_DE } from './work-warning.ts'

export const FR_DE: Words = {
  ...TOO_LATE_IN_COURT_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...TOO_LATE_FOR_HOME_AND_WORK_DE,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_DE,
  ...GUARANTOR_DE,
  ...BENEFIT_REFUSAL_DE,
  ...DIVORCE_DE,
  ...PRICE_RISES_DE,
  ...BANK_PRICE_RISE_DE,
  ...WORK_SUSPENSION_DE,
  ...AGREED_END_DE,
  ...PAID_TOO_MUCH_DE,
  ...FIXED_TERM_JOB_DE,
  ...SICK_PAY_DE,
  ...SCHOOL_DISCIPLINE_DE,
  ...SPECIAL_HOMES_DE,
  ...CHILD_CONCERN_DE,
  ...ASYLUM_REFUSED_DE,
  ...NON_COMPETE_DE,
  ...COMPLAINT_CLOSED_DE,
  ...ADULT_PROTECTION_DE,
  ...FAMILY_JUDGE_DE,
  ...RIGHT_TO_HOUSING_DE,
  ...NATIONALITY_DE,
  ...TRIAL_PERIOD_DE,
  ...JOB_ABSENCE_DE,
  ...NEIGHBOURS_DE,
  ...WORK_CHANGE_DE,
  ...LICENCE_SUSPENSION_DE,
  ...FLIGHT_DE,
  ...CARE_HOME_DE,
  ...HOME_WORKS_DE,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_DE,
  ...SUMMONS_DE,
  ...SOCIAL_DECISION_DE,
  ...JOB_SEEKER_DE,
  ...COMPANY_REMINDER_DE,
  ...TAX_REMINDER_DE,
  ...TELECOM_ROWS_DE,
  ...INSURANCE_CONTRACT_DE,
  ...LATE_PREMIUM_DE,
  ...BENEFIT_APPEALS_DE,
  ...WORK_WARNING_ROWS_DE,
  ...CHILD_MAINTENANCE_DE,
  ...STAY_DECISION_DE,
  ...ADMINISTRATIVE_DECISION_DE,
  ...BANK_LETTERS_DE,
  ...OVERDEBT_COMMISSION_DE,
  ...LICENCE_POINTS_DE,
  ...TRANSPORT_FINE_DE,
  ...PENAL_ORDER_ROWS_DE,
  ...EMERGENCY_REPAIR_DE,
  ...NAMED_LAW_DE,
  ...dataBreachWords('fr', 'de'),
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
  ...QUESTIONS_DE,
  ...finalAnswerWords('fr', 'de'),
}
