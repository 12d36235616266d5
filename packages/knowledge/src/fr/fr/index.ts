/** The rows of France in French. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_FR } from './administrative-decision.ts'
import { AGREED_END_FR } from './agreed-end.ts'
import { BANK_LETTERS_FR } from './bank-letters.ts'
import { BENEFIT_APPEALS_FR } from './benefit-appeals.ts'
import { BENEFIT_REFUSAL_FR } from './benefit-refusal.ts'
import { CARE_HOME_FR } from './care-home.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COMPANY_REMINDER_FR } from './company-reminder.ts'
import { CONSUMER_CONTRACT_WORDS } from './consumer-contract.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { DIVORCE_FR } from './divorce.ts'
import { EMERGENCY_REPAIR_FR } from './emergency-repair.ts'
import { ENFORCEMENT_WORDS } from './enforcement.ts'
import { ENQUIRY_CONSUMER_WORDS } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_HOUSING_WORDS } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_WORK_WORDS } from './enquiry-work.ts'
import { FIXED_TERM_JOB_FR } from './fixed-term-job.ts'
import { FLIGHT_FR } from './flight.ts'
import { FORMAL_DEMAND_WORDS } from './formal-demand.ts'
import { GUARANTOR_FR } from './guarantor.ts'
import { HEALTH_FUND_WORDS } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { HOME_WORKS_FR } from './home-works.ts'
import { INHERITANCE_FR } from './inheritance.ts'
import { INSURANCE_CONTRACT_FR } from './insurance-contract.ts'
import { JOB_ABSENCE_FR } from './job-absence.ts'
import { JOB_SEEKER_FR } from './job-seeker.ts'
import { LATE_FEE_WORDS } from './late-fee.ts'
import { LICENCE_POINTS_FR } from './licence-points.ts'
import { LICENCE_SUSPENSION_FR } from './licence-suspension.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { NATIONALITY_FR } from './nationality.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { OTHER_LETTERS_WORDS } from './other-letters.ts'
import { OVERDEBT_COMMISSION_FR } from './overdebt-commission.ts'
import { PAID_TOO_MUCH_FR } from './pay-by-mistake.ts'
import { PENAL_ORDER_ROWS_FR } from './penal-order.ts'
import { PRICE_RISES_FR } from './price-rise.ts'
import { PUBLIC_DEBT_ROWS_WORDS } from './public-debt.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_CHARGES_WORDS } from './rent-charges.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCHOOL_DISCIPLINE_FR } from './school-discipline.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SHARED_COSTS_WORDS } from './shared-costs.ts'
import { SICK_PAY_FR } from './sick-pay.ts'
import { SOCIAL_DECISION_FR } from './social-decision.ts'
import { STAY_DECISION_FR } from './stay-decision.ts'
import { SUMMONS_FR } from './summons.ts'
import { TAX_REMINDER_FR } from './tax-demand.ts'
import { TELECOM_ROWS_FR } from './telecom.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { TRANSPORT_FINE_FR } from './transport-fine.ts'
import { TRIAL_PERIOD_FR } from './trial-period.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_CHANGE_FR } from './work-change.ts'
import { WORK_SUSPENSION_FR } from './work-suspension.ts'
import { WORK_WARNING_ROWS_FR } from './work-warning.ts'

export const FR_IN_FRENCH: Words = {
  ...PUBLIC_DEBTS_FR,
  ...GUARANTOR_FR,
  ...BENEFIT_REFUSAL_FR,
  ...DIVORCE_FR,
  ...PRICE_RISES_FR,
  ...WORK_SUSPENSION_FR,
  ...AGREED_END_FR,
  ...PAID_TOO_MUCH_FR,
  ...FIXED_TERM_JOB_FR,
  ...SICK_PAY_FR,
  ...SCHOOL_DISCIPLINE_FR,
  ...NATIONALITY_FR,
  ...TRIAL_PERIOD_FR,
  ...JOB_ABSENCE_FR,
  ...NEIGHBOURS_FR,
  ...WORK_CHANGE_FR,
  ...LICENCE_SUSPENSION_FR,
  ...FLIGHT_FR,
  ...CARE_HOME_FR,
  ...HOME_WORKS_FR,
  ...INHERITANCE_FR,
  ...SUMMONS_FR,
  ...SOCIAL_DECISION_FR,
  ...JOB_SEEKER_FR,
  ...COMPANY_REMINDER_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_FAMILY_FR,
  ...TAX_REMINDER_FR,
  ...TELECOM_ROWS_FR,
  ...INSURANCE_CONTRACT_FR,
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
  ...DEBT_COLLECTION_WORDS,
  ...LATE_FEE_WORDS,
  ...FORMAL_DEMAND_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...ENFORCEMENT_WORDS,
  ...RENTING_WORDS,
  ...DISMISSAL_WORDS,
  ...CONSUMER_CONTRACT_WORDS,
  ...UTILITY_BILL_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...PUBLIC_DEBT_ROWS_WORDS,
  ...OTHER_LETTERS_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_HOUSING_WORDS,
  ...ENQUIRY_WORK_WORDS,
  ...ENQUIRY_CONSUMER_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
}
