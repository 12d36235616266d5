/** The rows of France in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_NL } from './administrative-decision.ts'
import { AGREED_END_NL } from './agreed-end.ts'
import { BANK_LETTERS_NL } from './bank-letters.ts'
import { BENEFIT_APPEALS_NL } from './benefit-appeals.ts'
import { BENEFIT_REFUSAL_NL } from './benefit-refusal.ts'
import { CARE_HOME_NL } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COMPANY_REMINDER_NL } from './company-reminder.ts'
import { CONSUMER_CONTRACT_WORDS } from './consumer-contract.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { DIVORCE_NL } from './divorce.ts'
import { EMERGENCY_REPAIR_NL } from './emergency-repair.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'
import { FIXED_TERM_JOB_NL } from './fixed-term-job.ts'
import { FLIGHT_NL } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GUARANTOR_NL } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HOME_WORKS_NL } from './home-works.ts'
import { INHERITANCE_NL } from './inheritance.ts'
import { INSURANCE_CONTRACT_NL } from './insurance-contract.ts'
import { JOB_ABSENCE_NL } from './job-absence.ts'
import { JOB_SEEKER_NL } from './job-seeker.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LICENCE_POINTS_NL } from './licence-points.ts'
import { LICENCE_SUSPENSION_NL } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { NATIONALITY_NL } from './nationality.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { OTHER_LETTERS_WORDS } from './other-letters.ts'
import { OVERDEBT_COMMISSION_NL } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_NL } from './pay-by-mistake.ts'
import { PENAL_ORDER_ROWS_NL } from './penal-order.ts'
import { PRICE_RISES_NL } from './price-rise.ts'
import { PUBLIC_DEBT_WORDS } from './public-debt.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCHOOL_DISCIPLINE_NL } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_NL } from './sick-pay.ts'
import { SOCIAL_DECISION_NL } from './social-decision.ts'
import { STAY_DECISION_NL } from './stay-decision.ts'
import { SUMMONS_NL } from './summons.ts'
import { TAX_REMINDER_NL } from './tax-demand.ts'
import { TELECOM_ROWS_NL } from './telecom.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_NL } from './transport-fine.ts'
import { TRIAL_PERIOD_NL } from './trial-period.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_CHANGE_NL } from './work-change.ts'
import { WORK_SUSPENSION_NL } from './work-suspension.ts'
import { WORK_WARNING_ROWS_NL } from './work-warning.ts'

export const FR_NL: Words = {
  ...PUBLIC_DEBTS_NL,
  ...GUARANTOR_NL,
  ...BENEFIT_REFUSAL_NL,
  ...DIVORCE_NL,
  ...PRICE_RISES_NL,
  ...WORK_SUSPENSION_NL,
  ...AGREED_END_NL,
  ...PAID_TOO_MUCH_NL,
  ...FIXED_TERM_JOB_NL,
  ...SICK_PAY_NL,
  ...SCHOOL_DISCIPLINE_NL,
  ...NATIONALITY_NL,
  ...TRIAL_PERIOD_NL,
  ...JOB_ABSENCE_NL,
  ...NEIGHBOURS_NL,
  ...WORK_CHANGE_NL,
  ...LICENCE_SUSPENSION_NL,
  ...FLIGHT_NL,
  ...CARE_HOME_NL,
  ...HOME_WORKS_NL,
  ...INHERITANCE_NL,
  ...SUMMONS_NL,
  ...SOCIAL_DECISION_NL,
  ...JOB_SEEKER_NL,
  ...COMPANY_REMINDER_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_FAMILY_NL,
  ...TAX_REMINDER_NL,
  ...TELECOM_ROWS_NL,
  ...INSURANCE_CONTRACT_NL,
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
