/** France in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { ADMINISTRATIVE_DECISION_JA } from './administrative-decision.ts'
import { AGREED_END_JA } from './agreed-end.ts'
import { BANK_LETTERS_JA } from './bank-letters.ts'
import { BENEFIT_APPEALS_JA } from './benefit-appeals.ts'
import { BENEFIT_REFUSAL_JA } from './benefit-refusal.ts'
import { CARE_HOME_JA } from './care-home.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COMPANY_REMINDER_JA } from './company-reminder.ts'
import { CONSUMER_CONTRACT_JA } from './consumer-contract.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { DIVORCE_JA } from './divorce.ts'
import { EMERGENCY_REPAIR_JA } from './emergency-repair.ts'
import { ENFORCEMENT_JA } from './enforcement.ts'
import { ENQUIRY_CONSUMER_JA } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_HOUSING_JA } from './enquiry-housing.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { FIXED_TERM_JOB_JA } from './fixed-term-job.ts'
import { FLIGHT_JA } from './flight.ts'
import { FORMAL_DEMAND_JA } from './formal-demand.ts'
import { GUARANTOR_JA } from './guarantor.ts'
import { HEALTH_FUND_JA } from './health-fund.ts'
import { HELP_JA } from './help.ts'
import { HOME_WORKS_JA } from './home-works.ts'
import { INHERITANCE_JA } from './inheritance.ts'
import { INSURANCE_CONTRACT_JA } from './insurance-contract.ts'
import { JOB_ABSENCE_JA } from './job-absence.ts'
import { JOB_SEEKER_JA } from './job-seeker.ts'
import { LATE_FEE_JA } from './late-fee.ts'
import { LICENCE_POINTS_JA } from './licence-points.ts'
import { LICENCE_SUSPENSION_JA } from './licence-suspension.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NATIONALITY_JA } from './nationality.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { OTHER_LETTERS_JA } from './other-letters.ts'
import { OVERDEBT_COMMISSION_JA } from './overdebt-commission.ts'
import { PAY_BY_MISTAKE_JA } from './pay-by-mistake.ts'
import { PENAL_ORDER_JA } from './penal-order.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_DEBT_JA } from './public-debt.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_CHARGES_JA } from './rent-charges.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RENTING_JA } from './renting.ts'
import { SCHOOL_DISCIPLINE_JA } from './school-discipline.ts'
import { SENDERS_JA } from './senders.ts'
import { SHARED_COSTS_JA } from './shared-costs.ts'
import { SICK_PAY_JA } from './sick-pay.ts'
import { SOCIAL_DECISION_JA } from './social-decision.ts'
import { STAY_DECISION_JA } from './stay-decision.ts'
import { SUMMONS_JA } from './summons.ts'
import { TAX_DEMAND_JA } from './tax-demand.ts'
import { TELECOM_JA } from './telecom.ts'
import { TRAFFIC_FINE_JA } from './traffic-fine.ts'
import { TRANSPORT_FINE_JA } from './transport-fine.ts'
import { TRIAL_PERIOD_JA } from './trial-period.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'
import { WORK_CHANGE_JA } from './work-change.ts'
import { WORK_SUSPENSION_JA } from './work-suspension.ts'
import { WORK_WARNING_JA } from './work-warning.ts'

export const FR_JA: Words = {
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
  ...CONSUMER_CONTRACT_JA,
  ...COURT_CLAIM_JA,
  ...COURT_JUDGMENT_JA,
  ...DEBT_COLLECTION_JA,
  ...DISMISSAL_JA,
  ...DIVORCE_JA,
  ...EMERGENCY_REPAIR_JA,
  ...ENFORCEMENT_JA,
  ...ENQUIRY_CONSUMER_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_HOUSING_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_WORK_JA,
  ...FIXED_TERM_JOB_JA,
  ...FLIGHT_JA,
  ...FORMAL_DEMAND_JA,
  ...HEALTH_FUND_JA,
  ...HELP_JA,
  ...HOME_WORKS_JA,
  ...INHERITANCE_JA,
  ...INSURANCE_CONTRACT_JA,
  ...JOB_ABSENCE_JA,
  ...JOB_SEEKER_JA,
  ...LATE_FEE_JA,
  ...LICENCE_POINTS_JA,
  ...LICENCE_SUSPENSION_JA,
  ...LIMITATION_JA,
  ...NAMED_LAW_JA,
  ...NATIONALITY_JA,
  ...NEIGHBOURS_JA,
  ...OTHER_LETTERS_JA,
  ...OVERDEBT_COMMISSION_JA,
  ...PAY_BY_MISTAKE_JA,
  ...PENAL_ORDER_JA,
  ...PRICE_RISE_JA,
  ...PUBLIC_DEBT_JA,
  ...RENT_CHARGES_JA,
  ...RENT_DEPOSIT_JA,
  ...RENT_RISE_JA,
  ...RENTING_JA,
  ...SCHOOL_DISCIPLINE_JA,
  ...SENDERS_JA,
  ...SHARED_COSTS_JA,
  ...SICK_PAY_JA,
  ...SOCIAL_DECISION_JA,
  ...STAY_DECISION_JA,
  ...SUMMONS_JA,
  ...TAX_DEMAND_JA,
  ...TELECOM_JA,
  ...TRAFFIC_FINE_JA,
  ...TRANSPORT_FINE_JA,
  ...TRIAL_PERIOD_JA,
  ...UTILITY_BILL_JA,
  ...WORK_CHANGE_JA,
  ...WORK_SUSPENSION_JA,
  ...WORK_WARNING_JA,
}
