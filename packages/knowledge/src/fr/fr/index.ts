/** The rows of France in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_FR } from './administrative-decision.ts'
import { ADULT_PROTECTION_FR } from './adult-protection.ts'
import { AGREED_END_FR } from './agreed-end.ts'
import { ASYLUM_REFUSED_FR } from './asylum-refused.ts'
import { BANK_LETTERS_FR } from './bank-letters.ts'
import { BANK_PRICE_RISE_FR } from './bank-price-rise.ts'
import { BANK_SEIZURE_WORDS } from './bank-seizure.ts'
import { BENEFIT_APPEALS_FR } from './benefit-appeals.ts'
import { BENEFIT_OVERPAYMENT_ROWS_WORDS } from './benefit-overpayment.ts'
import { BENEFIT_REFUSAL_FR } from './benefit-refusal.ts'
import { CARE_HOME_FR } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_CONCERN_FR } from './child-concern.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COLLECTION_COSTS_WORDS } from './collection-costs.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPANY_REMINDER_FR } from './company-reminder.ts'
import { COMPLAINT_CLOSED_FR } from './complaint-closed.ts'
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
import { DIVORCE_FR } from './divorce.ts'
import { EMERGENCY_REPAIR_FR } from './emergency-repair.ts'
import { ENERGY_BILL_WORDS } from './energy-bill.ts'
import { ENFORCEMENT_STEPS_WORDS } from './enforcement-steps.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { EVICTION_BY_OFFICER_WORDS } from './eviction-by-officer.ts'
import { EVICTION_JUDGED_WORDS } from './eviction-judged.ts'
import { FAMILY_JUDGE_FR } from './family-judge.ts'
import { FIXED_TERM_JOB_FR } from './fixed-term-job.ts'
import { FLIGHT_FR } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GOODS_SEIZURE_WORDS } from './goods-seizure.ts'
import { GUARANTOR_FR } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HIDDEN_FAULT_WORDS } from './hidden-fault.ts'
import { HOME_WORKS_FR } from './home-works.ts'
import { INHERITANCE_FR } from './inheritance.ts'
import { INSURANCE_CONTRACT_FR } from './insurance-contract.ts'
import { INSURANCE_REFUSAL_WORDS } from './insurance-refusal.ts'
import { JOB_ABSENCE_FR } from './job-absence.ts'
import { JOB_SEEKER_FR } from './job-seeker.ts'
import { JOBSEEKER_OVERPAYMENT_WORDS } from './jobseeker-overpayment.ts'
import { LANDLORD_NOTICE_WORDS } from './landlord-notice.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LATE_PREMIUM_FR } from './late-premium.ts'
import { LICENCE_POINTS_FR } from './licence-points.ts'
import { LICENCE_SUSPENSION_FR } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOANS_AND_BANK_FEES_WORDS } from './loans-and-bank-fees.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { NATIONALITY_FR } from './nationality.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { NON_COMPETE_FR } from './non-compete.ts'
import { NOTICE_OF_VISIT_WORDS } from './notice-of-visit.ts'
import { OVERDEBT_COMMISSION_FR } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_FR } from './pay-by-mistake.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PENAL_ORDER_ROWS_FR } from './penal-order.ts'
import { PRICE_RISES_FR } from './price-rise.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { PUBLIC_BILLS_ROWS_WORDS } from './public-bills.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_PARKING_WORDS } from './public-parking.ts'
import { QUESTIONS_FR } from './questions.ts'
import { REDUNDANCY_WORDS } from './redundancy.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_ORDER_WORDS } from './rent-order.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_OPTIONS_WORDS } from './renting-options.ts'
import { RENTING_STEPS_WORDS } from './renting-steps.ts'
import { RENTING_WORDS } from './renting.ts'
import { RIGHT_TO_HOUSING_FR } from './right-to-housing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SCHOOL_DISCIPLINE_FR } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_FR } from './sick-pay.ts'
import { SOCIAL_DECISION_FR } from './social-decision.ts'
import { SPECIAL_HOMES_FR } from './special-homes.ts'
import { STAY_DECISION_FR } from './stay-decision.ts'
import { SUMMONS_FR } from './summons.ts'
import { TAX_DEBT_ROWS_WORDS } from './tax-debt.ts'
import { TAX_REMINDER_FR } from './tax-demand.ts'
import { TELECOM_ROWS_FR } from './telecom.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_FR } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_FR } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_FR } from './too-late-in-court.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_FR } from './transport-fine.ts'
import { TRIAL_PERIOD_FR } from './trial-period.ts'
import { URSSAF_DEBT_WORDS } from './urssaf-debt.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WAGE_SEIZURE_WORDS } from './wage-seizure.ts'
import { WORK_CHANGE_FR } from './work-change.ts'
import { WORK_SUSPENSION_FR } from './work-suspension.ts'
import { WORK_WARNING_ROWS_FR } from './work-warning.ts'

export const FR_IN_FRENCH: Words = {
  ...TOO_LATE_IN_COURT_FR,
  ...TOO_LATE_FOR_OFFICES_FR,
  ...TOO_LATE_FOR_HOME_AND_WORK_FR,
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...PUBLIC_DEBTS_FR,
  ...GUARANTOR_FR,
  ...BENEFIT_REFUSAL_FR,
  ...DIVORCE_FR,
  ...PRICE_RISES_FR,
  ...BANK_PRICE_RISE_FR,
  ...WORK_SUSPENSION_FR,
  ...AGREED_END_FR,
  ...PAID_TOO_MUCH_FR,
  ...FIXED_TERM_JOB_FR,
  ...SICK_PAY_FR,
  ...SCHOOL_DISCIPLINE_FR,
  ...SPECIAL_HOMES_FR,
  ...CHILD_CONCERN_FR,
  ...ASYLUM_REFUSED_FR,
  ...NON_COMPETE_FR,
  ...COMPLAINT_CLOSED_FR,
  ...ADULT_PROTECTION_FR,
  ...FAMILY_JUDGE_FR,
  ...RIGHT_TO_HOUSING_FR,
  ...NATIONALITY_FR,
  ...TRIAL_PERIOD_FR,
  ...JOB_ABSENCE_FR,
  ...NEIGHBOURS_FR,
  ...WORK_CHANGE_FR,
  ...LICENCE_SUSPENSION_FR,
  ...FLIGHT_FR,
  ...CARE_HOME_FR,
  ...HOME_WORKS_FR,
  ...HIDDEN_FAULT_WORDS,
  ...NOTICE_OF_VISIT_WORDS,
  ...INHERITANCE_FR,
  ...SUMMONS_FR,
  ...SOCIAL_DECISION_FR,
  ...JOB_SEEKER_FR,
  ...COMPANY_REMINDER_FR,
  ...TAX_REMINDER_FR,
  ...TELECOM_ROWS_FR,
  ...INSURANCE_CONTRACT_FR,
  ...LATE_PREMIUM_FR,
  ...BENEFIT_APPEALS_FR,
  ...WORK_WARNING_ROWS_FR,
  ...CHILD_MAINTENANCE_FR,
  ...STAY_DECISION_FR,
  ...ADMINISTRATIVE_DECISION_FR,
  ...BANK_LETTERS_FR,
  ...OVERDEBT_COMMISSION_FR,
  ...LICENCE_POINTS_FR,
  ...TRANSPORT_FINE_FR,
  ...PENAL_ORDER_ROWS_FR,
  ...EMERGENCY_REPAIR_FR,
  ...NAMED_LAW_FR,
  ...dataBreachWords('fr', 'fr'),
  ...HEALTH_FUND_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...SHARED_COSTS_WORDS,
  ...RENT_CHARGES_WORDS,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...COLLECTOR_CONDUCT_WORDS,
  ...COLLECTION_COSTS_WORDS,
  ...LOANS_AND_BANK_FEES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...LATE_FEE_WORDS,
  ...FORMAL_DEMAND_WORDS,
  ...LIMITATION_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_CLAIM_STEPS_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...BANK_SEIZURE_WORDS,
  ...WAGE_SEIZURE_WORDS,
  ...GOODS_SEIZURE_WORDS,
  ...ENFORCEMENT_WORDS,
  ...ENFORCEMENT_STEPS_WORDS,
  ...LANDLORD_NOTICE_WORDS,
  ...RENT_ORDER_WORDS,
  ...EVICTION_JUDGED_WORDS,
  ...EVICTION_BY_OFFICER_WORDS,
  ...RENTING_WORDS,
  ...RENTING_OPTIONS_WORDS,
  ...RENTING_STEPS_WORDS,
  ...DEFAMATION_WORDS,
  ...DISMISSAL_MEETING_WORDS,
  ...REDUNDANCY_WORDS,
  ...DISMISSAL_PAY_WORDS,
  ...DISMISSAL_WORDS,
  ...DISTANCE_SELLING_WORDS,
  ...CONSUMER_CONTRACT_WORDS,
  ...ENERGY_BILL_WORDS,
  ...UTILITY_BILL_WORDS,
  ...PUBLIC_PARKING_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...TAX_DEBT_ROWS_WORDS,
  ...URSSAF_DEBT_WORDS,
  ...BENEFIT_OVERPAYMENT_ROWS_WORDS,
  ...JOBSEEKER_OVERPAYMENT_WORDS,
  ...PUBLIC_BILLS_ROWS_WORDS,
  ...INSURANCE_REFUSAL_WORDS,
  ...COPYRIGHT_WORDS,
  ...PRIVATE_PARKING_WORDS,
  ...SCAM_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
  ...QUESTIONS_FR,
  ...finalAnswerWords('fr', 'fr'),
}
