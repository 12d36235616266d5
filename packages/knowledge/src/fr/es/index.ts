/** The rows of France in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_ES } from './administrative-decision.ts'
import { AGREED_END_ES } from './agreed-end.ts'
import { BANK_LETTERS_ES } from './bank-letters.ts'
import { BENEFIT_APPEALS_ES } from './benefit-appeals.ts'
import { BENEFIT_REFUSAL_ES } from './benefit-refusal.ts'
import { CARE_HOME_ES } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { COMPANY_REMINDER_ES } from './company-reminder.ts'
import { CONSUMER_CONTRACT_WORDS } from './consumer-contract.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { DIVORCE_ES } from './divorce.ts'
import { EMERGENCY_REPAIR_ES } from './emergency-repair.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'
import { FIXED_TERM_JOB_ES } from './fixed-term-job.ts'
import { FLIGHT_ES } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GUARANTOR_ES } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HOME_WORKS_ES } from './home-works.ts'
import { INHERITANCE_ES } from './inheritance.ts'
import { INSURANCE_CONTRACT_ES } from './insurance-contract.ts'
import { JOB_ABSENCE_ES } from './job-absence.ts'
import { JOB_SEEKER_ES } from './job-seeker.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LICENCE_POINTS_ES } from './licence-points.ts'
import { LICENCE_SUSPENSION_ES } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NATIONALITY_ES } from './nationality.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { OTHER_LETTERS_WORDS } from './other-letters.ts'
import { OVERDEBT_COMMISSION_ES } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_ES } from './pay-by-mistake.ts'
import { PENAL_ORDER_ROWS_ES } from './penal-order.ts'
import { PRICE_RISES_ES } from './price-rise.ts'
import { PUBLIC_DEBT_WORDS } from './public-debt.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCHOOL_DISCIPLINE_ES } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_ES } from './sick-pay.ts'
import { SOCIAL_DECISION_ES } from './social-decision.ts'
import { STAY_DECISION_ES } from './stay-decision.ts'
import { SUMMONS_ES } from './summons.ts'
import { TAX_REMINDER_ES } from './tax-demand.ts'
import { TELECOM_ROWS_ES } from './telecom.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_ES } from './transport-fine.ts'
import { TRIAL_PERIOD_ES } from './trial-period.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_CHANGE_ES } from './work-change.ts'
import { WORK_SUSPENSION_ES } from './work-suspension.ts'
import { WORK_WARNING_ROWS_ES } from './work-warning.ts'

export const FR_IN_SPANISH: Words = {
  ...PUBLIC_DEBTS_ES,
  ...GUARANTOR_ES,
  ...BENEFIT_REFUSAL_ES,
  ...DIVORCE_ES,
  ...PRICE_RISES_ES,
  ...WORK_SUSPENSION_ES,
  ...AGREED_END_ES,
  ...PAID_TOO_MUCH_ES,
  ...FIXED_TERM_JOB_ES,
  ...SICK_PAY_ES,
  ...SCHOOL_DISCIPLINE_ES,
  ...NATIONALITY_ES,
  ...TRIAL_PERIOD_ES,
  ...JOB_ABSENCE_ES,
  ...NEIGHBOURS_ES,
  ...WORK_CHANGE_ES,
  ...LICENCE_SUSPENSION_ES,
  ...FLIGHT_ES,
  ...CARE_HOME_ES,
  ...HOME_WORKS_ES,
  ...INHERITANCE_ES,
  ...SUMMONS_ES,
  ...SOCIAL_DECISION_ES,
  ...JOB_SEEKER_ES,
  ...COMPANY_REMINDER_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_FAMILY_ES,
  ...TAX_REMINDER_ES,
  ...TELECOM_ROWS_ES,
  ...INSURANCE_CONTRACT_ES,
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
  ...CONSUMER_CONTRACT_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DISMISSAL_WORDS,
  ...ENFORCEMENT_WORDS,
  ...ENQUIRY_CONSUMER_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_HOUSING_WORDS,
  ...ENQUIRY_WORK_WORDS,
  ...LATE_FEE_WORDS,
  ...FORMAL_DEMAND_WORDS,
  ...HELP_WORDS,
  ...LIMITATION_WORDS,
  ...OTHER_LETTERS_WORDS,
  ...PUBLIC_DEBT_WORDS,
  ...RENTING_WORDS,
  ...SENDERS_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...UTILITY_BILL_WORDS,
}
